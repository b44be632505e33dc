import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Compiling all of it anew in each thread takes longer than some games; see packages/server/src/main.mjs.
enableCompileCache(fileURLToPath(new URL('../../../../.graveshift/compiled', import.meta.url)))
const worker = await import('./worker.ts')

let isKept = false

/** Threads are stopped where they stand: what was compiled is kept after the first stretch. */
export async function playStretch(stretch) {
  const lines = await worker.playStretch(stretch)
  if (!isKept) flushCompileCache()
  isKept = true
  return lines
}
