// The thread that writes: waiting for the disk, it keeps nobody else waiting.
import { enableCompileCache, flushCompileCache } from 'node:module'
import { workerData } from 'node:worker_threads'

// A thread has to be told anew where compiled code is kept; without it nobody can write for a while after a start. Not
// TypeScript for the same reason as main.mjs.
const { compiled } = workerData
if (compiled !== undefined) enableCompileCache(compiled)
await import('./write-in-thread.ts')
flushCompileCache()
