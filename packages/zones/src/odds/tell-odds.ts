import type { Telling, Term } from '@graveshift/kernel'
import type { AttackOdds } from './attack.ts'

/** A share of so many, to the nearest. */
const rounded = (part: number, of: number, parts: number): number =>
  Math.floor((2 * parts * part + of) / (2 * of))

const percent = (part: number, of: number): number => rounded(part, of, 100)

/** A mean to one decimal: the sign between is each language's own. */
function tenthsOf(sum: number, of: number): Term {
  const tenths = rounded(sum, of, 10)
  const whole = Math.floor(tenths / 10)
  const tenth = tenths % 10
  return tenth === 0 ? whole : { word: 'odds.decimal', with: { whole, tenth } }
}

/** What an attack may come to: how often it kills nobody, how many on average, and whether friends are at risk. */
export function tellAttackOdds({ kills, wounds, dice }: AttackOdds): Telling {
  const killed = kills.ways.reduce((sum, ways, count) => sum + ways * count, 0)
  const odds: Telling =
    dice === 0
      ? { word: 'odds.certain', with: { kills: Math.floor(killed / kills.of) } }
      : {
          word: 'odds.attack',
          with: { dice, mean: tenthsOf(killed, kills.of), none: percent(kills.ways[0] ?? 0, kills.of) },
        }
  const chance = percent(wounds.of - (wounds.ways[0] ?? 0), wounds.of)
  if (chance === 0) return odds
  return { word: 'odds.and', with: { odds, friends: { word: 'odds.friends', with: { chance } } } }
}
