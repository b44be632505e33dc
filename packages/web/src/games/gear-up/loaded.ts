import { type BoardView, countedTurn, type GearUp, roundAt, TURNS_A_ROUND, turnAt } from '@graveshift/gear-up'
import type { Json } from '@graveshift/kernel'
import type { LoadedGame } from '../game-face.ts'
import { type GameSummary, SUMMARY_VERSION } from './after/game-summary.ts'
import { healthSigns } from './after/signs.ts'
import { summarise } from './after/summarise.ts'
import { talliesOf } from './after/tallies.ts'
import { labelOf } from './old-entry.ts'
import { FIRST_WISH, optionsOf, randomWish } from './set-up/wish.ts'
import { wishOf } from './set-up/wish-of.ts'
import { SPOKEN_MODULE } from './table/tell-answer.ts'
import { tellTarget } from './table/tell-pick.ts'

/** Rules behind what the table itself refuses. */
const TABLE_RULES: Readonly<Record<string, string>> = {
  'beyond-horizon': 'GU-UND-02',
  'nothing-to-undo': 'GU-UND-01',
}

// A view travels as plain JSON; its form is Gear Up's own.
const seen = (board: Json) => board as unknown as BoardView

/** Gear Up with its rules. */
export const GEAR_UP: LoadedGame<GearUp, GameSummary> = {
  module: SPOKEN_MODULE,
  clock: {
    at: countedTurn,
    marked: [TURNS_A_ROUND + 1],
    onAxis: turnAt,
    begins(event, now) {
      // A round begins with its first turn.
      if (event?.type === 'roundBegan') return (event.round - 1) * TURNS_A_ROUND + 1
      if (event?.type === 'turnRevealed' && event.turn !== turnAt(now))
        return (roundAt(now) - 1) * TURNS_A_ROUND + event.turn
      return undefined
    },
  },
  firstOptions: optionsOf(FIRST_WISH),
  onlineOptions: optionsOf({ ...FIRST_WISH, survivors: ['ethan', 'lisa', 'greta'] }),
  labelOf: ({ survivors, boss, difficulty }) => labelOf(survivors, boss, difficulty),
  summarise,
  summaryVersion: SUMMARY_VERSION,
  talliesOf,
  seatsAre: 'survivors',
  signsOf: healthSigns,
  seatsOf(options) {
    const { survivors, leader } = wishOf(options)
    return survivors.map((id) => ({ id, name: { word: `survivor.${id}.name` }, leads: id === leader }))
  },
  randomOptions: (options, roll) => optionsOf(randomWish(wishOf(options), roll)),
  ruleBehind: ({ rule, refused }) => (rule.startsWith('GU-') ? rule : TABLE_RULES[refused]),
  leaderOf: (board) => seen(board).setup.leader,
  tellTarget: (board, target) => ({
    what: tellTarget(seen(board), target),
    seat: seen(board).zombies.find((zombie) => zombie.target === target)?.seat,
  }),
}
