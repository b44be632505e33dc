import { keepCompiled } from '@graveshift/server/keep-compiled'

keepCompiled()
const { program } = await import('./program.ts')
await program().parseAsync()
