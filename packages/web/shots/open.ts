import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'

/** The address of the served client, from scripts/in-chromium.mjs. */
export function address(): string {
  const { ADDRESS } = process.env
  if (!ADDRESS) throw new Error('ADDRESS is not set: start this by its npm command')
  return ADDRESS
}

export function startBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH } = process.env
  return chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    // As in playwright.config.ts; letters without the fringes of one particular screen.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-lcd-text',
      '--font-render-hinting=none',
    ],
  })
}

export async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ baseURL: address(), ...options })
  return context.newPage()
}
