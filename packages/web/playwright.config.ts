import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { FEATURES_OFF } from './e2e/driver/features-off.ts'

// Set by scripts/e2e.mjs, which is how these tests are run: npm run e2e.
const port = process.env.E2E_PORT ?? '8090'
const address = `http://localhost:${port}/`

const launchOptions = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  // As root Chromium has no sandbox; containers have little shared memory and no graphics card.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    `--disable-features=${FEATURES_OFF.join(',')}`,
  ],
}

// Long journeys, and the other screen size of journeys where one will do: npm run e2e:long. What is about one size, or
// chooses its sizes itself, is @only-… and never played at the other.
const long = process.env.E2E_LONG !== undefined
const without = (always: string, ...shortly: readonly string[]) => ({
  grepInvert: new RegExp([always, ...(long ? [] : shortly)].join('|')),
})

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: join(tmpdir(), `graveshift-e2e-${port}`),
  fullyParallel: true,
  forbidOnly: true,
  // What fails now and then is mended, not tried again.
  retries: 0,
  // A browser is waited for half of the time: on two cores four keep both busy.
  workers: 4,
  // Slow machines may take their time; nothing here waits for a fixed time.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  reporter: [['line']],
  use: {
    baseURL: address,
    actionTimeout: 40_000,
    locale: 'en-GB',
    // It would fetch all of the client for every test; those that are about it allow it.
    serviceWorkers: 'block',
    launchOptions,
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      ...without('@only-phone', '@long', '@phone'),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      ...without('@only-desktop', '@long', '@desktop'),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `"${process.execPath}" ../server/src/main.mjs`,
    // One address plays all the people there are.
    env: {
      PORT: port,
      DATA_DIR: join(tmpdir(), `graveshift-e2e-data-${port}`),
      TABLES_PER_HOUR: '100000',
      REQUESTS_PER_MINUTE: '100000',
      BOT_PAUSE: '100',
      DAILY_PER_HOUR: '100000',
    },
    url: `${address}healthz`,
    reuseExistingServer: false,
  },
})
