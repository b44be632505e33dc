import { describe, expect, test } from 'vitest'
import { MARKS } from '../content/campaign.ts'
import { SURVIVORS } from '../content/survivors.ts'
import { quickCamp } from '../testing/campaign/camp-stage.ts'
import { campaignAtRandom, freshCampaign } from '../testing/campaign/play-campaign.ts'
import { quietResult } from '../testing/campaign/quiet-result.ts'
import { afterMission } from './after-mission.ts'
import type { MissionResult, SheetResult } from './mission-result.ts'
import { missionStart } from './mission-start.ts'
import { bonusOf, peopleOf, skillsOf } from './sheet.ts'
import { type CampaignOptions, type CampaignState, endingOf, LAST_MISSION, poolOf, soulsOf } from './state.ts'

/** A campaign of one seat in the first mission. */
const inMission = (options: Partial<CampaignOptions> = {}, seats = 1): CampaignState =>
  quickCamp(freshCampaign(seats, options))

const play = (
  state: CampaignState,
  sheets: Readonly<Record<number, Partial<SheetResult>>> = {},
  rest: Partial<Omit<MissionResult, 'sheets'>> = {},
): CampaignState => afterMission(state, quietResult(state, sheets, rest))

/** Wins quietly until a mission is being played. */
function atMission(number: number, from = inMission()): CampaignState {
  let state = from
  while (state.mission < number) state = quickCamp(play(state))
  return state
}

const everybody = (result: Partial<SheetResult>): Record<number, Partial<SheetResult>> =>
  Object.fromEntries(Array.from({ length: 6 }, (_, at) => [at, result]))

const playedOn = (state: CampaignState, sheet: number): string => {
  const survivor = state.sheets[sheet]?.survivor
  if (!survivor) throw new Error(`nobody on sheet ${sheet}`)
  return survivor
}

