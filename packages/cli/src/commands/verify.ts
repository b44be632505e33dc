import type { Command } from 'commander'
import { languageOption, systemLanguage } from '../language-option.ts'
import { type Language, wordsIn } from '../words.ts'

export const registerVerify = (graveshift: Command): void => {
  graveshift
    .command('verify')
    .description(
      'replay a saved game or campaign and check its hashes and its promised luck; exit code 1 if it fails',
    )
    .argument('<file>', 'a saved game')
    .addOption(languageOption(systemLanguage(process.env)))
    .action(async (file: string, { lang }: { readonly lang: Language }) => {
      // Loaded only when asked for: the other commands must start fast.
      const [{ gameInFile, orTrouble, readGameFile }, campaigns, { reportText }, { verify }] =
        await Promise.all([
          import('../game-file.ts'),
          import('../campaign-file.ts'),
          import('../report-text.ts'),
          import('@graveshift/table'),
        ])
      await orTrouble(async () => {
        const text = await readGameFile(file, wordsIn(lang))
        const campaign = campaigns.campaignInFile(text)
        if (campaign !== undefined) {
          const found = campaigns.verifyCampaignFile(campaign, text)
          process.stdout.write(campaigns.campaignReportText(found, wordsIn(lang, campaign)))
          process.exitCode = found.good ? 0 : 1
          return
        }
        const game = gameInFile(text)
        const report = verify(game, text)
        process.stdout.write(reportText(report, wordsIn(lang, game.id)))
        process.exitCode = report.good ? 0 : 1
      })
    })
}
