import { nth } from '@graveshift/kernel'
import { emit } from '../../emit.ts'
import { everyCard } from '../../slots.ts'
import { SETUP_STREAM } from '../../streams.ts'
import type { MissionBoard, MissionKit } from '../mission-game.ts'
import type { MissionSteps } from './steps.ts'

/** Who may wait on the board as a companion, by name: whoever is not in play, unless the game says otherwise. */
const companionsFor = (kit: MissionKit, board: MissionBoard): readonly string[] =>
  kit.pool?.(board) ??
  Object.keys(kit.survivors).filter((id) => !board.people.some((person) => person.id === id))

/** The steps between the laid out board and the first round, unless the game has an order of its own. */
const SETUP_ORDER: readonly string[] = ['stand', 'companions', 'deal', 'first', 'prepare']

/** What comes after a step of the setup. */
export function afterSetupStep({ setupOrder = SETUP_ORDER }: MissionKit, step: string): string {
  return setupOrder[setupOrder.indexOf(step) + 1] ?? 'round'
}

/** The table as the mission lays it out, the cards dealt, then round after round. */
export const gameSteps = (kit: MissionKit): MissionSteps<'game'> => ({
  setup(table) {
    for (const { zone, kind, count } of kit.mission.zombies)
      emit(kit, table, { type: 'placed', zone, kind: kit.kindFor(table, kind), count, fresh: false })
    const casting = kit.rules.find(({ cast }) => cast)
    if (!casting) return 'stand'
    casting.cast?.(kit, table)
    return 'deal'
  },
  // With several starting zones the players choose who stands where (Z2-SET-09).
  stand(table, frame) {
    const person = frame.next
    const { people } = table.board
    if (kit.mission.start.length < 2 || person >= people.length) {
      frame.next = 0
      return afterSetupStep(kit, 'stand')
    }
    frame.next += 1
    table.ask({ kind: 'stand', seat: nth(people, person).seat, person })
    return 'stand'
  },
  // The players choose which companion stands on which spot (Z2-CMP-05).
  companions(table, frame) {
    const spot = kit.mission.companions[frame.next]
    if (!spot) return afterSetupStep(kit, 'companions')
    frame.next += 1
    const able = companionsFor(kit, table.board)
    const { zone, survivor } = spot
    if (survivor !== undefined && able.includes(survivor))
      emit(kit, table, { type: 'companionPlaced', id: survivor, zone })
    else if (able.length > 0 && kit.drawsCompanions)
      emit(kit, table, {
        type: 'companionPlaced',
        id: nth(able, table.draw(SETUP_STREAM, able)),
        zone,
      })
    else if (able.length > 0) table.ask({ kind: 'companion', seat: 'team', zone, able })
    return 'companions'
  },
  deal(table) {
    table.push({ kind: 'deal', at: 'more', extra: [] })
    return afterSetupStep(kit, 'deal')
  },
  // The seat of whoever holds the card of the first player begins (Z2-SET-07).
  first(table) {
    const { people } = table.board
    const holder = people.find((person) =>
      everyCard(person).some((card) => kit.cards[card]?.name === kit.firstPlayerCard),
    )
    if (holder) emit(kit, table, { type: 'firstPlayer', seat: holder.seat })
    else table.ask({ kind: 'first', seat: 'team' })
    return afterSetupStep(kit, 'first')
  },
  prepare(table) {
    const seats = kit.seats(table.board)
    for (let seat = 0; seat < seats; seat++) table.fork(seat, { kind: 'prepare', at: 'ask', seat })
    return afterSetupStep(kit, 'prepare')
  },
  round(table) {
    table.push({ kind: 'round', at: 'begin' })
    return 'round'
  },
})
