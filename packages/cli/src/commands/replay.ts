import { nameOfRules } from '@graveshift/games'
import type { Command } from 'commander'
import { languageOption, namesOption, systemLanguage } from '../language-option.ts'
import { type Language, type Names, wordsIn } from '../words.ts'

export const registerReplay = (graveshift: Command): void => {
  graveshift
    .command('replay')
    .description('print a saved game or campaign, line by line')
    .argument('<file>', 'a saved game')
    .addOption(languageOption(systemLanguage(process.env)))
    .addOption(namesOption())
    .action(async (file: string, { lang, names }: { readonly lang: Language; readonly names?: Names }) => {
      // Loaded only when asked for: the other commands must start fast.
      const [
        { gameInFile, orTrouble, readGameFile },
        { replayText },
        { campaignInFile, replayCampaignText },
        { forTerminal },
      ] = await Promise.all([
        import('../game-file.ts'),
        import('../replay-text.ts'),
        import('../campaign-file.ts'),
        import('../for-terminal.ts'),
      ])
      await orTrouble(async () => {
        const text = await readGameFile(file, wordsIn(lang))
        const campaign = campaignInFile(text)
        if (campaign !== undefined) {
          process.stdout.write(forTerminal(replayCampaignText(text, file, wordsIn(lang, campaign, names))))
          return
        }
        process.stdout.write(
          forTerminal(replayText(text, file, wordsIn(lang, nameOfRules(gameInFile(text)), names))),
        )
      })
    })
}
