import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Reading and compiling all of it anew takes longer than most commands do; see packages/server/src/main.mjs.
enableCompileCache(fileURLToPath(new URL('../../../.graveshift/compiled', import.meta.url)))
const { program } = await import('./program.ts')
await program().parseAsync()
