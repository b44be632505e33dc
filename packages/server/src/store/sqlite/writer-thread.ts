// The thread that writes: waiting for the disk, it keeps nobody else waiting.
import { enableCompileCache, flushCompileCache } from 'node:module'
import { workerData } from 'node:worker_threads'
import type { ThreadSetting } from './thread-messages.ts'

// A thread has to be told anew where compiled code is kept; without it nobody can write for a while after a start.
const { compiled } = workerData as ThreadSetting
if (compiled !== undefined) enableCompileCache(compiled)
await import('./write-in-thread.ts')
flushCompileCache()
