import type { Table } from '@graveshift/kernel'
import { emit, hasZombies, isOver, kill, NONE, personAt, UNSEEN, zombiesOf } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { Western } from '../game.ts'
import type { WesternKit } from '../western-kit.ts'
import type { ShotsFrame } from './card-game.ts'
import type { CardSteps } from './reading-frame.ts'

function zonesWithZombies(kit: WesternKit, board: Board): readonly number[] {
  const zones: number[] = []
  for (let zone = 0; zone < kit.map.size; zone++) if (hasZombies(kit, board, zone)) zones.push(zone)
  return zones
}

/** Companion and zone, again and again: every shot that some of them could fire now. */
function shotsOf(kit: WesternKit, board: Board, { left, least, most }: ShotsFrame): readonly number[] {
  const able: number[] = []
  const targets = zonesWithZombies(kit, board)
  for (const companion of left) {
    if (personAt(board, companion).zone === NONE) continue
    for (const zone of targets) {
      const range = kit.sight(board, companion, zone)
      if (range !== UNSEEN && range >= least && range <= most) able.push(companion, zone)
    }
  }
  return able
}

/** The kind that takes a hit: the first of the targeting order, within it whoever the damage can eliminate (UA-RUL-10). */
function targetOf(kit: WesternKit, board: Board, zone: number, damage: number): number {
  let best = NONE
  const rankOf = (kind: number) => (kit.kinds[kind]?.rank ?? 0) * 2 + (isBeaten(kit, kind, damage) ? 0 : 1)
  kit.kinds.forEach((_, kind) => {
    if (zombiesOf(kit, board, zone, kind) > 0 && (best === NONE || rankOf(kind) < rankOf(best))) best = kind
  })
  return best
}

const isBeaten = ({ kinds }: WesternKit, kind: number, damage: number): boolean =>
  (kinds[kind]?.damage ?? 0) <= damage

/** Automatic hits of a companion: no adrenaline, no noise, no bounty, nobody of ours is hit (GG-M06-01, GG-M06-04). */
export function shoot(
  kit: WesternKit,
  table: Table<Western>,
  { hits, damage }: ShotsFrame,
  zone: number,
): void {
  for (let hit = 0; hit < hits && !isOver(table); hit++) {
    const kind = targetOf(kit, table.board, zone, damage)
    if (kind === NONE) return
    if (isBeaten(kit, kind, damage)) kill(kit, table, NONE, zone, kind, 1)
    else emit(kit, table, { type: 'hitLost', zone, kind, count: 1 })
  }
}

/** One shot each, in any order the players like. */
export const shotsSteps = (kit: WesternKit): CardSteps<'shots'> => ({
  ask(table, frame) {
    if (isOver(table)) return undefined
    const able = shotsOf(kit, table.board, frame)
    if (able.length === 0) return undefined
    table.ask({ kind: 'shot', seat: 'team', able })
    return 'ask'
  },
})
