import { flushCompileCache } from 'node:module'
import { keepCompiled } from '@graveshift/server/keep-compiled'

keepCompiled()
const worker = await import('./worker.ts')

let isKept = false

/** Threads are stopped where they stand: what was compiled is kept after the first stretch. */
export async function playStretch(stretch) {
  const lines = await worker.playStretch(stretch)
  if (!isKept) flushCompileCache()
  isKept = true
  return lines
}
