import type { Action } from '../actions/action.ts'
import { allowedBy, canPay } from '../actions/allowed.ts'
import type { Turn, ZonesBoard } from '../board.ts'
import { leftIn } from '../budget.ts'
import { ANY } from '../budgets.ts'
import type { ActPick, ZonesChoice, ZonesChoiceOf, ZonesPick } from '../game.ts'
import type { Kit } from '../kit.ts'
import { currentTurn, powersOf } from '../people.ts'
import type { Powers } from '../skills/powers.ts'
import { goingWorth, leadsTo, type Stand, standOf, stayingWorth } from './evaluate-move.ts'
import { isPointless } from './prune.ts'

/** More than there are actions: what answers are worth is counted in these, so that the place may decide of equals. */
const PLACES = 64
const LEAST = -(2 ** 30)

interface Ranked {
  readonly action: Action
  /** The earlier in the game's list, the greater. */
  readonly rank: number
}

interface Fixed extends Ranked {
  readonly worth: number
}

/** Actions by what is known of their worth before anything is chosen: the best of the fixed ones come first. */
export interface Ranking {
  readonly fixed: readonly Fixed[]
  readonly others: readonly Ranked[]
}

/** Kept by powers, which are one and the same object for equal lists of skills. */
function rankingOf(kit: Kit, powers: Powers): Ranking {
  const known = kit.remembered.rankings.get(powers)
  if (known) return known
  const fixed: Fixed[] = []
  const others: Ranked[] = []
  for (const [place, action] of allowedBy(kit, powers).all.entries()) {
    const rank = PLACES - 1 - place
    const worth = action.bots?.atSight
    if (worth === undefined) others.push({ action, rank })
    else fixed.push({ action, rank, worth: worth * PLACES + rank })
  }
  fixed.sort((one, other) => other.worth - one.worth)
  const ranking = { fixed, others }
  kit.remembered.rankings.set(powers, ranking)
  return ranking
}

/** What was found so far while an action is looked for, and what was needed for it. */
interface Search {
  readonly kit: Kit
  readonly board: ZonesBoard
  readonly choice: ZonesChoiceOf<'act'>
  /** All answers that were listed, one action's behind the other's. */
  readonly listed: ActPick[]
  stand: Stand | undefined
  most: number
  best: ActPick | undefined
}

function worthOf(search: Search, pick: ActPick): number {
  const { kit, board, choice } = search
  const to = leadsTo(pick as ZonesPick)
  if (to === undefined) return stayingWorth(kit, board, choice.person, pick as ZonesPick)
  search.stand ??= standOf(kit, board, choice.person)
  return goingWorth(kit, board, search.stand, to)
}

/** An answer that looks better is the best so far, if it is not pruned and may be given. */
function propose(search: Search, action: Action, pick: ActPick, worth: number): void {
  const { kit, board, choice } = search
  if (isPointless(kit, board, choice.person, action, pick)) return
  if (action.check(kit, board, choice.person, pick) !== undefined) return
  search.most = worth
  search.best = pick
}

function lookIntoFixed(search: Search, action: Action, worth: number): void {
  if (action.plain) {
    propose(search, action, action.plain, worth)
    return
  }
  const { kit, board, choice, listed } = search
  const begin = listed.length
  action.candidates(kit, board, choice.person, listed)
  for (let at = begin; at < listed.length && worth > search.most; at++)
    propose(search, action, listed[at] as ActPick, worth)
}

function lookInto(search: Search, action: Action, rank: number): void {
  const { kit, board, choice, listed } = search
  const begin = listed.length
  action.candidates(kit, board, choice.person, listed)
  for (let at = begin; at < listed.length; at++) {
    const pick = listed[at] as ActPick
    const worth = worthOf(search, pick) * PLACES + rank
    if (worth > search.most) propose(search, action, pick, worth)
  }
}

/**
 * The best looking action. What is worth less than something found before is neither listed nor checked: whether an
 * answer looks better is known sooner than whether it may be given.
 */
function bestAct(kit: Kit, board: ZonesBoard, choice: ZonesChoiceOf<'act'>, turn: Turn): ActPick | undefined {
  const powers = powersOf(kit, board, choice.person)
  const { fixed, others } = rankingOf(kit, powers)
  // Whatever an action costs may be paid with any action.
  const rich = leftIn(turn, powers, ANY) > 0
  const search: Search = { kit, board, choice, listed: [], stand: undefined, most: LEAST, best: undefined }
  for (let index = 0; index < fixed.length; index++) {
    const { action, worth } = fixed[index] as Fixed
    // They come in order: nothing better follows.
    if (worth <= search.most) break
    if (rich || canPay(action, powers, turn)) lookIntoFixed(search, action, worth)
  }
  for (let index = 0; index < others.length; index++) {
    const { action, rank } = others[index] as Ranked
    if (rich || canPay(action, powers, turn)) lookInto(search, action, rank)
  }
  return search.best
}

/** The best looking answer of all that are not pruned, where it can be found without listing them. */
export function bestOf(kit: Kit, board: ZonesBoard, choice: ZonesChoice): ZonesPick | undefined {
  switch (choice.kind) {
    case 'act': {
      const turn = currentTurn(board)
      return turn ? bestAct(kit, board, choice, turn) : undefined
    }
    case 'arrange':
      // Nothing to be kept, nothing to be moved.
      return board.found.length === 0 ? { do: 'done' } : undefined
    case 'split':
      return { do: 'split', to: choice.odd.to.slice(0, choice.odd.extra) }
    default:
      return undefined
  }
}
