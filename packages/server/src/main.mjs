import { flushCompileCache } from 'node:module'
import { keepCompiled } from './keep-compiled.mjs'

keepCompiled()
const { serve } = await import('./serve.ts')
await serve(process.env)
// Now, because a server that is killed does not come to its end.
flushCompileCache()
