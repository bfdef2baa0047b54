import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import unicorn from 'eslint-plugin-unicorn';
import prettier from 'eslint-config-prettier';
import tseslint from 'typescript-eslint';
import { bareTextRule } from './scripts/lib/bare-text-rule.mjs';

const impureGlobals = [
  'window',
  'document',
  'process',
  'fetch',
  'localStorage',
  'sessionStorage',
  'navigator',
  'crypto',
  'performance',
  'setTimeout',
  'setInterval',
].map((name) => ({ name, message: 'The domain is pure: take the value as an argument.' }));

export default tseslint.config(
  {
    ignores: [
      'dist',
      'data',
      'coverage',
      'node_modules',
      '.cache',
      'bench/results',
      'playwright-report',
      'test-results',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { unicorn },
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      'unicorn/filename-case': ['error', { case: 'kebabCase' }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports' },
      ],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      // A port's interface and its container token share one name, as a codec and its value do.
      '@typescript-eslint/no-redeclare': 'off',
      'no-redeclare': 'off',
      eqeqeq: 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 15],
    },
  },
  {
    // Where React is; its compiler looks for faults in each function, which takes long elsewhere.
    files: [
      'src/**/*.tsx',
      'server/**/*.tsx',
      'src/ui/**/*.ts',
      'src/browser/**/*.ts',
      'server/ssr/**/*.ts',
    ],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs['recommended-latest'].rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      // Texts of a label may stand in elements of their own inside it.
      'jsx-a11y/label-has-associated-control': ['error', { depth: 3 }],
    },
  },
  {
    files: ['src/domain/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...impureGlobals],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Take the instant as an argument.' },
        { object: 'Math', property: 'random', message: 'Take the number as an argument.' },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'Take the instant as an argument.',
        },
        {
          selector: 'CallExpression[callee.name="Date"]',
          message: 'Take the instant as an argument.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.ts', 'server/**/*.ts'],
    // The composition roots, which alone resolve.
    ignores: ['src/browser/container.ts', 'server/container.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          name: 'inversify',
          importNames: ['Container'],
          message:
            'Only composition roots resolve: bind in a module, take the value as an argument.',
        },
      ],
    },
  },
  {
    files: ['tests/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    rules: {
      // Asks for the type of every call; a test that waits for too little fails by itself.
      '@typescript-eslint/no-misused-promises': 'off',
      'no-restricted-properties': [
        'error',
        ...['it', 'test', 'describe'].map((object) => ({
          object,
          property: 'only',
          message: 'All the others would not run.',
        })),
      ],
    },
  },
  {
    files: ['src/ui/**/*.tsx'],
    plugins: { shop: { rules: { 'bare-text': bareTextRule } } },
    rules: { 'shop/bare-text': 'error' },
  },
  {
    files: ['src/ui/**/*.{ts,tsx}', 'src/browser/**/*.{ts,tsx}'],
    // The one clock begins with the device's; the others only compare it with itself.
    ignores: [
      'src/browser/main.tsx',
      'src/browser/platform/refresh-city.ts',
      'src/ui/navigation/page-reload.ts',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Ask the server clock (useServerClock).' },
      ],
    },
  },
  {
    // Tools ask for a default export of their configuration, and the bundler gives one to each file it copies.
    files: ['*.config.{ts,mjs}', '*.ts', 'e2e/playwright.config.ts', 'types/**/*.d.ts'],
    rules: {
      'no-restricted-syntax': 'off',
      // Adding to an interface of somebody else needs an interface.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        fetch: 'readonly',
        performance: 'readonly',
        Buffer: 'readonly',
        AbortSignal: 'readonly',
        module: 'writable',
        require: 'readonly',
        __dirname: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  prettier,
);
