import { nth, putCard } from '@graveshift/kernel'
import type { Evolver } from '../evolve.ts'
import type { DoorBoard } from '../features/doors/doors.ts'
import { replaceWhere, without } from '../inventory.ts'
import { OUT } from '../streams.ts'
import type { MissionBoard, MissionEvent, MissionKit } from './mission-game.ts'

type EventOf<T extends MissionEvent['type']> = Extract<MissionEvent, { type: T }>
type Evolvers = { readonly [T in MissionEvent['type']]: Evolver<MissionKit, MissionBoard, EventOf<T>> }

/** What the events of missions write. */
export const MISSION_EVOLVERS: Evolvers = {
  tokenTaken(_kit, board, { token, person }) {
    board.tokens = board.tokens.with(token, { ...nth(board.tokens, token), by: person })
  },
  woken({ mission }, board, { colour }) {
    mission.spawns.forEach((spawn, index) => {
      if (spawn.colour === colour) board.asleep &= ~(1 << index)
    })
  },
  stored(_kit, board, { person, card }) {
    replaceWhere(nth(board.people, person), card, (cards) => without(cards, card))
    putCard(nth(board.piles, OUT).discards, card)
  },
  tallied(_kit, board, { what, count }) {
    board.tally = { ...board.tally, [what]: count }
  },
}

/** What they write besides in a game with doors: a color unlocks its doors. */
export const LOCK_EVOLVERS: { readonly woken: Evolver<MissionKit, DoorBoard, EventOf<'woken'>> } = {
  woken({ mission }, board, { colour }) {
    if (colour !== 'red') board.locked &= ~mission.locked[colour]
  },
}
