import { Command, Option } from 'commander'
import { findCampaign, findGame, GAMES } from '../games.ts'
import { namesOption } from '../language-option.ts'
import { hasPrintedNames, wordsIn } from '../words.ts'
import { KNOWN_BOTS } from './bot-seats.ts'
import { flagsOf, foreignFlag } from './flags.ts'
import { playOrSay } from './play.ts'

const playersIn = (text: string): readonly string[] => text.split(',').map((name) => name.trim())

/** `graveshift play <game>` with the flags of that game; undefined if there is none. */
export function playCommand(id: string): Command | undefined {
  const module = findGame(id)
  if (!module) return undefined
  const command = new Command(`graveshift play ${id}`).description(
    'play in the terminal, all seats at one keyboard; without options it asks',
  )
  for (const flag of flagsOf(module, wordsIn('en', id).say)) command.addOption(flag)
  command.option('--seed <text>', 'same seed, same luck').option('--lang <language>', 'en, it or de')
  if (hasPrintedNames(id)) command.addOption(namesOption())
  else command.addOption(namesOption().hideHelp())
  if (findCampaign(id))
    command
      .option('--campaign', 'a campaign, mission after mission, with a camp before each')
      .option('--players <a,b>', 'with --campaign: names of the players, one a seat', playersIn)
  return command
    .option('--resume', 'continue the last unfinished game')
    .option('--load <file>', 'continue a saved game')
    .option('--before <move>', 'with --load: go on from before this decision, as a new game')
    .option('--from <time>', 'with --load: go on from the start of this turn or round, as a new game')
    .option('--save <file>', 'where to save; otherwise in DATA_DIR/play or ~/.local/share/graveshift/play')
    .option('--bots <seats>', 'seats that bots play, such as 2,3')
    .option('--bot <name>', `which bot plays them: ${KNOWN_BOTS.join(', ')}`, 'quick')
    .option('--ascii', 'draw with plain ASCII signs')
    .option('--no-color', 'no colors (NO_COLOR does the same)')
    .addOption(new Option('--no-colour').hideHelp())
    .action(
      async ({ color, colour, seed, lang, names, load, save, resume, ascii, before, from, ...rest }) => {
        const { bots, bot, campaign, players, ...wishes } = rest
        const common = { seed, lang, names, load, save, resume, ascii, before, from, colour: colour && color }
        process.exitCode = await playOrSay(
          id,
          { ...common, bots, bot, campaign, players, wishes },
          process.env,
        )
      },
    )
}

/** Which of the words typed is a flag of another game, as a sentence; undefined if none is. */
export function notForGame(id: string, words: readonly string[]): string | undefined {
  const module = findGame(id)
  const foreign = module && foreignFlag(words, module, GAMES)
  return foreign === undefined ? undefined : `graveshift: ${foreign} is not for ${id}`
}
