import { has, nth } from '@graveshift/kernel'
import type { ZonesBoard } from '../board.ts'
import { emit } from '../emit.ts'
import type { Due } from '../game.ts'
import { kindOf } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { dangerLevel, isPlayed } from '../people.ts'
import { drawFrom } from '../piles.ts'
import type { Occasion } from '../skills/hooks.ts'
import { SPAWN } from '../streams.ts'
import { activateAll, spawnCardOf } from '../zombies/spawning.ts'
import { activation } from './activation.ts'
import { dueTo, queueUp } from './queue.ts'
import type { ZonesSteps } from './steps.ts'

const BLUE = 0

/** Those in play who answer what happens in a zone. */
function answering(kit: Kit, board: ZonesBoard, to: Occasion, zone: number): readonly Due[] {
  const people: number[] = []
  for (let person = 0; person < board.people.length; person++)
    if (isPlayed(board, person)) people.push(person)
  return dueTo(kit, board, to, people, zone)
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
    queueUp(kit, table, answering(kit, table.board, 'extra-activation', frame.zone), frame.zone, frame.seat)
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
    queueUp(kit, table, answering(kit, table.board, 'zombies-appeared', zone), zone, seat)
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
