import { type Card, MELEE, MODES } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { SecondKit } from '../second-kit.ts'
import { FIGURES as F } from './figures.ts'
import { wantedCards } from './wanted.ts'

/** What somebody carries. */
export interface Bearer {
  readonly hand: readonly string[]
  readonly pack: readonly string[]
}

const SIDES = 6
const WHOLE = 100
/** A bomb takes whatever is there. */
const BOMB = 9

/** What one action with a card takes on average, in hundredths of a zombie. */
function rateOf({ kind, profiles, reload, spent }: Card): number {
  if (kind === 'bomb') return WHOLE
  let best = 0
  for (const { mode, dice, accuracy, damage } of profiles) {
    if (spent && mode !== MODES[MELEE]) continue
    const hits = Math.floor((dice * (SIDES + 1 - accuracy) * WHOLE) / SIDES)
    // Most zombies fall to any hit; who needs more is worth a better weapon.
    const strong = damage > 2 ? 14 : damage > 1 ? 13 : 10
    best = Math.max(best, Math.floor((hits * strong) / (reload ? 15 : 10)))
  }
  return best
}

const rates = new WeakMap<Card, number>()

function rateOfFace(kit: SecondKit, face: string): number {
  const card = kit.cards[face]
  if (!card) return 0
  const known = rates.get(card)
  if (known !== undefined) return known
  const rate = rateOf(card)
  rates.set(card, rate)
  return rate
}

/** What somebody takes with one action, in hundredths of a zombie: with the better hand, or with both. */
export function strengthOf(kit: SecondKit, { hand }: Pick<Bearer, 'hand'>): number {
  let best = 0
  for (let index = 0; index < hand.length; index++) {
    const face = hand[index] as string
    const rate = rateOfFace(kit, face)
    const paired = index > 0 && hand[index - 1] === face && kit.cards[face]?.dual === true
    best = Math.max(best, paired ? 2 * rate : rate)
  }
  return best
}

/** The most damage that one of somebody's hits does: what needs more cannot be fought. */
export function damageOf(kit: SecondKit, { hand }: Pick<Bearer, 'hand'>): number {
  let most = 0
  for (const face of hand) {
    const card = kit.cards[face]
    if (card?.kind === 'bomb') return BOMB
    for (const profile of card?.profiles ?? []) most = Math.max(most, profile.damage)
  }
  return most
}

/** How far somebody can hit. */
export function reachOf(kit: SecondKit, { hand }: Pick<Bearer, 'hand'>): number {
  let most = 0
  for (const face of hand)
    for (const profile of kit.cards[face]?.profiles ?? []) most = Math.max(most, profile.most)
  return most
}

/** What is worth to a team that one survivor carries it. */
export function armed(kit: SecondKit, bearer: Bearer): number {
  const strength = strengthOf(kit, bearer)
  const usual = Math.min(strength, F.wellArmed)
  let worth = usual * F.kill + (strength - usual) * F.moreKills + Math.min(reachOf(kit, bearer), 2) * F.reach
  const wanted = wantedCards(kit)
  for (const cards of [bearer.hand, bearer.pack])
    for (const face of cards)
      worth += wanted.has(face) ? F.wantedCard : kit.cards[face]?.food === undefined ? F.spareCard : F.food
  return worth
}

/** Zombies in a zone that hits of this damage take, one each; from a distance those in front must fall first. */
function takeable(kit: SecondKit, board: Board, zone: number, damage: number, ranged: boolean): number {
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
  kit: SecondKit,
  board: Board,
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
