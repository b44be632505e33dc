import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))

/** The name of the build in a page. */
const BUILD = /(<meta name="build" content=")([0-9a-f]+)/

const pageOf = (folder: string) => readFileSync(join(folder, 'index.html'), 'utf8')

export const newestBuild = (): string => BUILD.exec(pageOf(DIST))?.[2] ?? ''

function rewrite(folder: string, file: string, change: (text: string) => string): void {
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`${file} is the same as before`)
  writeFileSync(path, after)
  for (const packed of ['gz', 'br']) rmSync(`${path}.${packed}`, { force: true })
}

/** A copy of the client that says it is of another build, with a service worker that knows it as such. */
export function makeOlderClient(folder: string): string {
  cpSync(DIST, folder, { recursive: true })
  const older = '0'.repeat(16)
  rewrite(folder, 'index.html', (page) => page.replace(BUILD, `$1${older}`))
  rewrite(folder, 'sw.js', (text) =>
    text.replace(
      /(url:"index.html",revision:")[0-9a-f]+|(revision:")[0-9a-f]+(",url:"index.html")/,
      '$1$2older$3',
    ),
  )
  return older
}
