import type { Command } from 'commander'
import { languageOption, namesOption, systemLanguage } from '../language-option.ts'
import { type Language, type Names, wordsIn } from '../words.ts'

export const registerReplay = (graveshift: Command): void => {
  graveshift
    .command('replay')
    .description('print a saved game, line by line')
    .argument('<file>', 'a saved game')
    .addOption(languageOption(systemLanguage(process.env)))
    .addOption(namesOption())
    .action(async (file: string, { lang, names }: { readonly lang: Language; readonly names?: Names }) => {
      // Loaded only when asked for: the other commands must start fast.
      const [{ gameInFile, orTrouble, readGameFile }, { replayText }] = await Promise.all([
        import('../game-file.ts'),
        import('../replay-text.ts'),
      ])
      await orTrouble(async () => {
        const text = await readGameFile(file, wordsIn(lang))
        process.stdout.write(replayText(text, file, wordsIn(lang, gameInFile(text).id, names)))
      })
    })
}
