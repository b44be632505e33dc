import { isFault } from '@graveshift/kernel'
import { accepted } from '@graveshift/kernel/testing/table'
import { expect, test } from 'vitest'
import { MISSIONS } from './content/missions.ts'
import { WESTERN_MODULE } from './module.ts'

test('GG-TBL-04 the catalog tells where cards lie, and nothing of what they and the notes say', () => {
  const told = JSON.stringify(WESTERN_MODULE.catalogue())
  for (const { id } of MISSIONS) expect(told).toContain(`"id":"${id}"`)
  expect(told).toContain('"number":1,"zone":"2R.b"')
  for (const secret of ['"effects"', '"do":"', '"lock"', '"stays"', '"needs"'])
    expect(told).not.toContain(secret)
})

test('options say every rule that can be chosen, and what is usual is what a game without options has', () => {
  const usual = accepted(WESTERN_MODULE.readOptions({}))
  expect(WESTERN_MODULE.options.map(({ id }) => id)).toEqual([
    'mission',
    'seats',
    'survivors',
    ...Object.keys(usual).filter((id) => id !== 'mission' && id !== 'teams'),
  ])
})

test('a game that begins in the middle is read again from its options', () => {
  const options = accepted(
    WESTERN_MODULE.readPosition({
      mission: 'dry-run',
      survivors: ['carl'],
      turn: 'carl',
      people: [{ id: 'carl', zone: '3V.S', hand: ['pan'] }],
      zombies: { '3V.S': { walker: 2 } },
      noise: { zone: '4V.NE', side: 'boom' },
    }),
  )
  const { board } = WESTERN_MODULE.rulesFor(JSON.parse(JSON.stringify(options))).begin(options)
  expect(board).toMatchObject({ loudSide: 'boom', round: 1 })
  expect(WESTERN_MODULE.odds(options, board)).toMatchObject({ attacks: expect.anything() })
})

test('a script may name what is in the decks, and nothing else', () => {
  const options = accepted(WESTERN_MODULE.readOptions({ mission: 'dry-run' }))
  expect(WESTERN_MODULE.readScript(options, 'spawn', ['z01'])).toEqual(['z01'])
  expect(WESTERN_MODULE.readScript(options, 'abomination', ['steam-monster'])).toHaveProperty('fault')
  expect(WESTERN_MODULE.readScript(options, 'invention', ['jump-boots'])).toEqual(['jump-boots'])
})

test('missions of the campaign are meant by their numbers, those for one evening by W1 to W3', () => {
  const meant = (mission: string) => {
    const options = WESTERN_MODULE.readOptions({ mission })
    return isFault(options) ? options.fault : options.mission
  }
  expect(['M1', '10', 'w1', 'W3', 'The-Convoy'].map(meant)).toEqual([
    'fightin-words',
    'release-the-pressure',
    'dry-run',
    'the-test-yard',
    'the-convoy',
  ])
  expect(['W0', 'W4', 'M14'].map(meant)).toEqual(Array(3).fill('unknown-mission'))
})
