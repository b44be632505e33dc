// The thread that writes: waiting for the disk, it keeps nobody else waiting.
import { flushCompileCache } from 'node:module'
import { keepCompiled } from '../../keep-compiled.mjs'

keepCompiled()
await import('./write-in-thread.ts')
flushCompileCache()
