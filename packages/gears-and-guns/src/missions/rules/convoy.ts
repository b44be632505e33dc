import { nth, type Table } from '@graveshift/kernel'
import { emit, SETUP_STREAM } from '@graveshift/zones'
import { MOST, said } from '@graveshift/zones/missions'
import { convoyFrame } from '../../cards/convoy.ts'
import type { Western } from '../../game.ts'
import type { WesternKit } from '../../western-kit.ts'
import type { OwnRule } from '../rule.ts'
import type { ConvoyRule } from '../rule-data.ts'

/** Some of the pool at random (GG-SET-04). */
function* drawn(kit: WesternKit, table: Table<Western>, count: number): Generator<string> {
  for (let member = 0; member < count; member++) {
    const able = kit.deeds.pool(table.board)
    if (able.length > 0) yield able[table.draw(SETUP_STREAM, able)] ?? ''
  }
}

/** In the start zone; no posse, no convoy (GG-RUL-58). */
function form(kit: WesternKit, table: Table<Western>, members: Iterable<string>): void {
  const people: number[] = []
  for (const id of members) {
    emit(kit, table, { type: 'companionPlaced', id, zone: nth(kit.mission.start, 0) })
    people.push(table.board.people.length - 1)
  }
  if (people.length > 0) emit(kit, table, { type: 'convoyFormed', people })
}

/** They go in the end phase, before everything else there (GG-M09-01, GG-M09-02). */
export const convoy: OwnRule<ConvoyRule> = {
  id: 'convoy',
  figures:
    'everybody else of the posses goes to the zone `to`; `byItself`: how many where there is no campaign',
  read: (fields) => ({
    rule: 'convoy',
    to: fields.name('to'),
    byItself: fields.count('byItself', 0, MOST),
  }),
  tell: ({ to }) => said('mission-rule.convoy', { zone: to }),
  make: ({ byItself }) => ({
    gathers(kit, table) {
      form(kit, table, kit.deeds.campaign()?.convoy ?? drawn(kit, table, byItself))
    },
    roundEnds(kit, table) {
      const { convoyWaits: waits } = table.board
      if (waits > 0) emit(kit, table, { type: 'convoyWaits', moves: waits - 1 })
      table.push(convoyFrame(waits > 0 ? 0 : 1, true))
    },
  }),
  zones: ({ to }) => [to],
  companions: true,
}
