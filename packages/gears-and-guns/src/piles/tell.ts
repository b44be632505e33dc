import { nth } from '@graveshift/kernel'
import { logLine, type Teller, zoneTerm } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { WesternKit } from '../western-kit.ts'
import type { PileEvent } from './piles.ts'

const zoneOf = (kit: WesternKit, pile: number) => zoneTerm(kit, nth(kit.mission.piles, pile).zone)

export const PILE_TELLERS: {
  readonly [T in PileEvent['type']]: Teller<Extract<PileEvent, { type: T }>, WesternKit, Board>
} = {
  pileWoke: ({ pile }, kit) => logLine('pileWoke', { zone: zoneOf(kit, pile) }),
  pilePurified: ({ pile }, kit) => logLine('pilePurified', { zone: zoneOf(kit, pile) }),
}
