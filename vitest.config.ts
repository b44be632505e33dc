import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Tests share a process, which saves half of their time, but for packages that start servers and kill them. */
const ALONE = ['server', 'torture']
/** Nor do tests that put other modules in the place of some, or that need a database. */
const APART = [
  '**/any-game.test.ts',
  'packages/cli/src/camp.test.ts',
  'packages/cli/src/simulate/machines.test.ts',
  'packages/cli/src/upgrade.test.ts',
  'packages/web/src/i18n/*.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          isolate: false,
          sequence: { groupOrder: 1 },
          // Some wait for programs they started: with two workers on two cores one of them idles.
          maxWorkers: Math.max(3, availableParallelism() - 1),
          include: [`packages/!(${ALONE.join('|')})/src/**/*.test.ts`],
          exclude: APART,
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          // Most wait for servers to come, to be killed and to come back.
          maxWorkers: availableParallelism() + 3,
          include: [
            ...ALONE.map((name) => `packages/${name}/src/**/*.test.ts`),
            ...APART,
            'scripts/**/*.test.mjs',
            'bench/src/**/*.test.ts',
          ],
          // Starts nothing until a test asks for it.
          globalSetup: ['packages/server/src/testing/postgres/on-demand.ts'],
        },
      },
    ],
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
