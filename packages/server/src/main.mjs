import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Reading and compiling all of it anew takes longer than everything else at a start. The folder is the project's own,
// because what lies in it is run; where it cannot be written, nothing is kept. This file is not TypeScript, because what
// takes the types away would have to be loaded for it, before there is a place where its work is kept.
enableCompileCache(fileURLToPath(new URL('../../../.graveshift/compiled', import.meta.url)))
const { serve } = await import('./serve.ts')
await serve(process.env)
// Now, because a server that is killed does not come to its end.
flushCompileCache()
