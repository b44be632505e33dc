import { has, nth } from '@graveshift/kernel'
import type { ZonesBoard } from '../board.ts'
import { emit } from '../emit.ts'
import type { Due } from '../game.ts'
import { kindOf } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { distanceBetween } from '../map/ways.ts'
import { dangerLevel, isPlayed, personAt, powersOf } from '../people.ts'
import { drawFrom } from '../piles.ts'
import { SPAWN } from '../streams.ts'
import { activateAll, spawnCardOf } from '../zombies/spawning.ts'
import { activation } from './activation.ts'
import { queueUp } from './queue.ts'
import type { ZonesSteps } from './steps.ts'

const BLUE = 0

/** Whoever is linked has a turn before those zombies act (Z2-SKL-64). */
function linked(kit: Kit, board: ZonesBoard): Due[] {
  const due: Due[] = []
  for (let person = 0; person < board.people.length; person++)
    if (isPlayed(board, person) && powersOf(kit, board, person).can['zombie-link'])
      due.push({ person, skill: 'zombie-link' })
  return due
}

/** Those near enough strike or step aside before the newcomers act (Z2-SKL-29, Z2-SKL-53). */
function reactions(kit: Kit, board: ZonesBoard, zone: number): Due[] {
  const due: Due[] = []
  for (let person = 0; person < board.people.length; person++) {
    if (!isPlayed(board, person)) continue
    const { can } = powersOf(kit, board, person)
    if (!can['combat-reflexes'] && !can.sidestep) continue
    const away = distanceBetween(kit.ways(board), personAt(board, person).zone, zone)
    if (Math.min(kit.sight(board, person, zone), away) > 1) continue
    if (can['combat-reflexes']) due.push({ person, skill: 'combat-reflexes' })
    if (can.sidestep) due.push({ person, skill: 'sidestep' })
  }
  return due
}

/** One zombie card for one zone: who comes, who is short, who reacts, who rushes (Z2-RUL-29). */
export const cardSteps = (kit: Kit): ZonesSteps<'card'> => ({
  draw(table, frame) {
    frame.card ??= drawFrom(table, SPAWN)
    if (frame.card === undefined) return undefined
    // Read anew for each card: a level reached meanwhile counts (Z2-ADR-06).
    const level = dangerLevel(table.board)
    emit(kit, table, { type: 'spawnDrawn', card: frame.card, zone: frame.zone, level })
    const card = spawnCardOf(kit, frame.card)
    if (!has(card, 'activates')) return 'place'
    queueUp(table, linked(kit, table.board), frame.zone, frame.seat)
    return level === BLUE ? 'end' : 'extra'
  },
  extra(table, { card, seat }) {
    const { activates } = spawnCardOf(kit, card ?? '') as { activates: string }
    activateAll(kit, table, kit.activatedBy(activates), seat, 'card')
    return 'end'
  },
  place(table, frame) {
    const card = spawnCardOf(kit, frame.card ?? '')
    if (has(card, 'activates')) return undefined
    const wanted = nth(card.lines, dangerLevel(table.board))
    if (wanted === 0) return undefined
    frame.placed = kit.spawn(table, frame.zone, kindOf(kit, card.kind), wanted, frame.seat)
    return frame.placed === 0 ? undefined : 'react'
  },
  react(table, { zone, seat }) {
    queueUp(table, reactions(kit, table.board, zone), zone, seat)
    return 'rush'
  },
  rush(table, { card: id, zone, seat }) {
    const card = spawnCardOf(kit, id ?? '')
    if (has(card, 'activates') || !card.rush) return undefined
    const kind = kindOf(kit, card.kind)
    // Exactly those that came, wherever a shortage has led them meanwhile (Z2-RUL-29).
    const { fresh } = table.board
    if (fresh.length === 0) return undefined
    emit(kit, table, { type: 'activated', kinds: 1 << kind, zone, why: 'rush' })
    table.push(activation(1 << kind, seat, fresh))
    return 'end'
  },
  end: () => undefined,
})

export const cardFrame = (zone: number, seat: number, card?: string) =>
  ({ kind: 'card', at: 'draw', zone, seat, card, placed: 0 }) as const
