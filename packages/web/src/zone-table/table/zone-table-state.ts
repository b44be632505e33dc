import type { Game } from '@graveshift/kernel'
import type { Heading } from '@graveshift/zones'
import { createContext, use } from 'react'
import type { AnyTable, SharedTable } from '../../table/table-state.ts'
import type { BoardScene, BoardTarget } from '../board/scene.ts'
import type { BoardOffer } from '../decide/deciding.ts'
import type { PhasePlay } from '../phase/phase-play.ts'
import type { Plan, PlanBook } from '../turn/plan-book.ts'
import type { ZoneBoard, ZoneFace, ZoneGame, ZoneKit } from './zone-face.ts'

export const LENSES = ['reach', 'sight', 'intents', 'noise', 'pipes'] as const
export type Lens = (typeof LENSES)[number]

/** All of a table of zones that stays as it is while a hand moves over the board. */
export interface ZoneTable extends SharedTable<ZoneGame, ZoneBoard> {
  readonly face: ZoneFace
  readonly kit: ZoneKit
  /** Only looked at. */
  readonly sideless: boolean
  readonly scene: BoardScene
  /** Where zombies will go, as things stand. */
  readonly headings: readonly Heading[]
  /** Whose turn is being taken, by its place among the people. */
  readonly taking: number | undefined
  /** Whose card lies open: whoever was pressed, else whoever takes its turn. */
  readonly person: number
  see(person: number): void
  /** What whoever takes its turn, and is asked, may do; nothing while somebody else is asked. */
  readonly book: PlanBook | undefined
  /** Does it answer by answer, as long as nothing comes between; gives whether it has begun. */
  run(plan: Plan): boolean
  /** The key of a plan that cannot be taken back and was asked back: the next press does it. */
  readonly asked: string | undefined
  /** A plan that is being done. */
  readonly running: boolean
  /** Answers the question in front by the second press: the first one is asked back, whatever comes of it. */
  confirm(pick: Game['pick']): void
  /** What zombies do, as it is played back. */
  readonly phase: PhasePlay
  /** What the board shows on request. */
  readonly lens: Lens | undefined
  show(lens: Lens | undefined): void
  /** The board as a list of zones. */
  readonly isListed: boolean
  list(isListed: boolean): void
  /** What the question in front lights up on the board. */
  readonly offer: BoardOffer | undefined
  light(offer: BoardOffer | undefined): void
}

/** What eyes, a pointer or the keys are at: it changes with every move of a hand. */
export interface Looking {
  /** Pressed or focused: it stays. */
  readonly target: BoardTarget | undefined
  look(target: BoardTarget | undefined): void
  /** Under the pointer, for as long as it rests there. */
  readonly hovered: BoardTarget | undefined
  hover(target: BoardTarget | undefined): void
  /** The kind of action whose answers lie open. */
  readonly kind: string | undefined
  layOpen(kind: string | undefined): void
}

export const LookingContext = createContext<Looking | undefined>(undefined)

export function useLooking(): Looking {
  const looking = use(LookingContext)
  if (!looking) throw new Error('nobody looks at a board here')
  return looking
}

/** The table as its shared parts know it. */
export const shared = (table: ZoneTable): AnyTable => table as unknown as AnyTable

export const ZonesContext = createContext<ZoneTable | undefined>(undefined)

export function useZones(): ZoneTable {
  const table = use(ZonesContext)
  if (!table) throw new Error('no table of zones around this')
  return table
}
