import type { Command } from 'commander'
import { languageOption, systemLanguage } from '../language-option.ts'
import { type Language, wordsIn } from '../words.ts'

export const registerDebrief = (graveshift: Command): void => {
  graveshift
    .command('debrief')
    .description('look back at a saved game: the chance to win over time, luck, and what cost most')
    .argument('<file>', 'a saved game')
    .addOption(languageOption(systemLanguage(process.env)))
    .action(async (file: string, { lang }: { readonly lang: Language }) => {
      // Loaded only when asked for: the other commands must start fast.
      const [{ gameInFile, orTrouble, readGameFile }, { debriefText }] = await Promise.all([
        import('../game-file.ts'),
        import('../debrief/debrief-text.ts'),
      ])
      await orTrouble(async () => {
        const text = await readGameFile(file, wordsIn(lang))
        const words = wordsIn(lang, gameInFile(text).id)
        const { stderr } = process
        const found = debriefText(text, file, words, ({ done, of }) => {
          if (stderr.isTTY) stderr.write(`\r${Math.floor((100 * done) / of)} % `)
        })
        if (stderr.isTTY) stderr.write('\r      \r')
        process.stdout.write(found)
      })
    })
}
