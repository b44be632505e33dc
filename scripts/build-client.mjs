// Builds packages/web into packages/web/dist and compresses what the server sends. Run by the launcher, under Node 24.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root } from './launcher/project.mjs'

const web = join(root, 'packages', 'web')
// Resolved from the client's own folder: its tools are its own business.
const { build } = await import(createRequire(join(web, 'package.json')).resolve('vite'))

await build({ root: web, logLevel: 'warn' })

const smallest = 1_024
const compressible = /\.(?:js|css|html|svg|json|webmanifest)$/
for (const entry of readdirSync(join(web, 'dist'), { withFileTypes: true, recursive: true })) {
  const file = join(entry.parentPath, entry.name)
  if (!entry.isFile() || !compressible.test(entry.name)) continue
  const bytes = readFileSync(file)
  if (bytes.length < smallest) continue
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }))
}
