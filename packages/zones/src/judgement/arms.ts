import type { ZonesBoard } from '../board.ts'
import { MELEE, MODES } from '../content/types.ts'
import type { Kit } from '../kit.ts'
import { personAt } from '../people.ts'
import { type Carried, cardsInHand } from '../slots.ts'
import { facesOf } from './faces.ts'
import { FIGURES as F } from './figures.ts'

const SIDES = 6
const WHOLE = 100

/** What somebody takes with one action, in hundredths of a zombie: with the better hand, or with both. */
export function strengthOf(kit: Kit, bearer: Carried): number {
  const hand = cardsInHand(kit.inventory, bearer)
  const faces = facesOf(kit)
  let best = 0
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as string
    const face = faces.get(card)
    if (!face) continue
    const paired = index > 0 && hand[index - 1] === card && face.dual
    best = Math.max(best, paired ? 2 * face.rate : face.rate)
  }
  return best
}

/** The same of somebody on the board: asked about the same people with every look. */
export function strengthAt(kit: Kit, board: ZonesBoard, person: number): number {
  const { strengths } = kit.remembered
  const who = personAt(board, person)
  return strengths.get(person, who) ?? strengths.keep(person, who, strengthOf(kit, who))
}

/** The most damage that one of somebody's hits does: what needs more cannot be fought. */
export function damageOf(kit: Kit, bearer: Carried): number {
  const faces = facesOf(kit)
  let most = 0
  for (const card of cardsInHand(kit.inventory, bearer)) most = Math.max(most, faces.get(card)?.damage ?? 0)
  return most
}

export function opensDoors({ inventory, aims }: Kit, bearer: Carried): boolean {
  for (const card of cardsInHand(inventory, bearer)) if (aims.opens(card)) return true
  return false
}

/** What is worth to a team that one survivor carries it. */
export function armed(kit: Kit, bearer: Carried): number {
  const hand = cardsInHand(kit.inventory, bearer)
  const faces = facesOf(kit)
  let strength = 0
  let reach = 0
  let worth = 0
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as string
    const face = faces.get(card)
    if (!face) continue
    const paired = index > 0 && hand[index - 1] === card && face.dual
    strength = Math.max(strength, paired ? 2 * face.rate : face.rate)
    reach = Math.max(reach, face.reach)
    worth += face.carried
  }
  for (const card of bearer.pack) worth += faces.get(card)?.carried ?? 0
  if (bearer.slots !== undefined)
    for (const { kind, at } of kit.inventory.more)
      if (kind !== 'hand') for (const card of bearer.slots[at] ?? []) worth += faces.get(card)?.carried ?? 0
  const usual = Math.min(strength, F.wellArmed)
  if (kit.aims.hasShare(bearer)) worth += F.share
  return worth + usual * F.kill + (strength - usual) * F.moreKills + Math.min(reach, 2) * F.reach
}

/** Zombies in a zone that hits of this damage take, one each; from a distance those in front must fall first. */
export function takeable(kit: Kit, board: ZonesBoard, zone: number, damage: number, ranged: boolean): number {
  const { kinds } = kit
  let count = 0
  let front = Number.MAX_SAFE_INTEGER
  let stands = false
  for (let kind = 0; kind < kinds.length; kind++) {
    const here = board.zombies[zone * kinds.length + kind] as number
    const each = kinds[kind]
    if (here === 0 || !each) continue
    if (each.damage <= damage) count += here
    if (each.rank < front) {
      front = each.rank
      stands = each.damage > damage
    }
  }
  return ranged && stands ? 0 : count
}

/** What one attack with a card takes in a zone on average, in hundredths of a zombie. */
export function takesOf(
  kit: Kit,
  board: ZonesBoard,
  face: string,
  ranged: boolean,
  dual: boolean,
  zone: number,
): number {
  let most = 0
  for (const { mode, dice, accuracy, damage } of kit.cards[face]?.profiles ?? []) {
    if ((mode !== MODES[MELEE]) !== ranged) continue
    const hits = Math.floor(((dual ? 2 : 1) * dice * (SIDES + 1 - accuracy) * WHOLE) / SIDES)
    most = Math.max(most, Math.min(hits, WHOLE * takeable(kit, board, zone, damage, ranged)))
  }
  return most
}
