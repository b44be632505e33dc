import { type Fault, fault, isFault, type Json } from '@graveshift/kernel'
import { readBy, wholeNumber } from '@graveshift/kernel/read-by'
import * as v from 'valibot'
import type { Setup } from './board.ts'
import type { Content } from './content/compile.ts'
import { ruleOptionEntries } from './option-entries.ts'

const MOST_SEATS = 6
const SEATS = `there are 1 to ${MOST_SEATS} seats (GU-SET-01)`

/** A list with one entry a seat. */
export const oneForEachSeat = <T extends v.GenericSchema>(entry: T) =>
  v.pipe(v.array(entry), v.minLength(1, SEATS), v.maxLength(MOST_SEATS, SEATS))

/** The rulebooks' advice to newcomers (GU-SET-05). */
const DEFAULTS = { difficulty: 'easy', boss: 'super-abomination' } as const

const setupSchema = v.strictObject({
  /** Either the survivors, one a seat, or only how many seats. */
  survivors: v.optional(oneForEachSeat(v.string())),
  seats: v.optional(wholeNumber(1, MOST_SEATS, 'GU-SET-01')),
  leader: v.optional(wholeNumber(0, MOST_SEATS - 1), 0),
  difficulty: v.optional(v.string(), DEFAULTS.difficulty),
  boss: v.optional(v.string(), DEFAULTS.boss),
  ...ruleOptionEntries(),
})

/** Says what there is instead, so that nobody has to look it up. */
const none = (what: string, id: string, known: object) =>
  fault(`unknown-${what}`, `there is no ${what} '${id}'; there are ${Object.keys(known).join(', ')}`)

/** Why these names cannot sit down together; undefined if they can. */
export function setupFault(content: Content, setup: Setup): Fault | undefined {
  const { survivors, leader, difficulty, boss } = setup
  for (const id of survivors)
    if (!Object.hasOwn(content.survivors, id)) return none('survivor', id, content.survivors)
  if (new Set(survivors).size < survivors.length)
    return fault('survivor-twice', 'each seat needs a different survivor (GU-SET-01)')
  if (leader >= survivors.length) return fault('no-such-seat', `the leader's seat ${leader} does not exist`)
  if (!Object.hasOwn(content.difficulties, difficulty))
    return none('difficulty', difficulty, content.difficulties)
  if (!Object.hasOwn(content.bosses, boss)) return none('boss', boss, content.bosses)
  return undefined
}

/** Options from outside, completed: the survivors in the order of the content, easy, Super-Abomination. */
export function readSetup(content: Content, raw: Json): Setup | Fault {
  const read = readBy(setupSchema, raw ?? {}, 'bad-options')
  if (isFault(read)) return read
  const { survivors, seats, ...rest } = read
  if (survivors && seats !== undefined && seats !== survivors.length)
    return fault('bad-options', `${survivors.length} survivors do not fill ${seats} seats (GU-SET-01)`)
  const setup: Setup = {
    survivors: survivors ?? content.data.survivors.slice(0, seats ?? 1).map(({ id }) => id),
    ...rest,
  }
  return setupFault(content, setup) ?? setup
}
