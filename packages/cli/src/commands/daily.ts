import { GAMES } from '@graveshift/games'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { namesOption } from '../language-option.ts'

/** The address of a server, for every command that speaks with one. */
export function readServer(text: string): URL {
  const server = URL.canParse(text) ? new URL(text) : undefined
  if (server?.protocol !== 'http:' && server?.protocol !== 'https:')
    throw new InvalidArgumentError('It must be an address such as https://example.org.')
  return server
}

function readSeats(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new InvalidArgumentError('It must be a number of seats.')
  return Number(text)
}

export const registerDaily = (graveshift: Command): void => {
  graveshift
    .command('daily')
    .description('play the table of the day in the terminal: the same for everyone')
    .addArgument(graveshift.createArgument('<game>', 'which game').choices(GAMES.map(({ id }) => id)))
    .addOption(new Option('--seats <n>', 'number of seats').argParser(readSeats).default(1))
    .option('--server <url>', 'the server that lists it; without one it is listed nowhere', readServer)
    .option('--lang <language>', 'en, it or de')
    .addOption(namesOption())
    .option('--save <file>', 'where to save')
    .option('--ascii', 'draw with plain ASCII signs')
    .option('--no-color', 'no colors (NO_COLOR does the same)')
    .action(async (game: string, { seats, server, color, ...shown }) => {
      // Loaded only when asked for: the other commands must start fast.
      const { playOrSay } = await import('../play/play.ts')
      const daily = { seats, ...(server ? { server } : {}) }
      process.exitCode = await playOrSay(game, { ...shown, colour: color, wishes: {}, daily }, process.env)
    })
}
