import { findListed, GAMES } from '@graveshift/games'
import type { Command } from 'commander'

const IDS = GAMES.map(({ id }) => id).join(', ')

/** What can be typed hangs on the game, which is loaded only when it is named: the other commands must start fast. */
export const registerPlay = (graveshift: Command): void => {
  graveshift
    .command('play')
    .description(`play in the terminal: ${IDS}; --help after a game lists its flags`)
    .argument('[game]', `which game: ${IDS}`)
    .helpOption(false)
    .allowUnknownOption()
    .allowExcessArguments()
    .action(async (_first: string | undefined, _flags: unknown, outer: Command) => {
      const typed = outer.args
      const at = typed.findIndex((word) => findListed(word))
      const id = typed[at]
      if (id === undefined) {
        if (typed.some((word) => word === '--help' || word === '-h')) return outer.outputHelp()
        return outer.error(`error: say which game to play: ${IDS}`)
      }
      const words = typed.toSpliced(at, 1)
      const { notForGame, playCommand } = await import('../play/command.ts')
      const foreign = notForGame(id, words)
      if (foreign !== undefined) return outer.error(foreign)
      // Not from this command, which leaves --help and stray words to the game.
      await playCommand(id)
        ?.copyInheritedSettings(outer.parent ?? graveshift)
        .parseAsync(words, { from: 'user' })
    })
}
