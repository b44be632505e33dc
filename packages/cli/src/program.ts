import { Command } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import { registerCheck } from './commands/check.ts'
import { registerDaily } from './commands/daily.ts'
import { registerDebrief } from './commands/debrief.ts'
import { registerEngine } from './commands/engine.ts'
import { registerHandIn } from './commands/hand-in.ts'
import { registerPlay } from './commands/play.ts'
import { registerReplay } from './commands/replay.ts'
import { registerServe } from './commands/serve.ts'
import { registerSimulate } from './commands/simulate.ts'
import { registerVerify } from './commands/verify.ts'

/** Every command is a file in commands/ that exports a function which registers it; list it here once. */
const commands = [
  registerCheck,
  registerDaily,
  registerDebrief,
  registerEngine,
  registerHandIn,
  registerPlay,
  registerReplay,
  registerServe,
  registerSimulate,
  registerVerify,
]

export const program = (): Command => {
  const graveshift = new Command('graveshift')
    .description('A digital table for cooperative zombie board games.')
    .version(manifest.version)
    .showHelpAfterError('(--help after a command lists its flags, graveshift --help the commands)')
  for (const register of commands) register(graveshift)
  return graveshift
}
