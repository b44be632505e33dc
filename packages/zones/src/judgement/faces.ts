import { type Card, MELEE, MODES } from '../content/types.ts'
import type { Kit } from '../kit.ts'
import { FIGURES as F } from './figures.ts'

/** What is known of a card without looking at the board: worked out once for a mission, asked for all the time. */
export interface Face {
  /** What one action with it takes on average, in hundredths of a zombie. */
  readonly rate: number
  /** The most damage that one of its hits does. */
  readonly damage: number
  /** How far it hits. */
  readonly reach: number
  readonly dual: boolean
  /** What carrying it is worth, in hand or backpack. */
  readonly carried: number
}

const SIDES = 6
const WHOLE = 100
/** A bomb takes whatever is there. */
const BOMB = 9

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

function faceOf(card: Card, wanted: boolean): Face {
  return {
    rate: rateOf(card),
    damage: card.kind === 'bomb' ? BOMB : Math.max(0, ...card.profiles.map(({ damage }) => damage)),
    reach: Math.max(0, ...card.profiles.map(({ most }) => most)),
    dual: card.dual === true,
    carried: wanted ? F.wantedCard : card.food === undefined ? F.spareCard : F.food,
  }
}

function makeFaces({ aims, cards }: Kit): ReadonlyMap<string, Face> {
  const wanted = aims.wantedCards()
  return new Map(Object.entries(cards).map(([face, card]) => [face, faceOf(card, wanted.has(face))]))
}

export function facesOf(kit: Kit): ReadonlyMap<string, Face> {
  kit.remembered.faces ??= makeFaces(kit)
  return kit.remembered.faces
}
