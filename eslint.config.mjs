import tseslint from 'typescript-eslint';
import { bareTextRule } from './scripts/lib/bare-text-rule.mjs';

/** What the linter of `.oxlintrc.json` has no rule for, and what takes types. */
export default tseslint.config({
  files: ['src/ui/**/*.tsx'],
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { project: './tsconfig.ui.json', tsconfigRootDir: import.meta.dirname },
  },
  plugins: { shop: { rules: { 'bare-text': bareTextRule } } },
  rules: { 'shop/bare-text': 'error' },
});
