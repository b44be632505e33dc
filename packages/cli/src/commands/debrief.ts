import type { Command } from 'commander'
import { languageOption, namesOption, systemLanguage } from '../language-option.ts'
import { type Language, type Names, wordsIn } from '../words.ts'

export const registerDebrief = (graveshift: Command): void => {
  graveshift
    .command('debrief')
    .description('look back at a saved game: the chance to win over time, luck, and what cost the most')
    .argument('<file>', 'a saved game')
    .addOption(languageOption(systemLanguage(process.env)))
    .addOption(namesOption())
    .action(async (file: string, { lang, names }: { readonly lang: Language; readonly names?: Names }) => {
      // Loaded only when asked for: the other commands must start fast.
      const [{ gameInFile, orTrouble, readGameFile }, { debriefText }] = await Promise.all([
        import('../game-file.ts'),
        import('../debrief/debrief-text.ts'),
      ])
      await orTrouble(async () => {
        const text = await readGameFile(file, wordsIn(lang))
        const words = wordsIn(lang, gameInFile(text).id, names)
        const { stderr } = process
        const found = debriefText(text, file, words, ({ done, of }) => {
          if (stderr.isTTY) stderr.write(`\r${Math.floor((100 * done) / of)} % `)
        })
        if (stderr.isTTY) stderr.write('\r      \r')
        process.stdout.write(found)
      })
    })
}
