import { DEAD_SOX } from '../content/bosses/dead-sox.ts'
import type { DamageKind } from '../game.ts'
import { ANY_TABLE_FRAME } from '../one-form.ts'
import type { BossRule } from './boss-rule.ts'

/** Catcher, batter and pitcher, in the order in which they attack. */
const KINDS: readonly DamageKind[] = ['armor-only', 'normal', 'unblockable']

/** GU-BOS-06, GU-BOS-17, GU-BOS-18: three bodies, each with its own kind of damage. */
export const deadSox: BossRule = {
  printed: DEAD_SOX,
  special: 'attacks',
  worth: { skill: 70, square: 100 },
  damageKind: (body) => KINDS[body] ?? 'normal',
  skill: (_content, table) => table.push({ ...ANY_TABLE_FRAME, kind: 'boss-skill', at: 'body', body: 0 }),
}
