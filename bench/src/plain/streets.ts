// The smaller Gear Up that boardgame.io plays, on a plain object that is changed in place: no framework, no events, no
// checks of answers, nothing to save or take back. What our engine takes beyond this is what the real rules and their
// form cost.
import type { FastChance } from '@graveshift/kernel'
import { GAME } from '../peer/game.ts'
import { randomMove } from '../peer/random-move.ts'

type Context = Parameters<typeof GAME.endIf>[0]
type Moves = Readonly<Record<string, (context: Context, ...args: readonly number[]) => unknown>>

const moves = GAME.moves as Moves

/** One game answered at random; says how many moves it took. */
export function playStreets(players: number, chance: FastChance): number {
  const ctx = { currentPlayer: '0', numPlayers: players }
  const random = { Die: (sides: number) => 1 + chance.below(sides) }
  const events = {
    endTurn() {
      GAME.turn.onEnd(context)
      ctx.currentPlayer = String((Number(ctx.currentPlayer) + 1) % players)
    },
  }
  const context: Context = { G: GAME.setup({ ctx, random, events }), ctx, random, events }
  let made = 0
  while (GAME.endIf(context) === undefined) {
    const { type, args } = randomMove(context, chance)
    moves[type]?.(context, ...args)
    made++
  }
  return made
}
