import {
  type CompanionEventOf,
  type Evolver,
  NONE,
  personName,
  type ZonesBoard,
  zoneName,
} from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { WesternKit } from '../western-kit.ts'

/** What becomes of somebody who is knocked out: taken along in time, or dead (GG-KO-02). */
export const FATES = ['down', 'taken', 'dead'] as const
type Fate = (typeof FATES)[number]

/** Somebody knocked out, who is no actor any more (GG-RUL-30). */
export interface Fallen {
  readonly person: number
  /** Where it lies, or lay. */
  readonly zone: number
  /** The round in which it fell. */
  readonly round: number
  readonly fate: Fate
  /** Who took it up; none unless that is its fate. */
  readonly by: number
}

export interface FallenBoard extends ZonesBoard {
  /** In the order in which they fell. Never changed in place. */
  fallen: readonly Fallen[]
  /** Companions whom somebody has led (GG-RUL-32). */
  everLed: readonly number[]
}

export type FallenEvent =
  | { readonly type: 'knockedOut'; readonly person: number; readonly zone: number }
  | { readonly type: 'fallenTaken'; readonly person: number; readonly fallen: number }
  /** A train pushes whoever lies on its track aside (GG-RUL-73). */
  | { readonly type: 'fallenPushed'; readonly person: number; readonly zone: number }
  | { readonly type: 'died'; readonly person: number }

type EventOf<T extends FallenEvent['type']> = Extract<FallenEvent, { type: T }>

const withFate = (list: readonly Fallen[], person: number, fate: Fate, by = NONE): readonly Fallen[] =>
  list.map((each) => (each.person === person ? { ...each, fate, by } : each))

export const FALLEN_EVOLVERS: {
  readonly [T in FallenEvent['type']]: Evolver<WesternKit, Board, EventOf<T>>
} = {
  knockedOut(_kit, board, { person, zone }) {
    board.fallen = [...board.fallen, { person, zone, round: board.round, fate: 'down', by: NONE }]
  },
  fallenPushed(_kit, board, { person, zone }) {
    board.fallen = board.fallen.map((each) => (each.person === person ? { ...each, zone } : each))
  },
  fallenTaken(_kit, board, { person, fallen }) {
    board.fallen = withFate(board.fallen, fallen, 'taken', person)
  },
  died(_kit, board, { person }) {
    board.fallen = board.fallen.some((each) => each.person === person)
      ? withFate(board.fallen, person, 'dead')
      : [...board.fallen, { person, zone: NONE, round: board.round, fate: 'dead', by: NONE }]
  },
}

/** Whom somebody has led once is known for good, even if the leader falls first. */
export const LED_EVOLVERS: {
  readonly rallied: Evolver<WesternKit, Board, CompanionEventOf<'rallied'>>
} = {
  rallied(_kit, board, { companion }) {
    if (!board.everLed.includes(companion)) board.everLed = [...board.everLed, companion]
  },
}

/** Whoever lies somewhere and can still be taken along. */
export const lying = ({ fallen }: Pick<FallenBoard, 'fallen'>): readonly Fallen[] =>
  fallen.filter(({ fate }) => fate === 'down')

export interface FallenView {
  readonly person: string
  readonly zone: string | null
  readonly fate: Fate
  /** The round whose end phase it does not live to see (GG-RUL-31). */
  readonly until: number | null
}

export const viewFallen = ({ map }: WesternKit, board: Board): readonly FallenView[] =>
  board.fallen.map(({ person, zone, round, fate }) => ({
    person: personName(board, person),
    zone: fate === 'down' ? zoneName(map, zone) : null,
    fate,
    until: fate === 'down' ? round + 1 : null,
  }))

export function brokenFallen(_kit: WesternKit, { fallen, people }: Board): string[] {
  return fallen.flatMap(({ person }, at) => {
    const wrong: string[] = []
    if (people[person]?.zone !== NONE) wrong.push(`${people[person]?.id} has fallen and stands`)
    if (fallen.findIndex((each) => each.person === person) !== at) wrong.push(`${person} has fallen twice`)
    return wrong
  })
}
