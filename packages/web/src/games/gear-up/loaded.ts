import {
  ACHIEVEMENT_GROUPS,
  ACHIEVEMENTS,
  type BoardView,
  GEAR_UP_MODULE,
  type GearUp,
} from '@graveshift/gear-up'
import type { Json } from '@graveshift/kernel'
import type { LoadedGame } from '../game-face.ts'
import { type GameSummary, roundAt, TURNS, TURNS_A_ROUND, turnAt } from './after/game-summary.ts'
import { healthSigns } from './after/signs.ts'
import { summarise } from './after/summarise.ts'
import { countedTurn } from './after/turn-figures.ts'
import { LESSONS } from './lessons/lessons.ts'
import { labelOf, progressAt } from './old-entry.ts'
import { FIRST_WISH, optionsOf, randomWish } from './set-up/wish.ts'
import { wishOf } from './set-up/wish-of.ts'
import { tellPick, tellSurvivor, tellTarget } from './table/tell-pick.ts'

/** Rules behind what the table itself refuses. */
const TABLE_RULES: Readonly<Record<string, string>> = {
  'beyond-horizon': 'GU-UND-02',
  'nothing-to-undo': 'GU-UND-01',
}

// A view travels as plain JSON; its form is Gear Up's own.
const seen = (board: Json) => board as unknown as BoardView

/** Gear Up with its rules. */
export const GEAR_UP: LoadedGame<GearUp, GameSummary> = {
  module: GEAR_UP_MODULE,
  clock: {
    at: countedTurn,
    turns: TURNS,
    marked: [TURNS_A_ROUND + 1],
    tell: (at) => ({ round: roundAt(at), turn: turnAt(at) }),
    shown: ({ round, turn }) => ({ round, turn }),
    begins(event, now) {
      // A round begins with its first turn.
      if (event?.type === 'roundBegan') return { round: event.round, turn: 1 }
      if (event?.type === 'turnRevealed' && event.turn !== now.turn)
        return { round: now.round, turn: event.turn }
      return undefined
    },
  },
  achievements: {
    groups: ACHIEVEMENT_GROUPS.map(({ group, achievements }) => ({
      id: group,
      achievements: achievements.map(({ id }) => id),
    })),
    wanted: Object.fromEntries(
      ACHIEVEMENTS.flatMap(({ id, counts }) => (counts ? [[id, counts.wanted]] : [])),
    ),
    triedIn(achievement, { boss, difficulty }) {
      const [, kind, name] = /^(beat|win)-(.+)$/.exec(achievement) ?? []
      return name === undefined ? undefined : (kind === 'beat' ? boss : difficulty) === name
    },
  },
  lessons: LESSONS,
  firstOptions: optionsOf(FIRST_WISH),
  onlineOptions: optionsOf({ ...FIRST_WISH, survivors: ['ethan', 'lisa', 'greta'] }),
  labelOf: ({ survivors, boss, difficulty }) => labelOf(survivors, boss, difficulty),
  progressOf: ({ round, turn }) => progressAt(round, turn),
  summarise,
  signsOf: healthSigns,
  seatedBy: wishOf,
  randomOptions: (options, roll) => optionsOf(randomWish(wishOf(options), roll)),
  ruleBehind: ({ rule, refused }) => (rule.startsWith('GU-') ? rule : TABLE_RULES[refused]),
  leaderOf: (board) => seen(board).setup.leader,
  tellSeat: (board, seat) => tellSurvivor(seen(board), seat),
  tellPick: (board, choice, pick) => tellPick(seen(board), choice, pick),
  tellTarget: (board, target) => ({
    what: tellTarget(seen(board), target),
    seat: seen(board).zombies.find((zombie) => zombie.target === target)?.seat,
  }),
}
