import { defineConfig } from '@playwright/test';

import tests from './playwright.config';

// Figures, not tests: one thing at a time, once, and nothing that could fail a run of the tests.
export default defineConfig({
  ...tests,
  testMatch: '*.perf.ts',
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 600_000,
  reporter: [['line']],
});
