import type { Command } from 'commander'
import { languageOption, systemLanguage } from '../language-option.ts'
import type { Language } from '../words.ts'
import { readServer } from './daily.ts'

interface HandIn {
  readonly server: URL
  readonly name: string
  readonly lang: Language
}

export const registerHandIn = (graveshift: Command): void => {
  graveshift
    .command('hand-in')
    .description('hand in a finished table of the day: the server replays it and lists it')
    .argument('<file>', 'a saved game')
    .requiredOption('--server <url>', 'the server whose table it is', readServer)
    .requiredOption('--name <name>', 'the name it is listed under')
    .addOption(languageOption(systemLanguage(process.env)))
    .action(async (file: string, { server, name, lang }: HandIn) => {
      // Loaded only when asked for: the other commands must start fast.
      const [{ orTrouble }, { handInFile }] = await Promise.all([
        import('../game-file.ts'),
        import('../daily/hand-in.ts'),
      ])
      await orTrouble(async () => {
        process.stdout.write(await handInFile(file, server, name, lang))
      })
    })
}
