import { STRONG_BOT } from '@graveshift/bots'
import { type Game, nth } from '@graveshift/kernel'
import { type Contestant, rate } from './clock.ts'
import { midGame, type Setup } from './mix.ts'

/** Decisions of the strong bot with its own budget; a step is one answer given in a playout or tried out before. */
export function searchesOf<G extends Game>(mix: readonly Setup<G>[]): Contestant {
  // Positions from the middle of games in which somebody has something to decide.
  const positions = mix
    .map((setup, seed) => ({ setup, state: midGame(setup, seed) }))
    .filter(({ state }) => state.control.open.length > 0)
  let next = 0
  return (milliseconds) =>
    rate(milliseconds, () => {
      const { setup, state } = nth(positions, next % positions.length)
      const choice: G['choice'] = nth(state.control.open, 0)
      const seat = choice.seat === 'team' ? (setup.rules.leader?.(state.board) ?? 0) : choice.seat
      const { nodes } = STRONG_BOT.decide({ rules: setup.rules, state, seat, choice, seed: next++ })
      return { steps: nodes, decisions: 1 }
    })
}
