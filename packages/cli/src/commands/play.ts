import { type Command, InvalidArgumentError, Option } from 'commander'
import { namesOption } from '../language-option.ts'

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number.')
  return Number(text)
}

const names = (text: string) => (text === 'random' ? text : text.split(',').map((name) => name.trim()))

// Written out, because loading the game only to print help would make every command start slowly.
export const SURVIVORS = 'ethan, lisa, greta, mateo, amadou, priya'
export const BOSSES = 'super-abomination, zombie-pyramid, zombiphant, dead-sox, screamer, mutation'

export const registerPlay = (graveshift: Command): void => {
  graveshift
    .command('play')
    .description('play in the terminal, 1 to 6 seats at one keyboard; without options it asks')
    .addArgument(graveshift.createArgument('<game>', 'which game').choices(['gear-up', 'second-edition']))
    .option('--seats <n>', 'number of seats, 1 to 6', wholeNumber)
    .option('--survivors <a,b,c>', `survivors, or random; gear-up, one for each seat: ${SURVIVORS}`, names)
    .option('--boss <boss>', `gear-up: which boss, or random: ${BOSSES}`)
    .option('--difficulty <difficulty>', 'gear-up: easy, standard, hard or nightmare, or random')
    .option('--leader <seat>', 'gear-up: seat (from 1) or survivor that leads')
    .option(
      '--mission <mission>',
      'second-edition: which mission, as M0 or zombicide-life, or random (docs/second-edition-missions.md)',
    )
    .option('--zombie-cards <a,b>', 'second-edition: easy, hard, extra', names)
    .option('--abominations <kind>', 'second-edition: plain or printed')
    .option('--most-abominations <n>', 'second-edition: how many plain ones may be on the board', wholeNumber)
    .option('--abomination-fest', 'second-edition: those present act, then another one comes')
    .option('--dark-zones', 'second-edition: dark rooms are dark')
    .option('--ultrared', 'second-edition: the tracker starts again at red')
    .option('--press-on', 'second-edition: zombies head for closed doors')
    .option('--starting-cards-leave', 'second-edition: discarded starting cards are out of the game')
    .option(
      '--all-buildings-spawn',
      'second-edition: zombies also wait in the buildings where survivors begin',
    )
    .option('--seed <text>', 'same seed, same luck')
    .option('--lang <language>', 'en, it or de')
    .addOption(namesOption())
    .option('--ammo-on-boss', 'gear-up: ammo may hit the boss (R1)')
    .option('--assured-deck', 'gear-up: the turn card left out is a plain one (R70)')
    .option('--resume', 'continue the last unfinished game')
    .option('--load <file>', 'continue a saved game')
    .option('--save <file>', 'where to save; otherwise in DATA_DIR/play or ~/.local/share/graveshift/play')
    .option('--ascii', 'draw with plain ASCII signs')
    .option('--no-color', 'no colors (NO_COLOR does the same)')
    .addOption(new Option('--no-colour').hideHelp())
    .action(async (game: string, flags) => {
      // Loaded only when asked for: the other commands must start fast.
      const { playOrSay } = await import('../play/play.ts')
      const { color, colour, seed, lang, names: called, load, save, resume, ascii, ...wishes } = flags
      const common = { seed, lang, names: called, load, save, resume, ascii, colour: colour && color }
      process.exitCode = await playOrSay(game, { ...common, wishes }, process.env)
    })
}
