import type { AttackOdds } from '@graveshift/zones'

/** What an attack is looked at for, in hundredths. */
export interface OddsTold {
  /** The chance to kill so many at least: the greatest number that is likelier than not, else one. */
  readonly kills: number
  readonly chance: number
  readonly friends: number
}

const percent = (part: number, of: number): number => Math.round((100 * part) / of)

const LIKELY = 50

export function oddsTold({ kills, wounds }: AttackOdds): OddsTold {
  const atLeast = (count: number): number =>
    percent(
      kills.ways.slice(count).reduce((sum, ways) => sum + ways, 0),
      kills.of,
    )
  let most = 1
  for (let count = 2; count < kills.ways.length; count++) if (atLeast(count) >= LIKELY) most = count
  return {
    kills: most,
    chance: atLeast(most),
    friends: percent(wounds.of - (wounds.ways[0] ?? 0), wounds.of),
  }
}
