import { defineConfig } from 'vitest/config'

/** Tests that start programs, or that put something of their own in a module's place: each file in a process of its own. */
const alone = ['packages/{cli,server}/test/**/*.test.ts', '{benchmarks,tools}/test/**/*.test.ts']

export default defineConfig({
  test: {
    // A test that was switched off or forgotten must not look like a test that passed.
    allowOnly: false,
    passWithNoTests: false,
    // Generous, for other work may run beside the tests: these limits end what hangs, they measure nothing.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        // The rules keep nothing between two games, so a process loads them once for all its files: a third less work.
        test: {
          name: 'shared',
          include: ['packages/*/test/**/*.test.ts'],
          exclude: alone,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
})
