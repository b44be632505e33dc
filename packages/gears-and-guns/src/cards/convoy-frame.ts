import { nth } from '@graveshift/kernel'
import { emit, isOver, NONE, neighboursOf, personAt, UNREACHED, zoneNamed } from '@graveshift/zones'
import type { Board } from '../board.ts'
import { ALL_ABOARD, areAllAboard, isTimeToBoard } from '../missions/goals/train.ts'
import type { WesternKit } from '../western-kit.ts'
import type { ConvoyFrame } from './card-game.ts'
import { cardState } from './cards-board.ts'
import { reading } from './reading.ts'
import type { CardSteps } from './reading-frame.ts'

/** Where the convoy of the mission goes. */
function aimOf({ mission, map }: WesternKit): number {
  for (const rule of mission.data.rules) if (rule.rule === 'convoy') return zoneNamed(map, rule.to)
  return NONE
}

/** The next zones of all shortest ways, zombies or not; none for whoever is there (GG-M09). */
function nextZones(kit: WesternKit, board: Board, person: number): readonly number[] {
  const { zone } = personAt(board, person)
  const aim = aimOf(kit)
  if (zone === NONE || aim === NONE || zone === aim) return []
  const ways = kit.ways(board)
  const { size } = kit.map
  const far = ways.distance[zone * size + aim]
  if (far === undefined || far === UNREACHED) return []
  return neighboursOf(ways, zone).filter((next) => ways.distance[next * size + aim] === far - 1)
}

/** Adds the cards that somebody of the convoy has come to see and nobody has read. */
function lookRound(kit: WesternKit, board: Board, frame: ConvoyFrame, person: number): void {
  const { zone } = personAt(board, person)
  if (zone === NONE || !kit.mission.data.rules.some(({ rule }) => rule === 'convoy-reveals')) return
  const inSight = kit.seenFrom(board, zone)
  for (const { data, zone: lies } of kit.mission.cards) {
    const isKnown = frame.seen.some((card, at) => at % 2 === 0 && card === data.number)
    if (!isKnown && cardState(board, data.number) === 'down' && (lies === zone || inSight.includes(lies)))
      frame.seen = [...frame.seen, data.number, person]
  }
}

/**
 * One after the other goes one zone, the players choosing between ways that are as short (GG-RUL-58). What they come to see
 * is read when all have moved (GG-RUL-75); then it is looked at who is aboard (GG-RUL-57).
 */
export const convoySteps = (kit: WesternKit): CardSteps<'convoy'> => ({
  begin(table, frame) {
    const { board } = table
    if (isOver(table)) return undefined
    if (frame.left === 0) return 'read'
    const person = board.convoy[frame.next]
    if (person === undefined) {
      frame.next = 0
      frame.left -= 1
      return 'begin'
    }
    const [only, ...more] = nextZones(kit, board, person)
    if (only !== undefined && more.length > 0)
      table.ask({ kind: 'convoy-way', seat: 'team', person, to: [only, ...more] })
    else if (only !== undefined) emit(kit, table, { type: 'convoyMoved', person, zone: only })
    return 'look'
  },
  look(table, frame) {
    if (isOver(table)) return undefined
    lookRound(kit, table.board, frame, nth(table.board.convoy, frame.next))
    frame.next += 1
    return 'begin'
  },
  read(table, frame) {
    if (isOver(table)) return undefined
    const [card, person] = frame.seen
    if (card === undefined || person === undefined) return frame.checks ? 'check' : undefined
    frame.seen = frame.seen.slice(2)
    if (cardState(table.board, card) === 'down')
      table.push(reading('card', card, person, nth(kit.mission.cards, card - 1).zone))
    return 'read'
  },
  check(table) {
    const { board } = table
    for (const data of kit.mission.data.goals) {
      if (data.goal !== 'aboard' || !isTimeToBoard(board, data)) continue
      if (areAllAboard(kit, board, data)) emit(kit, table, { type: 'tallied', what: ALL_ABOARD, count: 1 })
      else emit(kit, table, { type: 'lost', why: 'aboard', person: NONE })
    }
    return undefined
  },
})
