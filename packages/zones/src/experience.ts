import type { Table } from '@graveshift/kernel'
import type { Person, ZonesBoard } from './board.ts'
import type { SurvivorData } from './content/types.ts'
import { emit, isOver } from './emit.ts'
import type { PointSource } from './events.ts'
import type { Zones } from './game.ts'
import type { Kit } from './kit.ts'
import { isCompanion, personAt } from './people.ts'

/** Adrenaline at which each danger level is reached (Z2-ADR-02). */
export const THRESHOLDS = [0, 7, 19, 43] as const

const YELLOW = 1
const ORANGE = 2
export const RED = 3

/** Adrenaline for somebody; levels reached by it come before anything else (Z2-ADR-05). */
export function gain(kit: Kit, table: Table<Zones>, index: number, amount: number, from: PointSource): void {
  const person = personAt(table.board, index)
  if (isCompanion(person)) return
  const before = person.points
  // Without ultrared the tracker stops at its end (Z2-RUL-43).
  const points = kit.ultrared ? amount : Math.min(amount, THRESHOLDS[RED] - before)
  if (points <= 0) return
  emit(kit, table, { type: 'gained', person: index, points, from })
  if (!isOver(table)) rise(kit, table, index, before)
}

/** Every level passed since the tracker stood at `before`, in order. */
function rise(kit: Kit, table: Table<Zones>, index: number, before: number): void {
  const { points, laps } = personAt(table.board, index)
  for (let level = YELLOW; level <= RED; level++) {
    const threshold = THRESHOLDS[level] as number
    if (before >= threshold || points < threshold) continue
    const lap = level === RED && kit.ultrared
    if (laps === 0 || lap)
      emit(kit, table, {
        type: 'levelled',
        person: index,
        level: laps === 0 ? level : RED,
        points: lap ? points - threshold : points,
        lap,
      })
    table.push({ kind: 'level', at: 'offer', person: index, level })
    // The tracker starts again at 0 and keeps what goes beyond (Z2-ULT-01).
    if (lap) rise(kit, table, index, 0)
  }
}

function printed({ yellow, orange, red }: SurvivorData, level: number): readonly string[] {
  return level === YELLOW ? yellow : level === ORANGE ? orange : red
}

const countOf = (skills: readonly string[], skill: string): number =>
  skills.reduce((count, each) => count + (each === skill ? 1 : 0), 0)

/**
 * Printed at a level and not yet held. What comes by itself below does not count: Odin may choose a second +1 die:
 * Melee at red, for the same skill twice adds up (Z2-RUL-48).
 */
function openAt({ skills, own }: Person, data: SurvivorData, level: number): readonly string[] {
  const held = skills.slice(0, own)
  const below = level === YELLOW ? data.blue : [...data.blue, ...data.yellow]
  return printed(data, level).filter((skill) => countOf(held, skill) <= countOf(below, skill))
}

/**
 * The skills to choose from at a level: those printed there and not yet held; once all printed ones are held, any
 * other at orange and at red (Z2-ULT-01, Z2-ULT-02).
 */
export function skillsOffered(kit: Kit, board: ZonesBoard, index: number, level: number): readonly string[] {
  const person = personAt(board, index)
  const data = kit.survivors[person.id]
  if (!data) return []
  const open = openAt(person, data, level)
  if (open.length > 0 || person.laps === 0 || level === YELLOW) return open
  if ([YELLOW, ORANGE, RED].some((each) => openAt(person, data, each).length > 0)) return []
  const held = person.skills.slice(0, person.own)
  return kit.freeSkills.filter((skill) => !held.includes(skill))
}
