import type { Table } from '@graveshift/kernel'
import type { ZonesBoard } from '../board.ts'
import type { Zones, ZonesFrame } from '../game.ts'
import type { Kit } from '../kit.ts'

/** What reactive skills answer. */
export type Occasion = 'zombies-appeared' | 'extra-activation' | 'zone-cleared'

/** A skill that lets somebody do something when something happens. */
export interface Reaction {
  readonly skill: string
  readonly to: Occasion
  /** Whether it reaches so far. */
  applies?(kit: Kit, board: ZonesBoard, person: number, zone: number): boolean
  /** What it lets be done, in answer to what happened in a zone. */
  brings(person: number, zone: number): ZonesFrame
}

/** Something a skill does to its bearer's game. */
export type Hook = (kit: Kit, table: Table<Zones>, person: number) => void

/** Likewise, with a card that was drawn from a pile. */
export type CardHook = (kit: Kit, table: Table<Zones>, person: number, card: string, pile: number) => void

/** Having a skill twice is having it once. */
export function addOnce<T>(hooks: T[], hook: T): void {
  if (!hooks.includes(hook)) hooks.push(hook)
}
