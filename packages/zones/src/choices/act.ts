import { type ChoiceRule, doOf, type Random } from '@graveshift/kernel'
import type { Action } from '../actions/action.ts'
import { allowedBy, canPay, easyFirst, NOISE } from '../actions/allowed.ts'
import type { ZonesBoard } from '../board.ts'
import { leftIn } from '../budget.ts'
import { ANY } from '../budgets.ts'
import type { ActPick, Zones, ZonesChoiceOf } from '../game.ts'
import type { Kit } from '../kit.ts'
import { currentTurn, powersOf } from '../people.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'

type Act = ZonesChoiceOf<'act'>

/** How many kinds of action a random player looks into before it gives up its turn. */
const TRIES = 6

function lookInto(kit: Kit, board: ZonesBoard, person: number, action: Action): readonly ActPick[] {
  const candidates: ActPick[] = []
  action.candidates(kit, board, person, candidates)
  return candidates
}

/** Some legal answer, the first one from a place in the list on, with luck any; undefined if there is none. */
function legalFrom(
  kit: Kit,
  board: ZonesBoard,
  person: number,
  action: Action,
  random?: Random,
): ActPick | undefined {
  const { plain } = action
  if (plain) return action.check(kit, board, person, plain) === undefined ? plain : undefined
  const found = lookInto(kit, board, person, action)
  const count = found.length
  const first = random && count > 1 ? random.below(count) : 0
  for (let step = 0; step < count; step++) {
    const pick = found[(first + step) % count] as ActPick
    if (action.check(kit, board, person, pick) === undefined) return pick
  }
  return undefined
}

/** What a survivor does next in its turn: one of the actions of the game, or nothing more. */
export const actChoice = (kit: Kit): ChoiceRule<Zones, Act, ActPick> => {
  const all = Object.values(kit.actions)
  const end: ActPick = { do: 'end' }
  const noisy = Object.hasOwn(kit.actions, NOISE)
  const quick = easyFirst(all.filter((action) => action.do !== end.do))
  return {
    list(board, { person }) {
      const powers = powersOf(kit, board, person)
      const turn = currentTurn(board)
      const listed: ActPick[] = []
      for (const action of turn ? allowedBy(kit, powers).all : all) {
        if (turn && !canPay(action, powers, turn)) continue
        for (const pick of lookInto(kit, board, person, action))
          if (action.check(kit, board, person, pick) === undefined) listed.push(pick)
      }
      return listed
    },
    sample(board, { person }, random) {
      const powers = powersOf(kit, board, person)
      const turn = currentTurn(board)
      const { flags } = allowedBy(kit, powers)
      // Whatever an action costs may be paid with any action.
      const rich = turn !== undefined && leftIn(turn, powers, ANY) > 0
      for (let tried = 0; tried < TRIES; tried++) {
        let at = random.below(all.length)
        // The next one that can be taken: ending the turn always can.
        while (turn && !(flags[at] && (rich || canPay(all[at] as Action, powers, turn))))
          at = at + 1 === all.length ? 0 : at + 1
        const pick = legalFrom(kit, board, person, all[at] as Action, random)
        if (pick) return pick
      }
      return end
    },
    check(board, { person }, pick) {
      const action = kit.actions[pick.do]
      return action ? action.check(kit, board, person, pick) : NOT_AN_ANSWER
    },
    forced(board, { person }) {
      const powers = powersOf(kit, board, person)
      const turn = currentTurn(board)
      // Ending the turn is always possible, so anything else makes it a question: with an action left noise (Z2-ACT-11).
      if (noisy && turn?.person === person && leftIn(turn, powers, ANY) > 0) return undefined
      for (const action of turn ? allowedBy(kit, powers).quick : quick) {
        if (turn && !canPay(action, powers, turn)) continue
        if (legalFrom(kit, board, person, action)) return undefined
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
      else if (kit.actionBegins?.(table, person, pick.do) !== false)
        kit.actions[pick.do]?.perform(kit, table, person, pick)
    },
  }
}
