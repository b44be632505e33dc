import type { Game, GameModule } from '@graveshift/kernel'
import { nth } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { OtherRules } from '../room/fold.ts'
import { directLink, findGame, GEAR_UP, idFrom, makeBed, openTable } from './testing/bed.ts'
import { seatAll } from './testing/players.ts'

/** Gear Up as it will be once a rule of it has been corrected. */
const CORRECTED: GameModule<Game> = {
  ...GEAR_UP,
  rulesFor(options) {
    const rules = GEAR_UP.rulesFor(options)
    return { ...rules, version: rules.version + 1 }
  },
}
const findCorrected = (id: string) => (id === CORRECTED.id ? CORRECTED : findGame(id))

/** A table whose game has begun under the rules of today. */
async function begun() {
  const bed = makeBed(1)
  const { room, people } = await openTable(bed, 1)
  const { link } = directLink(bed, room, nth(people, 0))
  link.start()
  await bed.time.run(100)
  await seatAll(bed.time, [link])
  link.stop()
  return { bed, room, person: nth(people, 0) }
}

test('a server of other rules turns everybody away from an older table, and says why', async () => {
  const { bed, room, person } = await begun()
  const next = makeBed(2, { store: bed.store, loadModule: findCorrected })
  const { link } = directLink(next, room, person)
  link.start()
  await next.time.run(100)
  expect([link.status, link.fault]).toEqual(['stopped', 'other-rules'])
  const answer = await next.host.submit(room, {
    id: idFrom(next.bytes),
    by: person,
    basis: 0,
    command: { kind: 'rename', name: 'Later', language: 'en' },
  })
  expect(answer).toEqual({ refused: { refused: 'other-rules', rule: 'TABLE' } })
  await expect(next.host.look(room, () => true)).rejects.toThrow(OtherRules)
  expect(next.troubles).toMatchObject([{ room, what: 'other-rules' }])
})

test('a page of other rules stops at an older table, and says why', async () => {
  const { bed, room, person } = await begun()
  let tries = 0
  const { link } = directLink(bed, room, person, {
    findModule: findCorrected,
    ticket: async () => `ticket ${++tries}`,
  })
  link.start()
  await bed.time.run(60_000)
  expect([link.status, link.fault, tries]).toEqual(['stopped', 'other-rules', 1])
})