describe('a mission that was won', () => {
  test('GG-CMP-02 GG-CMP-09 levels give at most two experience, cards come on top, and all of it stays', () => {
    const first = play(inMission(), {
      0: { cxp: { levels: 2, cards: 1 } },
      1: { cxp: { levels: 1, cards: 0 } },
    })
    expect(first.sheets.map(({ cxp }) => cxp)).toEqual([3, 1, 0, 0, 0, 0])
    const second = play(quickCamp(first), { 0: { cxp: { levels: 1, cards: 0 } } })
    expect(second.sheets[0]?.cxp).toBe(4)
    expect(() => play(quickCamp(first), { 0: { cxp: { levels: 3, cards: 0 } } })).toThrow('experience')
  })

  test('GG-CMP-17 orange in two missions is two experience and the first milestone, chosen in the mission', () => {
    const orange = { cxp: { levels: 1, cards: 0 } }
    const first = play(inMission(), { 0: orange })
    expect(first.sheets[0]).toMatchObject({ cxp: 1, rewards: [] })
    const second = play(quickCamp(first), { 0: { ...orange, rewards: ['sidestep'] } })
    expect(second.sheets[0]).toMatchObject({ cxp: 2, rewards: ['sidestep'] })
    expect(skillsOf(second.sheets[0] ?? { rewards: [] })).toEqual(['sidestep'])
  })

  test('GG-CMP-23 experience stops at 20, a reward needs its milestone, and no skill comes twice', () => {
    const state = inMission()
    const many = play(state, { 0: { cxp: { levels: 2, cards: 30 } } })
    expect(many.sheets[0]?.cxp).toBe(20)
    expect(() => play(state, { 0: { rewards: ['toolbox'] } })).toThrow('milestone')
    const five = { cxp: { levels: 2, cards: 3 } }
    expect(() => play(state, { 0: { ...five, rewards: ['toolbox', 'toolbox'] } })).toThrow('twice')
    const two = play(state, { 0: { ...five, rewards: ['bonus-action', 'bonus-action'], spent: 2 } })
    expect(two.sheets[0]).toMatchObject({ spent: 2 })
    expect(() => play(state, { 0: { ...five, rewards: ['bonus-action'], spent: 2 } })).toThrow('spent')
  })

  test('GG-CMP-04 bonus actions spent in a mission are back for the next', () => {
    const state = play(inMission(), {
      0: { cxp: { levels: 2, cards: 3 }, rewards: ['bonus-action', 'bonus-action'], spent: 1 },
    })
    const [sheet] = quickCamp(state).sheets
    expect(sheet?.spent).toBe(0)
    expect(bonusOf(sheet ?? { rewards: [] })).toBe(2)
  })

  test('GG-CMP-05 GG-RUL-41 companions join the posse of whoever leads them at the end, and no other', () => {
    const state = inMission()
    const [one = '', two = '', three = ''] = missionStart(state).pool
    const after = play(state, { 0: { led: [one, two] }, 3: { led: [three] } })
    expect(after.sheets.map(({ posse }) => posse)).toEqual([[one, two], [], [], [three], [], []])
    expect(after.history.at(-1)?.joined).toEqual([one, two, three])
    expect(() => play(state, { 0: { led: [one] }, 1: { led: [one] } })).toThrow('two fates')
  })

  test('GG-RUL-41 a posse member who ends with another leader changes posses', () => {
    const first = inMission()
    const [friend = ''] = missionStart(first).pool
    const state = atMission(8, quickCamp(play(first, { 0: { led: [friend] } })))
    expect(state.sheets[0]?.companions).toEqual([friend])
    const after = play(state, { 4: { led: [friend] } })
    expect([after.sheets[0]?.posse, after.sheets[4]?.posse]).toEqual([[], [friend]])
    expect(play(state).sheets[0]?.posse).toEqual([friend])
  })

  test('GG-CMP-12 GG-RUL-39 GG-RUL-40 whoever joins no posse is back in the pool; posses, played and dead are not', () => {
    const state = inMission()
    const [met = '', friend = '', gone = ''] = missionStart(state).pool
    const after = play(state, { 0: { led: [friend] } }, { dead: [gone] })
    expect(poolOf(after)).toContain(met)
    expect(poolOf(after)).not.toContain(friend)
    expect(poolOf(after)).not.toContain(gone)
    expect(poolOf(after)).toHaveLength(SURVIVORS.length - 6 - 1 - 1)
    expect(missionStart(quickCamp(after)).pool).toEqual(poolOf(after))
  })

  test('GG-KO-02 GG-KO-07 GG-RUL-31 whoever lies or was taken is saved and played again, without cards', () => {
    const state = inMission()
    const after = play(state, { 0: { fate: 'down' }, 1: { fate: 'taken' } })
    expect(after.sheets.map(({ survivor }) => survivor)).toEqual(state.sheets.map(({ survivor }) => survivor))
    expect(after.dead).toEqual([])
    expect(() => play(state, { 0: { fate: 'down', carried: ['machete'] } })).toThrow('no cards')
  })

  test('GG-KO-05 the dead are written down, and can be neither played nor met again', () => {
    const state = inMission()
    const lost = playedOn(state, 2)
    const after = play(state, { 2: { fate: 'dead' } })
    expect(after.dead).toEqual([lost])
    expect(after.sheets[2]?.survivor).toBeNull()
    expect(poolOf(after)).not.toContain(lost)
    expect(after.history.at(-1)?.fell).toEqual([lost])
  })

  test('GG-KO-06 a death alone loses neither mission nor campaign', () => {
    expect(play(inMission(), { 0: { fate: 'dead' } })).toMatchObject({ stage: 'camp', mission: 2 })
  })

  test('GG-CMP-24 marks are written when the mission is won, and change the mission they are for alone', () => {
    for (const { id, from, changes } of MARKS) {
      const marked = play(atMission(from), {}, { marks: [id] })
      expect(marked.marks).toEqual([id])
      let state = quickCamp(marked)
      for (; state.mission < changes; state = quickCamp(play(state)))
        expect(missionStart(state).marks).toEqual([])
      expect(missionStart(state).marks).toEqual([id])
      const lost = play(atMission(from), {}, { marks: [id], outcome: 'lost', why: 'gauge' })
      expect(lost.marks).toEqual([])
    }
    expect(() => play(inMission(), {}, { marks: ['gatling'] })).toThrow('no mark of mission 1')
  })

  test('GG-CMP-08 ten missions in their order, each once', () => {
    const missions: string[] = []
    let state = inMission()
    for (; state.stage === 'mission'; state = quickCamp(play(state))) {
      missions.push(missionStart(state).mission)
      if (state.mission === LAST_MISSION) break
    }
    expect(missions).toHaveLength(10)
    expect(new Set(missions).size).toBe(10)
  })

  test('GG-CMP-20 a mission gets of a sheet who is played, experience, rewards, kept cards and companions', () => {
    const [sheet] = missionStart(inMission()).sheets
    expect(Object.keys(sheet ?? {})).toEqual(['player', 'survivor', 'cxp', 'rewards', 'kept', 'companions'])
  })
})

