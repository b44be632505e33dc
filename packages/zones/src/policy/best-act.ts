import { allowedBy, canPay } from '../actions/allowed.ts'
import type { ZonesBoard } from '../board.ts'
import { freshTurn } from '../fresh-turn.ts'
import type { ActPick, ZonesChoiceOf } from '../game.ts'
import type { Kit } from '../kit.ts'
import { currentTurn } from '../people.ts'
import { actWorth } from './act-worth.ts'
import { type Look, lookOf } from './look.ts'
import type { Orders } from './orders.ts'

const END: ActPick = { do: 'end' }

/** The action that looks best; the end of the turn where none is worth anything. */
export function bestAct(kit: Kit, board: ZonesBoard, { person }: ZonesChoiceOf<'act'>): ActPick {
  const turn = currentTurn(board)
  return turn ? lookForBest(lookOf(kit, board, person, turn)).pick : END
}

interface Found {
  readonly pick: ActPick
  readonly worth: number
}

/** How good the best action of a turn looks that somebody has not begun. */
export function worthOfTurn(kit: Kit, board: ZonesBoard, person: number, orders: Orders): number {
  const turn = freshTurn(kit.budgets, person)
  const begun = { ...board, turns: [...board.turns, turn] }
  return lookForBest(lookOf(kit, begun, person, turn, orders)).worth
}

function lookForBest(look: Look): Found {
  const { kit, board, person, turn } = look
  let best = END
  let most = 0
  // Not emptied from action to action: that would throw away the room it has grown.
  const listed: ActPick[] = []
  for (const action of allowedBy(kit, look.powers).byWorth) {
    const atMost = action.bots?.atMost
    if (atMost !== undefined && atMost <= most) break
    if (look.left === 0 && !canPay(action, look.powers, turn)) continue
    const begin = listed.length
    action.candidates(kit, board, person, listed)
    for (let at = begin; at < listed.length; at++) {
      const pick = listed[at] as ActPick
      const worth = actWorth(look, action, pick)
      // Asked last: it costs more, and few come so far.
      if (worth <= most || action.check(kit, board, person, pick) !== undefined) continue
      most = worth
      best = pick
    }
  }
  return { pick: best, worth: most }
}

/** How good each of some actions looks. */
export function actPriors(
  kit: Kit,
  board: ZonesBoard,
  { person }: ZonesChoiceOf<'act'>,
  picks: readonly ActPick[],
): readonly number[] {
  const turn = currentTurn(board)
  if (!turn) return picks.map(() => 0)
  const look = lookOf(kit, board, person, turn)
  return picks.map((pick) => {
    const action = kit.actions[pick.do]
    return action ? actWorth(look, action, pick) : 0
  })
}
