import { has } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { MARKS, type MarkId } from '../content/campaign.ts'
import { CAMPAIGN_MISSIONS } from '../content/missions.ts'
import { compileMission } from './compile.ts'
import { lintMission } from './lint.ts'
import { withMarks } from './with-marks.ts'

/** The mission that a mark changes, with the mark and without it. */
function changedBy(mark: MarkId) {
  const { changes } = MARKS.find(({ id }) => id === mark) ?? { changes: 0 }
  const mission = CAMPAIGN_MISSIONS.find(({ number }) => number === changes)
  if (!mission) throw new Error(`nothing is changed by ${mark}`)
  return { plain: mission, marked: withMarks(mission, [mark]) }
}

test('GG-CMP-24 stampede leaves a mobile token out of mission 3', () => {
  const { plain, marked } = changedBy('stampede')
  expect(plain.spawns).toHaveLength(3)
  expect(marked.spawns.map(({ zone }) => zone)).not.toContain('8V.SE')
  expect(marked.spawns).toHaveLength(2)
})

test('GG-CMP-24 horses open the lock of card 6 in mission 4', () => {
  const { plain, marked } = changedBy('horses')
  expect(plain.cards[5]?.lock).toBe('AXLE')
  expect(marked.cards[5]?.lock).toBeUndefined()
  expect(marked.cards[5]?.effects).toEqual(plain.cards[5]?.effects)
})

test('GG-CMP-24 a hot fire begins mission 8 at gauge 12, not 10, with a broken nozzle', () => {
  const { plain, marked } = changedBy('hot-fire')
  expect(plain.steam).toEqual({ gauge: 10, broken: [] })
  expect(marked.steam).toEqual({ gauge: 12, broken: ['18R'] })
})

test('GG-CMP-24 the wall safe puts two walkers into the starting spawn zone of mission 9', () => {
  const { plain, marked } = changedBy('wall-safe')
  const [before, mission] = [compileMission(plain), compileMission(marked)]
  if (!has(before, 'board') || !has(mission, 'board')) throw new Error('mission 9 cannot be laid out')
  expect(mission.zombies).toEqual([
    ...before.zombies,
    expect.objectContaining({ kind: 'walker', count: 2, zone: mission.spawns[0]?.zone }),
  ])
})

test('GG-CMP-24 the gatling stands in the coal car of mission 10', () => {
  expect(changedBy('gatling').marked.gatling).toBe('10R.coal')
})

test.each(MARKS.map(({ id }) => id))('a mission with the mark %s can still be won in principle', (mark) => {
  const { plain, marked } = changedBy(mark)
  const told = lintMission(marked).map(({ fault, message }) => `${fault}: ${message}`)
  // With the lock open, the axle is for nothing, and its change is made already.
  const known = [
    'keys: nothing asks for AXLE',
    'mark horses: that card has no lock',
    'mark stampede: there is no such spawn token',
  ]
  expect(told.filter((each) => !known.includes(each))).toEqual([])
  expect(
    withMarks(
      plain,
      MARKS.map(({ id }) => id).filter((id) => id !== mark),
    ),
  ).toEqual(plain)
})
