import type { Telling } from '@graveshift/kernel'
import { readCatalogues } from '@graveshift/kernel/testing/words'
import { zoneNamed } from '@graveshift/zones'
import { expect, test } from 'vitest'
import { MISSIONS } from './content/missions.ts'
import { laid } from './testing/laid.ts'
import { type DrawnTown, townSigns } from './town-map.ts'
import { townThings } from './town-things.ts'

const own = readCatalogues(new URL('../words/', import.meta.url))
const beneath = readCatalogues(new URL('../../zones/words/', import.meta.url))

/** Every word of a sentence, those inside it as well. */
const wordsOf = ({ word, with: terms = {} }: Telling): readonly string[] => [
  word,
  ...Object.values(terms).flatMap((term) => (typeof term === 'object' ? wordsOf(term) : [])),
]

const thingsIn = (id: string, zone: string, changes: Partial<DrawnTown> = {}) => {
  const { mission, town } = laid(id, changes)
  return townThings(mission, town, zoneNamed(mission.board, zone)).map((thing) => wordsOf(thing).join(' '))
}

test.each(MISSIONS.map(({ id }) => id))('everything on the map of %s is told in words that exist', (id) => {
  const { mission, town } = laid(id)
  const { letters, points = [] } = townSigns(mission, town)
  const told = mission.board.zones.flatMap((_, zone) => townThings(mission, town, zone))
  expect(told).toHaveLength(points.length + letters.reduce((sum, { zones }) => sum + zones.length, 0))
  for (const word of told.flatMap(wordsOf)) expect({ ...beneath.en, ...own.en }).toHaveProperty([word])
})

test('GG-TWN-05 a jet is told in its zone, a switch that is off in its own', () => {
  const id = 'the-test-yard'
  const { mission, town } = laid(id)
  const { zone } = mission.nozzles[0] ?? { zone: 0 }
  const name = mission.board.zones[zone]?.name ?? ''
  expect(thingsIn(id, name)).toContain('pick.of word.nozzle nozzle.intact')
  expect(thingsIn(id, name, { nozzlesBroken: -1 })).toContain('pick.of word.jet jet.active')
  const off = { nozzlesBroken: -1, switchesOn: 0 }
  expect(thingsIn(id, name, off)).toContain('pick.of word.nozzle nozzle.broken')
  const lever = mission.board.zones[mission.switches[0]?.zone ?? 0]?.name ?? ''
  expect(thingsIn(id, lever, off)).toContain('pick.of word.switch switch.off')
  expect(town.switchesOn).not.toBe(0)
})

test('UA-SPW-05 UA-PIL-01 UA-PIL-04 spawn tokens and piles are told with whether they sleep', () => {
  const id = 'the-test-yard'
  expect(thingsIn(id, '6V.SE')).toContain('spawn.asleep spawn.abomination')
  expect(thingsIn(id, '6V.SE', { asleep: 0 })).toContain('spawn.abomination')
  expect(thingsIn(id, '6V.a')).toContain('pick.of word.pile pile.asleep')
  expect(thingsIn(id, '6V.a', { pilesAwake: -1 })).toContain('pick.of word.pile pile.awake')
  expect(thingsIn(id, '6V.a', { pilesSafe: -1 })).toContain('pick.of word.pile pile.safe')
})
