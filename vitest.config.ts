import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', '{benchmarks,tools}/test/**/*.test.ts'],
    // A test that was switched off or forgotten must not look like a test that passed.
    allowOnly: false,
    passWithNoTests: false,
    // Generous, for other work may run beside the tests: these limits end what hangs, they measure nothing.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
