// npm run icons: draws the icons of the installed app from public/icon.svg.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openPage, startBrowser } from './open.ts'

const publicFolder = new URL('../public/', import.meta.url)
const drawing = readFileSync(new URL('icon.svg', publicFolder), 'utf8')
const GROUND = '#14120f'

/** Systems cut maskable icons to their own form: what counts stays within the middle four fifths. */
const SORTS = [
  { name: 'icon', part: 1, ground: 'transparent' },
  { name: 'maskable', part: 0.72, ground: GROUND },
] as const

const browser = await startBrowser()
try {
  const page = await openPage(browser, {})
  for (const { name, part, ground } of SORTS)
    for (const size of [192, 512]) {
      await page.setViewportSize({ width: size, height: size })
      const inner = Math.round(size * part)
      await page.setContent(
        `<style>body{margin:0;background:${ground};display:grid;place-items:center;height:100vh}svg{width:${inner}px;height:${inner}px}</style>${drawing}`,
      )
      await page.screenshot({
        path: fileURLToPath(new URL(`icons/${name}-${size}.png`, publicFolder)),
        omitBackground: true,
      })
    }
} finally {
  await browser.close()
}
