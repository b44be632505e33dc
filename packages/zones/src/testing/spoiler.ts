import { type Json, nth, type Random } from '@graveshift/kernel'
import type { ZonesBoard } from '../board.ts'
import type { Board } from '../map/board.ts'
import { everyCard } from '../slots.ts'

/** What answers may name in a game. */
export interface Nameable {
  readonly map: Board
  readonly actions: readonly string[]
  readonly cards: readonly string[]
  /** Where cards lie while they are moved about. */
  readonly places: readonly string[]
  readonly kinds: readonly string[]
  readonly skills: readonly string[]
  /** Zones in which something lies. */
  readonly busy: readonly number[]
}

/** Ways to answer wrongly. */
export interface Spoiler<B extends ZonesBoard> {
  /** Another person, zone, card or deed in the place of the one that was meant; or one more field. */
  spoil(given: Json, board: B, random: Random): Json
  /** An answer with all fields at once: whatever is done, it says something to it. */
  talkative(what: string | undefined, board: B, random: Random): Json
}

const FLAGS = ['dual', 'crowd', 'slip', 'sure', 'reap']

/** Something plausible for every field that an answer may have. */
function fieldsFor(
  { map, actions, cards, places, kinds, skills, busy: lying }: Nameable,
  board: ZonesBoard,
  random: Random,
): Readonly<Record<string, () => Json>> {
  const any = <T>(list: readonly T[]): T => nth(list, random.below(list.length))
  const person = () => any(board.people).id
  // Where somebody or something is there is more to be wrong about.
  const busy = [...board.people.flatMap(({ zone }) => (zone < 0 ? [] : [zone])), ...lying]
  const zone = () =>
    nth(map.zones, random.below(2) === 0 && busy.length > 0 ? any(busy) : random.below(map.size)).name
  const own = board.people.flatMap(everyCard)
  const card = () => (random.below(4) > 0 && own.length > 0 ? any(own) : any(cards))
  const door = () => (map.doors.length === 0 ? '' : any(map.doors).name)
  return {
    do: () => any(actions),
    zone,
    to: () => (random.below(4) === 0 ? any(places) : zone()),
    from: () => any(places),
    person,
    partner: person,
    companion: person,
    patient: person,
    other: person,
    id: person,
    people: () => [person(), person()],
    card,
    with: card,
    for: card,
    door,
    token: () => random.below(8),
    car: () => random.below(3),
    seat: () => any(['driver', 'passenger', 0, 1, 5, 9]),
    path: () => [zone(), zone()],
    kind: () => any(kinds),
    damage: () => 1 + random.below(4),
    skill: () => any(skills),
    pair: () => random.below(4),
    source: card,
  }
}

export const spoilerOf = <B extends ZonesBoard>(nameable: (board: B) => Nameable): Spoiler<B> => ({
  spoil(given, board, random) {
    const raw = given as { readonly [key: string]: Json }
    const fields = fieldsFor(nameable(board), board, random)
    const any = <T>(list: readonly T[]): T => nth(list, random.below(list.length))
    const changed: Record<string, Json> = { ...raw }
    const names = [...Object.keys(raw), any(Object.keys(fields)), any(FLAGS)]
    for (const name of names)
      if (random.below(3) === 0) {
        if (FLAGS.includes(name)) changed[name] = random.below(2) === 0
        else changed[name] = fields[name]?.() ?? null
      }
    return changed
  },
  talkative(what, board, random) {
    const raw: Record<string, Json> = {}
    for (const [name, value] of Object.entries(fieldsFor(nameable(board), board, random))) raw[name] = value()
    for (const flag of FLAGS) raw[flag] = random.below(3) === 0
    if (what !== undefined) raw.do = what
    if (random.below(2) === 0) delete raw.for
    if (random.below(2) === 0) raw.path = [nth(raw.path as Json[], 0)]
    return raw
  },
})
