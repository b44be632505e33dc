import { NONE, pileOf, SPECIAL } from '@graveshift/zones'
import {
  CARDS_CHANGE,
  cards,
  countOfKind,
  heldByAll,
  holds,
  inCode,
  nearEach,
  said,
  share,
  tokensLeft,
  WHOLE,
} from '@graveshift/zones/missions'
import type { Board } from '../../board.ts'
import { CARDS_BY_KIND } from '../card-kinds.ts'
import type { Mission } from '../compile.ts'
import type { OwnGoal } from '../goal.ts'
import { SUPPLY } from '../supply.ts'
import { CARD_KINDS, type CardKind } from '../types.ts'

/** Every survivor on the board holds one of the kind; those who have left count by what they took along. */
export interface HoldEachGoal {
  readonly goal: 'hold-each'
  readonly kind: CardKind
}

/** What a survivor near a crate is worth beside one who has what is wanted. */
const NEAR = Math.floor(WHOLE / 3)

const survivorsOf = ({ people }: Board) => people.filter(({ seat }) => seat !== NONE)

/** Those that crates on the board and in the pimpmobile can hold at best. */
function pimpweapons({ crates, cars }: Mission): number {
  const trunks = cars.filter(({ car }) => car === 'pimpmobile').length
  return Math.min(SUPPLY.pimpweapons, crates.length + trunks)
}

export const holdEach: OwnGoal<HoldEachGoal> = {
  id: 'hold-each',
  figures: `\`kind\` (${inCode(CARD_KINDS)})`,
  read: (fields) => ({ goal: 'hold-each', kind: fields.one('kind', CARD_KINDS) }),
  tell: ({ kind }) => said('goal.hold-each', { cards: cards(kind, 1) }),
  on: [...CARDS_CHANGE, 'tokenTaken', 'trunkEmptied'],
  met: (_kit, board, { kind }) =>
    survivorsOf(board).every((person) => holds(CARDS_BY_KIND, person, kind) > 0),
  count(_kit, board, { kind }) {
    const all = survivorsOf(board)
    return { done: all.filter((person) => holds(CARDS_BY_KIND, person, kind) > 0).length, of: all.length }
  },
  progress(kit, board, { kind }) {
    const crates = board.tokens.filter((token) => token.kind === 'crate' && token.by === NONE)
    const places = crates.map(({ zone }) => zone)
    const all = survivorsOf(board)
    const lacking = all.filter((person) => holds(CARDS_BY_KIND, person, kind) === 0)
    const near = nearEach(kit, board, lacking, places, NEAR)
    return share((all.length - lacking.length) * WHOLE + near, all.length * WHOLE)
  },
  // Only crates hold pimpweapons, and what is thrown away does not come back (Z2-RUL-24).
  impossible(_kit, board, { kind }) {
    if (kind !== 'pimpweapon') return false
    const crates = board.tokens.filter((token) => token.kind === 'crate' && token.by === NONE).length
    const trunks = board.cars.filter(({ crate }) => crate).length
    const left = countOfKind(CARDS_BY_KIND, pileOf(board, SPECIAL).cards, kind)
    const found = countOfKind(CARDS_BY_KIND, board.found, kind)
    return (
      heldByAll(CARDS_BY_KIND, board, kind) + found + Math.min(crates + trunks, left) <
      survivorsOf(board).length
    )
  },
  lint: ({ mission, survivors }, { kind }) => [
    [survivors <= CARDS_BY_KIND.obtainable(mission, kind), 'there are not that many cards'],
  ],
  tooMany(mission, survivors, { kind }) {
    const there = pimpweapons(mission)
    return kind === 'pimpweapon' && survivors > there
      ? `there are ${there} pimpweapons, and each of them must hold one`
      : undefined
  },
  wanted: {
    card: (_kit, card, { kind }) => CARDS_BY_KIND.isOfKind(card, kind),
    hasShare: (bearer, { kind }) => holds(CARDS_BY_KIND, bearer, kind) > 0,
    places: (_kit, board, into) => tokensLeft(board, 'crate', into),
    enough: (_kit, board, { kind }) =>
      survivorsOf(board).filter((person) => holds(CARDS_BY_KIND, person, kind) === 0).length,
    able: ({ people }, { kind }) =>
      people.reduce(
        (bits, person, index) => (holds(CARDS_BY_KIND, person, kind) > 0 ? bits : bits | (1 << index)),
        0,
      ),
  },
}
