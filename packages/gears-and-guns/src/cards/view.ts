import { NONE, viewSomebody, zoneName } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { WesternKit } from '../western-kit.ts'
import { cardState } from './cards-board.ts'

/** An objective card as everybody sees it: where it lies and its number, never what a face-down one says (GG-TBL-04). */
export interface ObjectiveCardView {
  readonly card: number
  readonly zone: string
  readonly state: string
  /** The picture on its back, if it has one. */
  readonly back: string | null
  /** How often it was used in this round, of those that can be. */
  readonly uses: number
  /** Who is on it, and rallied by reading it. */
  readonly companion: string | null
}

export interface CardsView {
  readonly cards: readonly ObjectiveCardView[]
  readonly notes: readonly number[]
  readonly keys: readonly string[]
  readonly marks: readonly string[]
  /** Skills that cards lent, to whom and for how long. */
  readonly lent: readonly { readonly person: string; readonly skill: string; readonly until: string }[]
  /** How many companions there were at the beginning, and who was saved by whom. */
  readonly companions: number
  readonly saved: readonly { readonly companion: string; readonly by: string }[]
  readonly convoy: readonly string[]
  readonly convoyWaits: number
  /** Tiles whose switch was turned off once, where that matters. */
  readonly bled: readonly string[]
  readonly barricade: boolean
  readonly trainRuns: boolean
}

export function viewCards({ map, mission }: WesternKit, board: Board): CardsView {
  const name = (person: number) => board.people[person]?.id ?? ''
  return {
    cards: mission.cards.map(({ data: { number, back }, zone }) => ({
      card: number,
      zone: zoneName(map, zone),
      state: cardState(board, number),
      back: back ?? null,
      uses: board.uses[number - 1] ?? 0,
      companion: viewSomebody(board, board.tied[number - 1] ?? NONE),
    })),
    notes: board.notes,
    keys: board.keys,
    marks: board.marks,
    lent: board.lentSkills.map(({ person, skill, until }) => ({ person: name(person), skill, until })),
    companions: board.companionsPlaced,
    saved: board.saved.map(({ companion, by }) => ({ companion: name(companion), by: name(by) })),
    convoy: board.convoy.map(name),
    convoyWaits: board.convoyWaits,
    bled: mission.switches.flatMap(({ face }, at) => (board.bled & (1 << at) ? [face] : [])),
    barricade: board.barricade,
    trainRuns: board.trainRuns,
  }
}
