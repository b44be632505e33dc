import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.mjs', 'bench/src/**/*.test.ts'],
    // Starts nothing until a test asks for it.
    globalSetup: ['packages/server/src/testing/postgres/on-demand.ts'],
    // A slow or busy machine must not fail a test: nothing here is about time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
    },
  },
})
