import type { Scriptable } from '@graveshift/kernel'
import { zombieCardsIn } from './begin.ts'
import { EQUIPMENT_DECK, PIMPWEAPON_DECK, STARTING_DECK } from './content/decks.ts'
import { zombieKinds } from './content/zombies.ts'
import type { SecondKit } from './second-kit.ts'
import type { Stream } from './streams.ts'

const SIDES = 6
const ABOMINATIONS = zombieKinds('printed', 1).flatMap(({ id, abomination }) => (abomination ? [id] : []))

/** What may be named in a script, by stream: the cards of its deck. */
export function scriptable({ setup, rules, survivors }: SecondKit): Scriptable {
  const starting = Object.keys(STARTING_DECK)
  const areCast = rules.some(({ cast }) => cast)
  const names: Record<Stream, readonly string[] | number> = {
    dice: SIDES,
    // Starting cards are shuffled in when they were discarded (Z2-OPT-03).
    equipment: [...new Set([...Object.keys(EQUIPMENT_DECK), ...(setup.startingCardsReturn ? starting : [])])],
    special: Object.keys(PIMPWEAPON_DECK),
    spawn: zombieCardsIn(setup),
    setup: areCast ? [...starting, ...Object.keys(survivors)] : starting,
    abomination: ABOMINATIONS,
  }
  return names
}
