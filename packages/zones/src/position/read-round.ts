import type { Fields } from '../fault.ts'
import { POSITION_PHASES } from './frames-at.ts'
import { readCompanion, readPerson } from './people.ts'
import { MOST, type PositionScene } from './scene.ts'

/** Round, phase, first player, and everybody in play; what is not said is as at the beginning. */
export function readRound(scene: PositionScene, fields: Fields): void {
  const { kit, board } = scene
  board.round = fields.whole('round', 1, MOST, 1)
  board.first = fields.whole('first', 0, kit.seats - 1, 0)
  board.phase = fields.oneOf('phase', POSITION_PHASES, 'players')
  for (const person of board.people) person.waiting = board.phase === 'players'
  const named = new Set<unknown>()
  fields.objects('people', board.people.length, (each) => {
    const person = readPerson(scene, each)
    if (named.has(person)) each.wrong('id', `${person.id} is named twice`)
    named.add(person)
  })
  fields.objects('companions', MOST, (each) => readCompanion(scene, each))
}
