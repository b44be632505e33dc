import { canonical, isFault, type Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { campaignAtRandom, freshCampaign } from '../testing/campaign/play-campaign.ts'
import { readState } from './read-state.ts'
import type { CampaignState } from './state.ts'

const states = [...campaignAtRandom(freshCampaign(3, { mercy: true, ironTrail: true }), 4)]
const inCamp = states.filter(({ stage }) => stage === 'camp').at(-1) ?? freshCampaign(3)
const inMission = states.filter(({ stage }) => stage === 'mission').at(-1) ?? freshCampaign(3)

test('GG-CMP-27 every state of a campaign is read back as it was written', () => {
  for (const state of states)
    expect(canonical(readState(JSON.parse(JSON.stringify(state))))).toBe(canonical(state))
  expect(states.length).toBeGreaterThan(10)
})

describe('GG-TBL-05 a state that no campaign can come to is refused with a reason', () => {
  type Change = (state: CampaignState) => unknown
  const sheet =
    (change: object, at = 0): Change =>
    (state) => ({
      ...state,
      sheets: state.sheets.map((each, place) => (place === at ? { ...each, ...change } : each)),
    })
  const why = (state: CampaignState, change: Change): string => {
    const read = readState(change(state) as Json)
    return isFault(read) ? `${read.fault}: ${read.message}` : 'read'
  }

  test.each<readonly [string, Change]>([
    ['bad-campaign: must be an object', () => 'campaign'],
    ['bad-campaign: sheets: must be 6 (GG-RUL-29)', (state) => ({ ...state, sheets: state.sheets.slice(1) })],
    ['bad-campaign: extra: is no field of this', (state) => ({ ...state, extra: 1 })],
    ['bad-campaign: mission: must be a whole number from 1 to 10', (state) => ({ ...state, mission: 11 })],
    [
      'bad-campaign: stage: must be one of camp, mission, won, lost',
      (state) => ({ ...state, stage: 'over' }),
    ],
    ['bad-campaign: dead: there is no "zorro"', (state) => ({ ...state, dead: ['zorro'] })],
    ['bad-campaign: sheets.0.cxp: must be a whole number from 0 to 20', sheet({ cxp: 21 })],
    ['bad-campaign: sheets.0.kept: there is no "sword"', sheet({ kept: ['sword'] })],
    ['bad-campaign: players: must be a list of 1 to 6 texts', (state) => ({ ...state, players: [] })],
    ['impossible-campaign: sheet 0: kept by a seat that is not there', sheet({ player: 3 })],
    [
      'impossible-campaign: sheet 0: more rewards than milestones (GG-CMP-23)',
      sheet({ cxp: 0, rewards: ['toolbox'] }),
    ],
    [
      'impossible-campaign: sheet 0: a skill twice (GG-CMP-03)',
      sheet({ cxp: 20, rewards: ['toolbox', 'toolbox'] }),
    ],
    [
      'impossible-campaign: sheet 0: more bonus actions spent than there are (GG-CMP-04)',
      sheet({ cxp: 20, rewards: ['toolbox'], spent: 1 }),
    ],
    [
      'impossible-campaign: a mark twice (GG-CMP-24)',
      (state) => ({ ...state, mission: 9, marks: ['horses', 'horses'] }),
    ],
    [
      'impossible-campaign: the mark gatling is of a mission to come (GG-CMP-24)',
      (state) => ({ ...state, mission: 9, marks: ['gatling'] }),
    ],
  ])('%s', (reason, change) => {
    expect(why(inCamp, change)).toBe(reason)
  })

  test('somebody in two places, or dead and coming along', () => {
    const two = inMission.sheets.flatMap(({ survivor }) => survivor ?? []).slice(0, 2)
    expect(why(inMission, sheet({ posse: [two[1] ?? ''] }))).toContain(
      'is in two places (GG-CMP-05, GG-KO-05)',
    )
    const dead = inMission.dead[0] ?? ''
    expect(why(inMission, sheet({ companions: [dead] }))).toContain('is dead and comes along (GG-KO-05)')
  })

  test('a mission before the camp was over', () => {
    const free = { cxp: 2, rewards: [], posse: [], carried: [], kept: [] }
    expect(why(inMission, sheet(free))).toContain('rewards not chosen (GG-CMP-28)')
    expect(why(inMission, sheet({ carried: ['saber'] }))).toContain('before the camp was over (GG-CMP-19)')
    expect(why(inMission, sheet({ kept: Array<string>(3).fill('saber') }))).toContain(
      'more copies kept than there are (GG-KEP-01)',
    )
  })
})
