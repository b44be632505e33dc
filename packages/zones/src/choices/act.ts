import { type ChoiceRule, nth } from '@graveshift/kernel'
import type { Action } from '../actions/action.ts'
import type { ZonesBoard } from '../board.ts'
import type { ActPick, Zones, ZonesChoiceOf } from '../game.ts'
import type { Kit } from '../kit.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import { anyOf } from './forced.ts'
import { doOf } from './parse.ts'

type Act = ZonesChoiceOf<'act'>

/** How often a random player looks for something to do before it gives up its turn. */
const TRIES = 6

function legal(kit: Kit, board: ZonesBoard, person: number, action: Action): ActPick[] {
  const found: ActPick[] = []
  action.candidates(kit, board, person, found)
  return found.filter((pick) => !action.check(kit, board, person, pick))
}

/** What a survivor does next in its turn: one of the actions of the game, or nothing more. */
export const actChoice = (kit: Kit): ChoiceRule<Zones, Act, ActPick> => {
  const all = Object.values(kit.actions)
  const end: ActPick = { do: 'end' }
  return {
    list: (board, { person }) => all.flatMap((action) => legal(kit, board, person, action)),
    sample(board, { person }, random) {
      for (let tried = 0; tried < TRIES; tried++) {
        const picks = legal(kit, board, person, nth(all, random.below(all.length)))
        if (picks.length > 0) return anyOf(picks, random)
      }
      return end
    },
    check(board, { person }, pick) {
      const action = kit.actions[pick.do]
      return action ? action.check(kit, board, person, pick) : NOT_AN_ANSWER
    },
    forced(board, { person }) {
      // Ending the turn is always possible, so anything else makes it a question.
      for (const action of all) {
        if (action.do === end.do) continue
        const found: ActPick[] = []
        action.candidates(kit, board, person, found)
        if (found.some((pick) => !action.check(kit, board, person, pick))) return undefined
      }
      return end
    },
    parse(board, _choice, raw) {
      const what = doOf(raw)
      const action = what === undefined || !Object.hasOwn(kit.actions, what) ? undefined : kit.actions[what]
      if (!action) return NOT_AN_ANSWER
      return action.parse(kit, board, raw)
    },
    show(board, _choice, pick) {
      const action = kit.actions[pick.do]
      return action ? action.show(kit, board, pick) : { do: pick.do }
    },
    answer(table, frame, { person }, pick) {
      if (pick.do === end.do) frame.at = 'end'
      else kit.actions[pick.do]?.perform(kit, table, person, pick)
    },
  }
}
