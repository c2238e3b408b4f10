import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

/** What the compiler does not see: promises nobody waits for, cases nobody met, values that turn into text by accident. */
const rules = {
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-misused-promises': 'error',
  '@typescript-eslint/no-unnecessary-type-assertion': 'error',
  '@typescript-eslint/no-base-to-string': 'error',
  '@typescript-eslint/only-throw-error': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': [
    'error',
    { considerDefaultExhaustiveForUnions: false, allowDefaultCaseForExhaustiveSwitch: false },
  ],
  eqeqeq: 'error',
  // A `{' '}` keeps a space; what is not drawn need not be reactive.
  'svelte/no-useless-mustaches': 'off',
  'svelte/prefer-svelte-reactivity': 'off',
  'svelte/prefer-const': ['error', { excludedRunes: ['$props'] }],
};

export default defineConfig(
  globalIgnores(['dist', 'wasm', 'artefacts', 'test-results', 'playwright-report', 'src/wire/wire.ts', 'src/wire/routes.ts']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts', '**/*.svelte'],
    extends: [ts.configs.base, svelte.configs.recommended],
    languageOptions: { parserOptions: { project: ['tsconfig.json', 'tests/tsconfig.json'], extraFileExtensions: ['.svelte'] } },
    rules,
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
);
