import { type Json, nth, type Random } from '@graveshift/kernel'
import type { FuzzSubject } from '@graveshift/kernel/testing'
import { ACTIONS } from '../actions/index.ts'
import type { Board } from '../board.ts'
import { CARD_FACES } from '../content/compile.ts'
import { FREE_SKILLS } from '../content/free-skills.ts'
import type { SecondEdition } from '../game.ts'
import { missionNamed } from '../missions/named.ts'
import { SECOND_EDITION_MODULE } from '../module.ts'
import { wentBack } from './never-back.ts'
import { optionsOf } from './random-options.ts'
import { positionOf } from './random-position.ts'

const DEEDS = Object.keys(ACTIONS)
const FACES = Object.keys(CARD_FACES)
const PLACES = ['hand', 'pack', 'found', 'partner-hand', 'partner-pack']
const FLAGS = ['dual', 'crowd', 'slip', 'sure', 'reap']

/** Another person, zone, card or deed in the place of the one that was meant; or one more field. */
function spoil(given: Json, board: Board, random: Random): Json {
  const raw = given as { readonly [key: string]: Json }
  const { board: map } = missionNamed(board.setup.mission)
  const any = <T>(list: readonly T[]): T => nth(list, random.below(list.length))
  const person = () => any(board.people).id
  const zone = () => any(map.zones).name
  const kinds = ['walker', 'fatty', 'runner', 'abomination', 'hobomination']
  const fields: Readonly<Record<string, () => Json>> = {
    do: () => any(DEEDS),
    zone,
    to: () => (random.below(4) === 0 ? any(PLACES) : zone()),
    from: () => any(PLACES),
    person,
    partner: person,
    companion: person,
    patient: person,
    other: person,
    people: () => [person(), person()],
    card: () => any(FACES),
    with: () => any(FACES),
    for: () => any(FACES),
    door: () => any(map.doors)?.name ?? '',
    token: () => random.below(8),
    car: () => random.below(3),
    seat: () => any(['driver', 'passenger', 0, 1, 5]),
    path: () => [zone(), zone()],
    kind: () => any(kinds),
    damage: () => 1 + random.below(4),
    skill: () => any(FREE_SKILLS),
    pair: () => random.below(4),
  }
  const changed: Record<string, Json> = { ...raw }
  const names = [...Object.keys(raw), any(Object.keys(fields)), any(FLAGS)]
  for (const name of names)
    if (random.below(3) === 0) {
      if (FLAGS.includes(name)) changed[name] = random.below(2) === 0
      else changed[name] = fields[name]?.() ?? null
    }
  return changed
}

/** Half of the games begin in the middle, where there are skills and weapons that random players hardly come by. */
export const SECOND_EDITION_FUZZ: FuzzSubject<SecondEdition> = {
  name: 'the second edition',
  options: (seed) => (seed % 2 === 0 ? optionsOf(seed >> 1) : positionOf(seed >> 1)),
  rulesFor: SECOND_EDITION_MODULE.rulesFor,
  spoil,
  wentBack,
}
