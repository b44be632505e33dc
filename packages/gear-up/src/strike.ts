import { isPlacement, sizeOf, type Table } from '@graveshift/kernel'
import type { Board, Target } from './board.ts'
import { isBodyAlive, isBossDead } from './boss-side.ts'
import { bossRule } from './bosses/index.ts'
import type { Arm, Content, IconMasks } from './content/compile.ts'
import type { Activation, Icons } from './effects/effect.ts'
import { gain } from './gain.ts'
import type { GearUp, Hit } from './game.ts'
import { suffer } from './harm.ts'
import { bodyIndex, cardOf, findZombie, isBoss, ownerOf, printed } from './reach.ts'
import { armOf } from './seats.ts'
import type { GainSource, Stroke } from './sources.ts'

export const FAR_SLOT = 3

/** The icons among these squares. */
export function iconsUnder(icons: IconMasks, lo: number, hi: number): Icons {
  return {
    damage: sizeOf(lo & icons.damage.lo, hi & icons.damage.hi),
    armor: sizeOf(lo & icons.armor.lo, hi & icons.armor.hi),
    ammo: sizeOf(lo & icons.ammo.lo, hi & icons.ammo.hi),
  }
}

export function strokeOf(arm: Arm, lo: number, hi: number): Stroke {
  if (sizeOf(lo, hi) === 1) return 'single'
  return !arm.powers.splits || isPlacement(arm.shape, lo, hi) ? 'shape' : 'split'
}

/** Draws one hit. Order inside: price, crosses with their icons, effect gains, deaths, what else an effect does (GU-EFX-16). */
export function strike(
  content: Content,
  table: Table<GearUp>,
  frame: Activation,
  hit: Hit,
  arm = armOf(content, table.board, frame.seat, frame.wield),
): void {
  const { board } = table
  const { seat } = frame
  const { target, lo, hi } = hit
  // What a boss takes for the draw hurts before the blow: a defeat even if the blow would win (GU-RND-10).
  const price = hit.pay ? bossRule(board).price : undefined
  if (price) suffer(table, seat, 1, hit.pay === 'armor' ? 1 : 0, price.from)
  if (board.outcome !== undefined) return
  const icons = iconsUnder(printed(content, board, target), lo, hi)
  const owner = ownerOf(board, target)
  cross(content, table, seat, target, lo, hi, strokeOf(arm, lo, hi), icons)
  // Long range: the neighbor gains each printed icon too, extras of effects go to the shooter (GU-EFX-20).
  if (owner !== undefined && owner !== seat) gainPrinted(content, table, owner, icons, 'neighbour')
  for (const effect of arm.powers.gains) {
    gain(content, table, seat, 'armor', effect.gain(icons, 'armor'), effect.from)
    gain(content, table, seat, 'ammo', effect.gain(icons, 'ammo'), effect.from)
  }
  settle(content, table, seat, target)
  frame.made += 1
  frame.damage += icons.damage
  // Not `concat`, which costs more than all of the rest here.
  if (frame.hit.length === 0) frame.hit = [target]
  else if (!frame.hit.includes(target)) frame.hit = [...frame.hit, target]
  for (const after of arm.powers.afterHit) after(content, table, frame, hit)
}

/** GU-EFX-01: nothing happens to a boss, to the dead, or in the third slot. */
export function canBePushed(board: Board, target: Target): boolean {
  const zombie = findZombie(board, target)
  return zombie !== undefined && zombie.slot !== FAR_SLOT
}

/** One ammo: one square, its icon, no weapon effect (GU-ATK-16, GU-ATK-17). */
export function shoot(
  content: Content,
  table: Table<GearUp>,
  seat: number,
  target: Target,
  square: number,
): void {
  const lo = square < 32 ? 1 << square : 0
  const hi = square < 32 ? 0 : 1 << (square - 32)
  table.emit({ type: 'ammoSpent', seat, why: 'shot' })
  crossOff(content, table, seat, target, lo, hi, 'ammo')
}

/** Squares crossed besides a draw, with their icons and what follows; no weapon effect counts them. */
export function crossOff(
  content: Content,
  table: Table<GearUp>,
  seat: number,
  target: Target,
  lo: number,
  hi: number,
  by: Stroke,
): void {
  cross(content, table, seat, target, lo, hi, by, iconsUnder(printed(content, table.board, target), lo, hi))
  settle(content, table, seat, target)
}

function cross(
  content: Content,
  table: Table<GearUp>,
  seat: number,
  target: Target,
  lo: number,
  hi: number,
  by: Stroke,
  icons: Icons,
): void {
  table.emit({ type: 'crossed', seat, target, lo, hi, by })
  gainPrinted(content, table, seat, icons, 'icon')
}

function gainPrinted(
  content: Content,
  table: Table<GearUp>,
  seat: number,
  icons: Icons,
  from: GainSource,
): void {
  gain(content, table, seat, 'armor', icons.armor, from)
  gain(content, table, seat, 'ammo', icons.ammo, from)
}

/** What follows from crosses: rings, deaths, the win. */
function settle(content: Content, table: Table<GearUp>, seat: number, target: Target): void {
  const { board } = table
  if (isBoss(target)) {
    const body = bodyIndex(target)
    bossRule(board).afterCross?.(content, table, seat, body)
    if (isBodyAlive(content, board, body)) return
    table.emit({ type: 'bodyKilled', body })
    if (isBossDead(content, board)) table.emit({ type: 'won' })
    return
  }
  const zombie = findZombie(board, target)
  if (!zombie) return
  const { spaces } = cardOf(content, zombie)
  if (((spaces.lo & ~zombie.lo) | (spaces.hi & ~zombie.hi)) !== 0) return
  table.emit({ type: 'killed', zombie: zombie.id, card: zombie.card, seat: zombie.seat, by: seat })
}
