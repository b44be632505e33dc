import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Packages that keep no state in their modules and start nothing: their test files share a process, which saves a third. */
const PURE = ['kernel', 'zones', 'gear-up', 'second-edition', 'games', 'bots']

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          isolate: false,
          include: PURE.map((name) => `packages/${name}/src/**/*.test.ts`),
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.mjs', 'bench/src/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...PURE.map((name) => `packages/${name}/**`)],
          // Starts nothing until a test asks for it.
          globalSetup: ['packages/server/src/testing/postgres/on-demand.ts'],
        },
      },
    ],
    // Many tests wait for processes and disks more than they compute: with two workers on two cores one of them idles.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // A slow or busy machine must not fail a test: nothing here is about time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
    },
  },
})
