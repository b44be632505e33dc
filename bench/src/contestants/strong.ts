import { STRONG_BOT } from '@graveshift/bots'
import { nth } from '@graveshift/kernel'
import { type Contestant, rate } from '../clock.ts'
import { GEAR_UP_MIX, midGame } from '../mix.ts'

/** Positions from the middle of games in which somebody has something to decide. */
const POSITIONS = GEAR_UP_MIX.map((setup, seed) => ({ setup, state: midGame(setup, seed) })).filter(
  ({ state }) => state.control.open.length > 0,
)
let next = 0

/** Decisions of the strong bot with its own budget; a step is one answer given in a playout or tried out before. */
export const contestant: Contestant = (milliseconds) =>
  rate(milliseconds, () => {
    const { setup, state } = nth(POSITIONS, next % POSITIONS.length)
    const choice = nth(state.control.open, 0)
    const seat = choice.seat === 'team' ? setup.options.leader : choice.seat
    const { nodes } = STRONG_BOT.decide({ rules: setup.rules, state, seat, choice, seed: next++ })
    return { steps: nodes, decisions: 1 }
  })
