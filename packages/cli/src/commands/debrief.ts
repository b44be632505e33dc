import { nameOfRules } from '@graveshift/games'
import { type Command, InvalidArgumentError } from 'commander'
import { languageOption, namesOption, systemLanguage } from '../language-option.ts'
import { type Language, type Names, wordsIn } from '../words.ts'

/** Twice as closely takes twice as long. */
function readEffort(text: string): number {
  const effort = Number(text)
  if (effort >= 0.01 && effort <= 100) return effort
  throw new InvalidArgumentError('It is a number from 0.01 to 100.')
}

interface Flags {
  readonly lang: Language
  readonly names?: Names
  readonly effort: number
}

export const registerDebrief = (graveshift: Command): void => {
  graveshift
    .command('debrief')
    .description(
      'look back at a saved game, or at the last mission of a campaign: the chance to win over time, luck, and what cost the most',
    )
    .argument('<file>', 'a saved game')
    .addOption(languageOption(systemLanguage(process.env)))
    .addOption(namesOption())
    .option('--effort <number>', 'how closely: 0.5 takes half the time', readEffort, 1)
    .action(async (file: string, { lang, names, effort }: Flags) => {
      // Loaded only when asked for: the other commands must start fast.
      const [
        { FileTrouble, gameInFile, orTrouble, readGameFile },
        { debriefText },
        campaigns,
        { forTerminal },
      ] = await Promise.all([
        import('../game-file.ts'),
        import('../debrief/debrief-text.ts'),
        import('../campaign-file.ts'),
        import('../for-terminal.ts'),
      ])
      await orTrouble(async () => {
        const read = await readGameFile(file, wordsIn(lang))
        const isCampaign = campaigns.campaignInFile(read) !== undefined
        const text = isCampaign ? campaigns.lastMissionIn(read, file, wordsIn(lang)) : read
        if (text === undefined) throw new FileTrouble(wordsIn(lang).say('debrief.no-mission', { file }))
        const words = wordsIn(lang, nameOfRules(gameInFile(text)), names)
        const { stderr } = process
        const onProgress = ({ done, of }: { readonly done: number; readonly of: number }) => {
          if (stderr.isTTY) stderr.write(`\r${Math.floor((100 * done) / of)} % `)
        }
        const found = debriefText(text, { file, effort, onProgress }, words)
        if (stderr.isTTY) stderr.write('\r      \r')
        process.stdout.write(forTerminal(found))
      })
    })
}
