import { LEVELS } from '../content/types.ts'
import type { Fields } from '../fault.ts'
import type { Moment } from './plan.ts'

/** More than any list of a mission needs, and any round or zombie it counts to. */
export const MOST = 100
/** Noise is counted in bytes, and several rules may add to a zone. */
const MOST_NOISE = 10

/** Names as pages show them. */
export const inCode = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')

export const readZones = (fields: Fields): readonly string[] => fields.names('zones', MOST)

export const readNoise = (fields: Fields): number => fields.count('tokens', 1, MOST_NOISE)

export function readMoment(fields: Fields, field: string): Moment {
  const when = fields.inner(field)
  const moment = momentIn(when)
  when.done()
  return moment
}

function momentIn(when: Fields): Moment {
  if (when.has('round')) return { round: when.count('round', 1, MOST) }
  if (when.has('objectives')) return { objectives: when.count('objectives', 1, MOST) }
  if (when.has('doors')) return { doors: when.count('doors', 1, MOST) }
  return { level: when.one('level', LEVELS) }
}
