import { type Card, MELEE, MODES, type Person } from '@graveshift/zones'
import type { SecondKit } from '../second-kit.ts'

const SIDES = 6
const WHOLE = 100

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
export function strengthOf(kit: SecondKit, { hand }: Person): number {
  let best = 0
  for (let index = 0; index < hand.length; index++) {
    const face = hand[index] as string
    const rate = rateOfFace(kit, face)
    const paired = index > 0 && hand[index - 1] === face && kit.cards[face]?.dual === true
    best = Math.max(best, paired ? 2 * rate : rate)
  }
  return best
}

/** How far somebody can hit. */
export function reachOf(kit: SecondKit, { hand }: Person): number {
  let most = 0
  for (const face of hand)
    for (const profile of kit.cards[face]?.profiles ?? []) most = Math.max(most, profile.most)
  return most
}
