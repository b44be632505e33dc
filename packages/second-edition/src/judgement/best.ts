import {
  type Action,
  type ActPick,
  allowedBy,
  canPay,
  currentTurn,
  type Powers,
  powersOf,
  type Turn,
} from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { Choice, ChoiceOf, Pick } from '../game.ts'
import type { SecondKit } from '../second-kit.ts'
import { fixedWorth, goingWorth, leadsTo, type Stand, standOf, stayingWorth } from './hunch.ts'
import { isSilly } from './silly.ts'

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
interface Ranking {
  readonly fixed: readonly Fixed[]
  readonly others: readonly Ranked[]
}

const known = new WeakMap<readonly Action[], Ranking>()

function rankingOf(actions: readonly Action[]): Ranking {
  const found = known.get(actions)
  if (found) return found
  const fixed: Fixed[] = []
  const others: Ranked[] = []
  for (const [place, action] of actions.entries()) {
    const rank = PLACES - 1 - place
    const worth = fixedWorth(action.do)
    if (worth === undefined) others.push({ action, rank })
    else fixed.push({ action, rank, worth: worth * PLACES + rank })
  }
  fixed.sort((one, other) => other.worth - one.worth)
  const ranking = { fixed, others }
  known.set(actions, ranking)
  return ranking
}

/**
 * Looks for the best looking action. What is worth less than something found before is neither listed nor checked:
 * whether an answer looks better is known sooner than whether it may be given.
 */
class Search {
  readonly #kit: SecondKit
  readonly #board: Board
  readonly #choice: ChoiceOf<'act'>
  readonly #powers: Powers
  readonly #turn: Turn
  readonly #listed: ActPick[] = []
  #stand: Stand | undefined
  #most = LEAST
  #best: ActPick | undefined

  constructor(kit: SecondKit, board: Board, choice: ChoiceOf<'act'>, turn: Turn) {
    this.#kit = kit
    this.#board = board
    this.#choice = choice
    this.#powers = powersOf(kit, board, choice.person)
    this.#turn = turn
  }

  best(): ActPick | undefined {
    const { fixed, others } = rankingOf(allowedBy(this.#kit, this.#powers).all)
    for (let index = 0; index < fixed.length; index++) {
      const { action, worth } = fixed[index] as Fixed
      // They come in order: nothing better follows.
      if (worth <= this.#most) break
      if (canPay(action, this.#powers, this.#turn)) this.#lookIntoFixed(action, worth)
    }
    for (let index = 0; index < others.length; index++) {
      const { action, rank } = others[index] as Ranked
      if (canPay(action, this.#powers, this.#turn)) this.#lookInto(action, rank)
    }
    return this.#best
  }

  #lookIntoFixed(action: Action, worth: number): void {
    if (action.plain) {
      this.#propose(action, action.plain, worth)
      return
    }
    const listed = this.#listed
    const begin = listed.length
    action.candidates(this.#kit, this.#board, this.#choice.person, listed)
    for (let at = begin; at < listed.length && worth > this.#most; at++)
      this.#propose(action, listed[at] as ActPick, worth)
  }

  #lookInto(action: Action, rank: number): void {
    const listed = this.#listed
    const begin = listed.length
    action.candidates(this.#kit, this.#board, this.#choice.person, listed)
    for (let at = begin; at < listed.length; at++) {
      const pick = listed[at] as ActPick
      const worth = this.#worthOf(pick) * PLACES + rank
      if (worth > this.#most) this.#propose(action, pick, worth)
    }
  }

  #worthOf(pick: ActPick): number {
    const to = leadsTo(pick as Pick)
    if (to === undefined) return stayingWorth(this.#kit, this.#board, this.#choice.person, pick as Pick)
    this.#stand ??= standOf(this.#kit, this.#board, this.#choice.person)
    return goingWorth(this.#kit, this.#board, this.#stand, to)
  }

  #propose(action: Action, pick: ActPick, worth: number): void {
    if (isSilly(this.#kit, this.#board, this.#choice, pick as Pick)) return
    if (action.check(this.#kit, this.#board, this.#choice.person, pick) !== undefined) return
    this.#most = worth
    this.#best = pick
  }
}

/** The best looking answer of all that are not silly, where it can be found without listing them. */
export function bestOf(kit: SecondKit, board: Board, choice: Choice): Pick | undefined {
  switch (choice.kind) {
    case 'act': {
      const turn = currentTurn(board)
      return turn ? new Search(kit, board, choice, turn).best() : undefined
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