describe('a mission that was lost', () => {
  const lost = { outcome: 'lost', why: 'gauge' } as const

  test('GG-CMP-26 GG-RUL-35 is played again from the sheets as they stood before it', () => {
    const state = inMission()
    const [friend = '', gone = ''] = missionStart(state).pool
    const after = play(
      state,
      { 0: { fate: 'dead', cxp: { levels: 2, cards: 1 } }, 1: { led: [friend], carried: ['machete'] } },
      { ...lost, dead: [gone] },
    )
    expect(after).toMatchObject({ mission: 1, attempt: 2, stage: 'camp', dead: [], marks: [] })
    expect(after.sheets).toEqual(state.sheets)
    expect(after.history).toMatchObject([{ outcome: 'lost', why: 'gauge', fell: [], joined: [], attempt: 1 }])
    expect(play(quickCamp(after))).toMatchObject({ mission: 2, attempt: 1 })
  })

  test('GG-CMP-26 GG-RUL-35 GG-RUL-77 iron trail goes on with all losses: the dead, the lying, the kept cards', () => {
    const first = inMission({ ironTrail: true })
    const kept = play(first, { 1: { keepsakes: ['machete'] } })
    const state = quickCamp(kept)
    const [friend = '', gone = ''] = missionStart(state).pool
    const after = play(
      state,
      {
        0: { fate: 'dead', cxp: { levels: 2, cards: 0 } },
        1: { carried: ['machete'], led: [friend] },
        2: { fate: 'down' },
        3: { fate: 'taken' },
      },
      { ...lost, dead: [gone], marks: ['stampede'] },
    )
    expect(after).toMatchObject({ mission: 3, attempt: 1, stage: 'camp', marks: [] })
    expect(after.dead).toEqual([playedOn(state, 0), playedOn(state, 2), gone])
    expect(after.sheets.map(({ cxp }) => cxp)).toEqual([0, 0, 0, 0, 0, 0])
    expect(
      after.sheets.flatMap(({ kept: cards, carried, posse }) => [...cards, ...carried, ...posse]),
    ).toEqual([])
    expect(after.sheets[3]?.survivor).toBe(playedOn(state, 3))
  })

  test('GG-CMP-26 iron trail: the last mission lost is the campaign lost', () => {
    const state = atMission(LAST_MISSION, inMission({ ironTrail: true }))
    expect(play(state, {}, lost).stage).toBe('lost')
  })

  test('GG-KO-06 GG-RUL-66 everybody KO or dead at once loses the campaign', () => {
    const state = inMission()
    const down = {
      ...everybody({ fate: 'down' }),
      2: { fate: 'dead' as const },
      3: { fate: 'taken' as const },
    }
    expect(play(state, down, lost).stage).toBe('lost')
    expect(play(state, { ...down, 5: {} }, lost).stage).toBe('camp')
    expect(() => play(state, down)).toThrow('won by nobody')
  })

  test('GG-CMP-26 GG-RUL-66 mercy makes it a lost mission like any other', () => {
    const state = inMission({ mercy: true })
    const after = play(state, everybody({ fate: 'down' }), lost)
    expect(after).toMatchObject({ stage: 'camp', mission: 1, attempt: 2, dead: [] })
    const iron = inMission({ mercy: true, ironTrail: true })
    const onward = play(iron, everybody({ fate: 'down' }), lost)
    expect(onward).toMatchObject({ stage: 'camp', mission: 2 })
    expect(onward.dead).toHaveLength(6)
  })
})

describe('the end', () => {
  test('GG-CMP-25 mission 10 won is the campaign won, told by the souls saved', () => {
    const last = atMission(LAST_MISSION)
    const { pool } = missionStart(last)
    const ends = [0, 1, 6, 12].map((led) => {
      const after = play(last, { 0: { led: pool.slice(0, led) } })
      return [after.stage, soulsOf(after), endingOf(after)]
    })
    expect(ends).toEqual([
      ['won', 6, 'last-whistle'],
      ['won', 7, 'lean-years'],
      ['won', 12, 'good-company'],
      ['won', 18, 'full-train'],
    ])
    const fewer = play(last, { 0: { fate: 'dead' }, 1: { led: pool.slice(0, 1) } })
    expect([soulsOf(fewer), endingOf(fewer)]).toEqual([6, 'last-whistle'])
  })

  test('GG-CMP-05 GG-KO-05 nobody is ever in two places, whatever happens', () => {
    for (let seed = 1; seed <= 30; seed++)
      for (const state of campaignAtRandom(freshCampaign(1 + (seed % 6), { mercy: true }), seed)) {
        const known = [...state.sheets.flatMap(peopleOf), ...state.dead, ...poolOf(state)]
        expect(new Set(known).size).toBe(known.length)
      }
  })
})

test('GG-CMP-27 the same state and result give the same next state, and change neither', () => {
  const state = inMission()
  const result = quietResult(state, { 0: { fate: 'dead' }, 1: { cxp: { levels: 2, cards: 1 } } })
  const before = JSON.stringify([state, result])
  expect(afterMission(state, result)).toEqual(afterMission(state, result))
  expect(JSON.stringify([state, result])).toBe(before)
})
