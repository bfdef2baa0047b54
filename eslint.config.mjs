import tseslint from 'typescript-eslint';
import { bareTextRule } from './scripts/lib/bare-text-rule.mjs';

/** What the linter of `.oxlintrc.json` has no rule for. */
export default tseslint.config(
  {
    files: ['{src,server}/**/*.{ts,tsx}'],
    ignores: ['src/ui/components/{rich-text.tsx,static-block.ts}'],
    languageOptions: { parser: tseslint.parser },
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          'Property[key.name="dangerouslySetInnerHTML"]',
        ].map((selector) => ({
          selector,
          message: 'Show HTML of the back office by `RichText`, anything else as React’s own text.',
        })),
      ],
    },
  },
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
