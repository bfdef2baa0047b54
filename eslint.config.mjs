import tseslint from 'typescript-eslint';
import { bareTextRule } from './scripts/lib/bare-text-rule.mjs';

/** What the linter of `.oxlintrc.json` has no rule for. */
export default tseslint.config(
  {
    files: ['src/domain/**/*.ts'],
    languageOptions: { parser: tseslint.parser },
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'NewExpression[callee.name="Date"][arguments.length=0]',
          'CallExpression[callee.name="Date"]',
        ].map((selector) => ({ selector, message: 'Take the instant as an argument.' })),
      ],
    },
  },
  {
    files: ['src/ui/**/*.tsx'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    plugins: { shop: { rules: { 'bare-text': bareTextRule } } },
    rules: { 'shop/bare-text': 'error' },
  },
);
