import type { Event } from '@graveshift/kernel'
import { everyCard, type Kit, NONE, type Person, personAt, type ZonesBoard } from '@graveshift/zones'
import { bump, entry } from '../../simulate/entry.ts'
import type { SharedEvent } from '../happened.ts'
import type { CardUse, MissionGame, SkillUse } from './game-record.ts'

/** What those who only follow are called among the dead. */
const COMPANION = 'companion'

/** What one must remember to write a game's record from its events alone. */
export interface MissionChronicle {
  readonly kit: Kit
  readonly record: MissionGame
  /** People by their numbers, and where they were when somebody was last asked. */
  readonly people: string[]
  readonly zones: number[]
  /** What is being attacked with. */
  weapon: CardUse | undefined
}

/** Both sides of a card are the same card. */
const nameOf = ({ cards }: Kit, face: string): string => cards[face]?.name ?? face

const useOf = ({ kit, record }: MissionChronicle, face: string): CardUse =>
  entry(record.cards, nameOf(kit, face), () => ({ uses: 0, kills: 0 }))

const skillOf = ({ record }: MissionChronicle, skill: string): SkillUse =>
  entry(record.skills, skill, () => ({ learned: 0, used: 0 }))

type Noters = {
  readonly [T in SharedEvent['type']]?: (
    chronicle: MissionChronicle,
    event: Extract<SharedEvent, { type: T }>,
  ) => void
}

const NOTERS: Noters = {
  acted(chronicle, { action }) {
    chronicle.weapon = undefined
    bump(chronicle.record.actions, action)
    if (chronicle.kit.skills.named(action)) skillOf(chronicle, action).used++
  },
  attacked(chronicle, { with: face }) {
    chronicle.weapon = useOf(chronicle, face)
    chronicle.weapon.uses++
  },
  killed({ kit, record, weapon }, { kind, count }) {
    bump(record.kills, kit.kinds[kind]?.id ?? String(kind), count)
    if (weapon) weapon.kills += count
  },
  turnEnded(chronicle) {
    chronicle.weapon = undefined
  },
  eaten(chronicle, { card }) {
    useOf(chronicle, card).uses++
  },
  doorOpened(chronicle, { with: face }) {
    if (face !== undefined) useOf(chronicle, face).uses++
  },
  skillGained(chronicle, { skill }) {
    skillOf(chronicle, skill).learned++
  },
  woundIgnored(chronicle, { skill }) {
    skillOf(chronicle, skill).used++
  },
  wounded({ record }, { wounds, from }) {
    bump(record.wounds, from, wounds)
  },
  healed({ record }, { wounds }) {
    record.healed += wounds
  },
  placed({ record }, { count }) {
    record.came += count
  },
  spawnDrawn({ record }, { level }) {
    bump(record.spawns, level)
  },
  tokenTaken({ record }) {
    record.taken++
  },
  eliminated({ kit, record, people, zones }, { person }) {
    record.dead.push(people[person] ?? COMPANION)
    const zone = kit.map.layout.zones[zones[person] ?? NONE]
    if (zone) bump(record.fell, zone.name)
  },
  lost({ record }, { why }) {
    record.why = why
  },
}

/** Writes one event into the record. */
export function note(chronicle: MissionChronicle, event: Event): void {
  const noters: Readonly<Record<string, (chronicle: MissionChronicle, event: never) => void>> = NOTERS
  noters[event.type]?.(chronicle, event as never)
}

function seeCards({ kit, record: { had = [] } }: MissionChronicle, person: Person): void {
  for (const face of everyCard(person)) {
    const name = nameOf(kit, face)
    if (!had.includes(name)) had.push(name)
  }
}

/** Remembers who is where, for those who fall are nowhere afterwards, and what people have. */
export function see(chronicle: MissionChronicle, board: Readonly<ZonesBoard>): void {
  const { people, zones } = chronicle
  // By number: this is done before every decision.
  for (let index = 0; index < board.people.length; index++) {
    const person = personAt(board, index)
    people[index] = person.seat === NONE ? COMPANION : person.id
    zones[index] = person.zone
    seeCards(chronicle, person)
  }
}
