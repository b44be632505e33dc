import { isRefusal } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { CAMPAIGN_SKILLS } from '../../content/campaign.ts'
import { SURVIVORS } from '../../content/survivors.ts'
import { campAfter, poolOfMission } from '../../testing/campaign/camp-after.ts'
import { CampStage } from '../../testing/campaign/camp-stage.ts'
import { freshCampaign } from '../../testing/campaign/play-campaign.ts'

const refusedAs = (result: unknown): string =>
  isRefusal(result) ? `${result.refused} ${result.rule}` : 'given'

describe('the first camp', () => {
  test('GG-CMP-18 GG-RUL-29 each of six sheets starts with anybody of both boxes, shared out among the seats', () => {
    const stage = new CampStage(freshCampaign(2))
    expect(stage.state.board.sheets.map(({ player }) => player)).toEqual([0, 0, 0, 1, 1, 1])
    expect(stage.list('new-sheet', 0)).toHaveLength(SURVIVORS.length)
    stage.give('new-sheet', { do: 'start', survivor: 'nora' })
    expect(refusedAs(stage.tryTo('new-sheet', { do: 'start', survivor: 'nora' }))).toBe(
      'not-in-pool GG-CMP-18',
    )
    expect(stage.until().after()).toMatchObject({ stage: 'mission', mission: 1 })
  })

  test('GG-CMP-07 six of one class may be played', () => {
    const brawlers = SURVIVORS.filter((each) => each.class === 'brawler').map(({ id }) => id)
    const stage = new CampStage(freshCampaign(1))
    for (const survivor of brawlers) stage.give('new-sheet', { do: 'start', survivor })
    expect(
      stage
        .until()
        .after()
        .sheets.map(({ survivor }) => survivor),
    ).toEqual(brawlers)
  })
})

describe('what comes first in camp', () => {
  test('GG-KEP-01 GG-KEP-02 GG-KEP-05 keep rolls go card by card: chainsaw lost, knife kept, one sawed-off kept, shells lost', () => {
    const state = campAfter(1, {
      0: { carried: ['chainsaw', 'knife', 'sawed-off', 'sawed-off', 'plenty-of-shells'] },
    })
    const stage = new CampStage(state, [
      ...[6, 5, 1, 4, 3, 2],
      ...[2, 3, 4, 5],
      ...[2, 2, 2, 2, 2],
      ...[6, 6, 6, 6, 1],
    ])
    expect(stage.state.board.sheets[0]?.kept).toEqual(['knife', 'sawed-off'])
    expect(stage.state.board.sheets[0]?.carried).toEqual([])
    const rolls = stage.sink.events.filter(({ type }) => type === 'keepRolled')
    expect(rolls).toHaveLength(5)
    expect(rolls.at(-1)).toMatchObject({ card: 'plenty-of-shells', dice: [] })
  })

  test('GG-CMP-19 rolls, replenishing, then rewards, trades, who is played, new sheets, cards, companions', () => {
    const state = campAfter(1, {
      0: { cxp: { levels: 2, cards: 0 }, rewards: ['bonus-action'], spent: 1, carried: ['saber'] },
    })
    const stage = new CampStage(state).until()
    const order = stage.sink.events.flatMap((event) =>
      event.type === 'campPhaseBegan' ? [event.phase] : event.type === 'bonusReplenished' ? ['bonus'] : [],
    )
    expect(order).toEqual([
      'rolls',
      'bonus',
      'rewards',
      'trades',
      'survivors',
      'new-sheets',
      'kept-cards',
      'companions',
      'ready',
    ])
  })
})

describe('rewards', () => {
  test('GG-CMP-01 GG-CMP-03 GG-CMP-28 a milestone gives a bonus action or a skill that the sheet has not', () => {
    const stage = new CampStage(campAfter(2, { 0: { cxp: { levels: 2, cards: 3 }, rewards: ['toolbox'] } }))
    expect(stage.kinds()).toContain('reward')
    expect(stage.list('reward')).toHaveLength(CAMPAIGN_SKILLS.length)
    expect(refusedAs(stage.tryTo('reward', { do: 'skill', skill: 'toolbox' }))).toBe('skill-twice GG-CMP-03')
    expect(refusedAs(stage.tryTo('reward', { do: 'skill', skill: 'sprint' }))).toBe(
      'no-campaign-skill GG-CMP-10',
    )
    stage.give('reward', { do: 'skill', skill: 'sidestep' })
    expect(stage.kinds()).not.toContain('reward')
    expect(stage.state.board.sheets[0]?.rewards).toEqual(['toolbox', 'sidestep'])
  })
})

describe('kept cards', () => {
  test('GG-KEP-01 GG-CMP-28 where more copies are kept than there are, the team says which sheet gives one up', () => {
    const saber = { keepsakes: ['saber'] } as const
    const stage = new CampStage(campAfter(3, { 0: saber, 2: saber, 5: saber })).until('kept-card')
    expect(stage.question('kept-card').seat).toBe('team')
    expect(stage.list('kept-card')).toEqual([0, 2, 5].map((sheet) => ({ do: 'yield', sheet })))
    expect(refusedAs(stage.tryTo('kept-card', { do: 'yield', sheet: 1 }))).toBe('does-not-keep GG-KEP-01')
    const after = stage.give('kept-card', { do: 'yield', sheet: 2 }).until().after()
    expect(after.sheets.map(({ kept }) => kept.length)).toEqual([1, 0, 0, 0, 0, 1])
  })
})

describe('ready', () => {
  test('GG-CMP-28 nobody goes on before all are ready', () => {
    const stage = new CampStage(campAfter(3)).until('ready')
    stage.give('ready', { do: 'ready' }, 0).give('ready', { do: 'ready' }, 2)
    expect(stage.state.board.outcome).toBeUndefined()
    expect(stage.kinds()).toEqual(['ready'])
    expect(stage.give('ready', { do: 'ready' }, 1).after().stage).toBe('mission')
  })

  test('GG-CMP-28 whoever is not ready has everybody talk once more, companions included', () => {
    const stage = new CampStage(
      campAfter(2, (state) => ({ 0: { led: poolOfMission(state).slice(0, 2) } }), { before: 8 }),
    ).until('ready')
    expect(stage.state.board.sheets[0]?.companions).toHaveLength(1)
    stage.give('ready', { do: 'ready' }, 0).give('ready', { do: 'again' }, 1)
    expect(stage.state.board).toMatchObject({ phase: 'trades', ready: [], again: false })
    expect(stage.state.board.sheets[0]?.companions).toEqual([])
    expect(stage.until().after()).toMatchObject({ stage: 'mission', mission: 8 })
  })
})

test('GG-CMP-11 a sheet tells survivor and player, experience, skills, bonus actions left and spent, kept cards and posse', () => {
  const state = campAfter(2, (before) => ({
    3: {
      cxp: { levels: 2, cards: 3 },
      rewards: ['bonus-action', 'toolbox'],
      spent: 1,
      keepsakes: ['saber'],
      carried: ['machete'],
      led: poolOfMission(before).slice(0, 1),
    },
  }))
  expect(state.sheets[3]).toEqual({
    player: 1,
    survivor: state.sheets[3]?.survivor,
    cxp: 5,
    rewards: ['bonus-action', 'toolbox'],
    spent: 1,
    kept: ['saber'],
    carried: ['machete'],
    posse: [state.sheets[3]?.posse[0]],
    companions: [],
  })
})
