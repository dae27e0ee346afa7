import { defineConfig } from 'oxlint';

import * as architecture from './architecture.ts';
import { boundaryOverrides } from './scripts/check/boundaries.ts';

/** House rules of style and safety; who may import whom comes from architecture.ts. */
export default defineConfig({
  plugins: ['typescript', 'import', 'oxc', 'unicorn', 'react', 'jsx-a11y', 'promise'],
  categories: { correctness: 'error' },
  options: { reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/dist/**', '.data/**', '.cache/**'],
  rules: {
    // A lazy thenable runs only when awaited, so a forgotten await loses a write.
    // The runner itself awaits what a test file declares.
    'typescript/no-floating-promises': [
      'error',
      {
        checkThenables: true,
        // Fastify's replies and servers are chains that happen to have a `then`.
        allowForKnownSafePromises: [
          { from: 'package', package: 'fastify', name: ['FastifyReply', 'FastifyInstance'] },
        ],
        allowForKnownSafeCalls: [
          { from: 'package', package: 'node:test', name: ['describe', 'it', 'suite', 'test'] },
        ],
      },
    ],
    'typescript/no-misused-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/return-await': 'error',
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    // Spreading a text counts its code points, which is what is meant where it is done.
    'typescript/no-misused-spread': 'off',
    // Our objects are plain: their functions close over what they need and use no `this`.
    'typescript/unbound-method': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    // A group of buttons or a live status has no element of its own that looks like nothing.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'eslint/eqeqeq': 'error',
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'eslint/no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    'eslint/max-lines': ['error', { max: 400 }],
    'eslint/max-lines-per-function': ['error', { max: 70 }],
  },
  overrides: [
    {
      files: ['**/*.tsx'],
      rules: { 'eslint/max-lines-per-function': ['error', { max: 120 }] },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**', '**/locales/**'],
      rules: {
        'eslint/max-lines': 'off',
        'eslint/max-lines-per-function': 'off',
        'typescript/no-non-null-assertion': 'off',
      },
    },
    {
      // Rules are pure: the same call gives the same answer on server and in the browser.
      files: [
        'packages/agency-rules/src/**',
        'packages/book-rules/src/**',
        'packages/game-rules/src/**',
        'packages/lottery-rules/src/**',
      ],
      rules: {
        'eslint/no-restricted-globals': ['error', 'Date', 'fetch', 'performance', 'process'],
      },
    },
    {
      // A calendar reckons with days that it is given; it has no clock either.
      files: ['packages/lottery-rules/src/calendar/**'],
      rules: { 'eslint/no-restricted-globals': ['error', 'fetch', 'performance', 'process'] },
    },
    {
      // The router is told to go elsewhere by throwing what it calls a redirect.
      files: ['apps/player-site/src/routes/**'],
      rules: { 'typescript/only-throw-error': 'off' },
    },
    {
      // These tools read their configuration, and node:test its reporter, from a default export.
      files: ['**/*.config.ts', '**/*.config.mjs', '**/*.d.ts', 'scripts/test/tell-runner.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    ...boundaryOverrides(import.meta.dirname, architecture),
  ],
});
