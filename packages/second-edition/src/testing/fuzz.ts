import { type Json, nth, type Random } from '@graveshift/kernel'
import type { FuzzSubject } from '@graveshift/kernel/testing'
import { ACTIONS } from '../actions.ts'
import type { Board } from '../board.ts'
import { CARD_FACES } from '../content/compile.ts'
import { FREE_SKILLS } from '../content/free-skills.ts'
import { CARD_PLACES } from '../content/inventory.ts'
import type { SecondEdition } from '../game.ts'
import { missionOf } from '../missions/mission-of.ts'
import { SECOND_EDITION_MODULE } from '../module.ts'
import { wentBack } from './never-back.ts'
import { optionsOf } from './random-options.ts'
import { positionOf } from './random-position.ts'

const DEEDS = Object.keys(ACTIONS)
const FACES = Object.keys(CARD_FACES)
const FLAGS = ['dual', 'crowd', 'slip', 'sure', 'reap']

/** Something plausible for every field that an answer may have. */
function fieldsFor(board: Board, random: Random): Readonly<Record<string, () => Json>> {
  const { board: map } = missionOf(board.setup.mission)
  const any = <T>(list: readonly T[]): T => nth(list, random.below(list.length))
  const person = () => any(board.people).id
  // Where somebody or something is there is more to be wrong about.
  const busy = [
    ...board.people.flatMap(({ zone }) => (zone < 0 ? [] : [zone])),
    ...board.tokens.map(({ zone }) => zone),
    ...board.cars.map(({ zone }) => zone),
  ]
  const zone = () =>
    nth(map.zones, random.below(2) === 0 && busy.length > 0 ? any(busy) : random.below(map.size)).name
  const own = board.people.flatMap(({ hand, pack }) => [...hand, ...pack])
  const card = () => (random.below(4) > 0 && own.length > 0 ? any(own) : any(FACES))
  const door = () => (map.doors.length === 0 ? '' : any(map.doors).name)
  const kinds = ['walker', 'fatty', 'runner', 'abomination', 'hobomination']
  return {
    do: () => any(DEEDS),
    zone,
    to: () => (random.below(4) === 0 ? any(CARD_PLACES) : zone()),
    from: () => any(CARD_PLACES),
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
    skill: () => any(FREE_SKILLS),
    pair: () => random.below(4),
    source: card,
  }
}

/** Another person, zone, card or deed in the place of the one that was meant; or one more field. */
export function spoil(given: Json, board: Board, random: Random): Json {
  const raw = given as { readonly [key: string]: Json }
  const fields = fieldsFor(board, random)
  const any = <T>(list: readonly T[]): T => nth(list, random.below(list.length))
  const changed: Record<string, Json> = { ...raw }
  const names = [...Object.keys(raw), any(Object.keys(fields)), any(FLAGS)]
  for (const name of names)
    if (random.below(3) === 0) {
      if (FLAGS.includes(name)) changed[name] = random.below(2) === 0
      else changed[name] = fields[name]?.() ?? null
    }
  return changed
}

/** An answer with all fields at once: whatever is done, it says something to it. */
export function talkative(what: string | undefined, board: Board, random: Random): Json {
  const raw: Record<string, Json> = {}
  for (const [name, value] of Object.entries(fieldsFor(board, random))) raw[name] = value()
  for (const flag of FLAGS) raw[flag] = random.below(3) === 0
  if (what !== undefined) raw.do = what
  if (random.below(2) === 0) delete raw.for
  if (random.below(2) === 0) raw.path = [nth(raw.path as Json[], 0)]
  return raw
}

/** Half of the games begin in the middle, where there are skills and weapons that random players hardly come by. */
export const FUZZ: FuzzSubject<SecondEdition> = {
  name: 'the second edition',
  options: (seed) => (seed % 2 === 0 ? optionsOf(seed >> 1) : positionOf(seed >> 1)),
  rulesFor: SECOND_EDITION_MODULE.rulesFor,
  spoil,
  wentBack,
}
