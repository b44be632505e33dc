import type { Browser, CDPSession, Page } from '@playwright/test'
import { address } from '../../packages/web/shots/open.ts'
import { installWatch } from './watch.ts'

/** What a page runs on. */
export interface Device {
  readonly name: string
  readonly phone: boolean
  /** How many times slower than this machine. */
  readonly slower: number
  /** As Lighthouse applies its slow 4G: 150 ms there and back and 1.6 Mbit/s, as single requests feel it. */
  readonly slow4g?: boolean
}

export const DESKTOP: Device = { name: 'desktop', phone: false, slower: 1 }
export const PHONE: Device = { name: 'phone, processor 6 x slower', phone: true, slower: 6 }
export const FAR_PHONE: Device = { ...PHONE, name: 'phone, 6 x slower, slow 4G', slow4g: true }

const KILOBITS = 1024 / 8

export interface Opened {
  readonly page: Page
  readonly cdp: CDPSession
  close(): Promise<void>
}

/** A page in a fresh profile that has not gone anywhere yet. */
export async function openPage(
  browser: Browser,
  device: Device,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<Opened> {
  const context = await browser.newContext({
    baseURL: address(),
    locale: 'en-GB',
    ...(device.phone
      ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
      : { viewport: { width: 1440, height: 900 } }),
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  await page.addInitScript(installWatch)
  await page.addInitScript(
    (text) => localStorage.setItem('graveshift.settings', text),
    JSON.stringify({ language: 'en', ...settings }),
  )
  const cdp = await context.newCDPSession(page)
  if (device.slower > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: device.slower })
  if (device.slow4g)
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150 * 3.75,
      downloadThroughput: 1.6 * 1024 * 0.9 * KILOBITS,
      uploadThroughput: 750 * 0.9 * KILOBITS,
    })
  return { page, cdp, close: () => context.close() }
}
