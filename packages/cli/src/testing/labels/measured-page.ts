import { readFileSync } from 'node:fs'
import { type Count, shareOf } from '../../simulate/share.ts'
import type { Compared } from './compared.ts'

const PACKAGES = new URL('../../../../', import.meta.url)

/** Games of one bot, as `npm run labels` keeps them. */
export interface MeasuredSeries {
  readonly command: string
  readonly commit: string
  readonly missions: Readonly<
    Record<string, Readonly<Count> & { readonly losses: Readonly<Record<string, number>> }>
  >
}

/** What was measured of a game, by the name of its file. */
export const readMeasured = (game: string, name: string) =>
  JSON.parse(readFileSync(new URL(`${game}/measured/${name}.json`, PACKAGES), 'utf8'))

/** All games of some missions. */
export function sumOf({ missions }: MeasuredSeries, some: readonly { readonly id: string }[]): Count {
  const all = some.flatMap(({ id }) => missions[id] ?? [])
  return {
    games: all.reduce((sum, { games }) => sum + games, 0),
    won: all.reduce((sum, { won }) => sum + won, 0),
  }
}

/** In percent. */
export const whole = (share: number): string => String(Math.round(100 * share))

export const bandText = (band: readonly [least: number, most: number]): string => band.map(whole).join('-')

/** A share with its interval, in percent. */
export function wonOf(count: Readonly<Count>): string {
  const { share, low, high } = shareOf(count)
  return `${whole(share)}% (${whole(low)}-${whole(high)})`
}

/** What most games of a mission were lost by. */
export function lostBy({ missions }: MeasuredSeries, id: string, lossName: (why: string) => string): string {
  const [why = ['', 0] as const] = Object.entries(missions[id]?.losses ?? {})
  return why[1] === 0 ? '' : `${lossName(why[0])} (${why[1]})`
}

const points = (tenths: number): string => (tenths / 10).toFixed(1)

/** By how much one bot is ahead of another. */
export const apart = ({ bot, than, ahead, interval, games }: Compared): string =>
  `\`${bot}\` wins ${points(ahead)} points more than \`${than}\` (${interval.map(points).join(' to ')}, ${games} pairs of games)`
