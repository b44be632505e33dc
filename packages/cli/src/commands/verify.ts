import { nameOfRules } from '@graveshift/games'
import type { Command } from 'commander'
import { languageOption, systemLanguage } from '../language-option.ts'
import type { SignatureFound } from '../signature.ts'
import { type Language, wordsIn } from '../words.ts'

interface Flags {
  readonly lang: Language
  readonly nonce?: string
  readonly key?: string
}

/** Played to its end and true; not to be trusted or judged; not over yet; over, with its secret not open. */
const EXIT_CODES = { finished: 0, bad: 1, unjudged: 1, unfinished: 3, unopened: 4 } as const

/** Signed by somebody else than it says, or than was asked for. */
const isForged = (signature: SignatureFound | undefined, key: string | undefined): boolean =>
  signature ? !signature.good : key !== undefined

export const registerVerify = (graveshift: Command): void => {
  graveshift
    .command('verify')
    .description(
      'replay a saved game or campaign and check its hashes and its promised luck; exit code 0: played to its end and true, 1: it fails or cannot be judged, 3: true but not over, 4: true but its secret is not open yet',
    )
    .argument('<file>', 'a saved game')
    .option('--nonce <part>', 'your own part in the luck of an online game, or a file with it')
    .option('--key <file>', 'the public key of the server that must have signed the game')
    .addOption(languageOption(systemLanguage(process.env)))
    .action(async (file: string, { lang, nonce, key }: Flags) => {
      // Loaded only when asked for: the other commands must start fast.
      const [
        { FileTrouble, gameInFile, orTrouble, readGameFile },
        campaigns,
        { reportText, signatureText },
        { verify },
        { forTerminal },
        { keptPart },
        { signatureIn },
      ] = await Promise.all([
        import('../game-file.ts'),
        import('../campaign-file.ts'),
        import('../report-text.ts'),
        import('@graveshift/table'),
        import('../for-terminal.ts'),
        import('../kept-part.ts'),
        import('../signature.ts'),
      ])
      await orTrouble(async () => {
        const words = wordsIn(lang)
        const text = await readGameFile(file, words)
        const campaign = campaigns.campaignInFile(text)
        if (campaign !== undefined) {
          const found = campaigns.verifyCampaignFile(campaign, text)
          const own = wordsIn(lang, campaign)
          const signature = signatureIn(text, key)
          process.stdout.write(
            forTerminal(signatureText(signature, own) + campaigns.campaignReportText(found, own)),
          )
          process.exitCode = found.good && !isForged(signature, key) ? 0 : 1
          return
        }
        const kept = nonce === undefined ? undefined : keptPart(nonce)
        if (nonce !== undefined && !kept) throw new FileTrouble(words.say('verify.no-part', { file: nonce }))
        const game = gameInFile(text)
        const report = verify(game, text, kept)
        const signature = signatureIn(text, key)
        const own = wordsIn(lang, nameOfRules(game))
        process.stdout.write(forTerminal(signatureText(signature, own) + reportText(report, own)))
        process.exitCode = isForged(signature, key) ? 1 : EXIT_CODES[report.standing]
      })
    })
}
