import type { Measured } from './mission-facts.ts'

/** Games of a bot as they are kept for each mission. */
export interface Measurement {
  readonly games: number
  readonly won: number
  readonly interval: readonly number[]
}

/** What was measured of a mission; nothing where no bot has played it. */
export function measuredIn(
  all: Readonly<Record<string, Measurement>>,
  id: string,
  bot: Measured['bot'],
): Measured | undefined {
  const found = all[id]
  const [least, most] = found?.interval ?? []
  return found === undefined || least === undefined || most === undefined
    ? undefined
    : { bot, games: found.games, won: found.won, interval: [least, most] }
}
