import { nth } from '@graveshift/kernel'
import { NONE, type Person } from '../board.ts'
import { RED, THRESHOLDS } from '../experience.ts'
import type { Fields } from '../fault.ts'
import { type Slot, setCardsIn } from '../slots.ts'
import { GONE, MOST, type PositionScene, personIn, zoneIn } from './scene.ts'

const MOST_LAPS = 99

/** A zone, or none for who has left the board. */
const standing = (scene: PositionScene, fields: Fields, name: string): number =>
  name === GONE ? NONE : zoneIn(scene, fields, 'zone', name)

function readTracker(scene: PositionScene, person: Person, fields: Fields): void {
  // With ultrared the tracker has no end (Z2-ULT-01).
  person.points = fields.whole('points', 0, scene.kit.ultrared ? MOST : THRESHOLDS[RED], 0)
  person.laps = fields.whole('laps', 0, MOST_LAPS, 0)
  if (person.laps > 0 && !scene.kit.ultrared) fields.wrong('laps', 'must be 0 without the option ultrared')
  // Whoever has been round once stays at red (Z2-ULT-01).
  person.level = person.laps > 0 ? RED : THRESHOLDS.findLastIndex((threshold) => person.points >= threshold)
}

/** A survivor in play: where it stands, how it is, what it has. */
export function readPerson(scene: PositionScene, fields: Fields): Person {
  const { kit, board, pool } = scene
  const person = nth(board.people, personIn(scene, fields, 'id', fields.name('id')))
  const data = kit.survivors[person.id]
  const zone = fields.text('zone')
  if (zone !== undefined) person.zone = standing(scene, fields, zone)
  const most = Math.max(person.health, data?.health ?? 0)
  person.health = fields.whole('health', 1, most, person.health)
  readTracker(scene, person, fields)
  const skills = fields.texts('skills', MOST)
  for (const skill of skills ?? [])
    if (!kit.skills.named(skill)) fields.wrong('skills', `there is no skill ${skill}`)
  person.skills = skills ?? [...(data?.blue ?? []), ...(person.level > 0 ? (data?.yellow ?? []) : [])]
  person.own = person.skills.length
  const cards = ({ name, most }: Slot) =>
    (fields.texts(name, most) ?? []).map((card) => pool.hold(fields, name, card)).sort()
  for (const slot of kit.inventory.slots) setCardsIn(person, slot, cards(slot))
  person.waiting = fields.flag('waiting', person.waiting && person.zone !== NONE)
  return person
}

/** A companion, lone or led; what it lends its leader is added. */
export function readCompanion(scene: PositionScene, fields: Fields): void {
  const { kit, board } = scene
  const id = fields.name('id')
  const data = kit.survivors[id]
  if (!data || board.people.some((person) => person.id === id))
    fields.wrong('id', `${id} is no survivor, or in play already`)
  const zone = standing(scene, fields, fields.name('zone'))
  scene.evolve({ type: 'companionPlaced', id, zone })
  const companion = board.people.length - 1
  // One that has fallen has none left, and is gone.
  const least = zone === NONE ? 0 : 1
  nth(board.people, companion).health = fields.whole('health', least, data?.health ?? 1, data?.health ?? 1)
  const leader = fields.text('leader')
  if (leader !== undefined)
    scene.evolve({ type: 'rallied', person: personIn(scene, fields, 'leader', leader), companion })
}
