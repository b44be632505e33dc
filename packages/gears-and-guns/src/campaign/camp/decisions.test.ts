import { isRefusal } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { CAMPAIGN_SKILLS } from '../../content/campaign.ts'
import { SURVIVORS, survivorNamed } from '../../content/survivors.ts'
import { CampStage, quickCamp } from '../../testing/campaign/camp-stage.ts'
import { freshCampaign } from '../../testing/campaign/play-campaign.ts'
import { quietResult } from '../../testing/campaign/quiet-result.ts'
import { afterMission } from '../after-mission.ts'
import type { MissionResult, SheetResult } from '../mission-result.ts'
import { missionStart } from '../mission-start.ts'
import type { CampaignOptions, CampaignState } from '../state.ts'

type Sheets = Readonly<Record<number, Partial<SheetResult>>>

/** In camp after a mission in which this happened; so many seats, the missions before it won quietly. */
function camp(
  seats: number,
  sheets: Sheets | ((state: CampaignState) => Sheets) = {},
  {
    before = 2,
    rest = {},
    options = {},
  }: {
    readonly before?: number
    readonly rest?: Partial<Omit<MissionResult, 'sheets'>>
    readonly options?: Partial<CampaignOptions>
  } = {},
): CampaignState {
  let state = quickCamp(freshCampaign(seats, options))
  while (state.mission < before - 1) state = quickCamp(afterMission(state, quietResult(state)))
  const happened = typeof sheets === 'function' ? sheets(state) : sheets
  return afterMission(state, quietResult(state, happened, rest))
}

const pool = (state: CampaignState): readonly string[] => missionStart(state).pool
const refusedAs = (result: unknown): string =>
  isRefusal(result) ? `${result.refused} ${result.rule}` : 'given'
const classOf = (id: string | null | undefined): string => (id ? survivorNamed(id).class : 'none')

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
    const state = camp(1, {
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
    const state = camp(1, {
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
    const stage = new CampStage(camp(2, { 0: { cxp: { levels: 2, cards: 3 }, rewards: ['toolbox'] } }))
    expect(stage.kinds()).toContain('reward')
    expect(stage.list('reward')).toHaveLength(CAMPAIGN_SKILLS.length)
    expect(refusedAs(stage.tryTo('reward', { do: 'skill', skill: 'toolbox' }))).toBe('skill-twice GG-CMP-03')
    expect(refusedAs(stage.tryTo('reward', { do: 'skill', skill: 'sprint' as 'toolbox' }))).toBe(
      'no-campaign-skill GG-CMP-10',
    )
    stage.give('reward', { do: 'skill', skill: 'sidestep' })
    expect(stage.kinds()).not.toContain('reward')
    expect(stage.state.board.sheets[0]?.rewards).toEqual(['toolbox', 'sidestep'])
  })
})

describe('trades', () => {
  const traded = () =>
    new CampStage(
      camp(2, (state) => ({ 0: { led: pool(state).slice(0, 2) }, 3: { led: pool(state).slice(2, 3) } })),
    )
  const members = (stage: CampStage, sheet: number) => stage.state.board.sheets[sheet]?.posse ?? []

  test('GG-CMP-05 GG-CMP-28 somebody changes posses only if both sides agree', () => {
    const stage = traded()
    const [one = '', two = ''] = members(stage, 0)
    const [three = ''] = members(stage, 3)
    stage.give('trade', { do: 'offer', from: 0, give: one, to: 3, take: three }, 0)
    expect(members(stage, 0)).toEqual([one, two])
    expect(stage.question('consent').seat).toBe(1)
    stage.give('consent', { do: 'agree' })
    expect([members(stage, 0), members(stage, 3)]).toEqual([[two, three], [one]])
    stage.give('trade', { do: 'offer', from: 0, give: two, to: 4 }, 0).give('consent', { do: 'decline' })
    expect(members(stage, 0)).toEqual([two, three])
    expect(refusedAs(stage.tryTo('trade', { do: 'offer', from: 0, give: two, to: 4 }, 0))).toBe(
      'offer-declined GG-CMP-28',
    )
  })

  test('GG-CMP-28 between own posses no other word is needed', () => {
    const stage = traded()
    const [one = '', two = ''] = members(stage, 0)
    stage.give('trade', { do: 'offer', from: 0, give: one, to: 1 }, 0)
    expect([members(stage, 0), members(stage, 1)]).toEqual([[two], [one]])
  })

  test('GG-CMP-28 what is not there or not one’s own cannot be offered, and what is gone cannot be agreed to', () => {
    const stage = traded()
    const [one = '', two = ''] = members(stage, 0)
    const [three = ''] = members(stage, 3)
    const offer = (from: number, give: string, to: number) =>
      refusedAs(stage.tryTo('trade', { do: 'offer', from, give, to }, 0))
    expect(offer(3, three, 0)).toBe('not-your-posse GG-CMP-28')
    expect(offer(0, one, 0)).toBe('same-posse GG-CMP-05')
    expect(offer(1, one, 0)).toBe('not-in-posse GG-CMP-05')
    expect(offer(0, one, 9)).toBe('not-in-posse GG-CMP-05')
    // Both offer at once: what the one gives away the other cannot get any more.
    stage.give('trade', { do: 'offer', from: 0, give: one, to: 3, take: three }, 0)
    stage.give('trade', { do: 'offer', from: 3, give: three, to: 4 }, 1)
    expect(stage.kinds()).not.toContain('consent')
    expect(members(stage, 0)).toEqual([one, two])
    expect(stage.sink.events.filter(({ type }) => type === 'posseDeclined')).toHaveLength(1)
  })
})

describe('who is played', () => {
  test('GG-CMP-05 GG-CMP-21 a posse member may take over the sheet; who was played joins the posse', () => {
    const stage = new CampStage(
      camp(1, (state) => ({ 0: { led: pool(state).slice(0, 1), cxp: { levels: 1, cards: 0 } } })),
    )
    stage.until('survivor')
    const { survivor: before, posse } = stage.state.board.sheets[0] ?? {}
    const [friend = ''] = posse ?? []
    expect(refusedAs(stage.tryTo('survivor', { do: 'play', survivor: 'nobody' }))).toBe(
      'not-on-sheet GG-CMP-05',
    )
    stage.give('survivor', { do: 'play', survivor: friend })
    expect(stage.state.board.sheets[0]).toMatchObject({ survivor: friend, posse: [before], cxp: 1 })
    const next = quickCamp(afterMission(stage.until().after(), quietResult(stage.after())))
    expect(next.sheets[0]).toMatchObject({ survivor: friend, posse: [before] })
  })

  test('GG-KO-03 a posse member inherits the sheet of the dead; with one alone there is nothing to ask', () => {
    const state = camp(1, (before) => ({
      0: {
        fate: 'dead',
        cxp: { levels: 2, cards: 0 },
        rewards: ['lifesaver'],
        led: pool(before).slice(0, 1),
      },
    }))
    const stage = new CampStage(state).until()
    const [friend] = state.sheets[0]?.posse ?? []
    expect(stage.after().sheets[0]).toMatchObject({
      survivor: friend,
      posse: [],
      cxp: 2,
      rewards: ['lifesaver'],
    })
    expect(stage.sink.forced.map(({ choice }) => choice.kind)).toContain('survivor')
  })

  test('GG-KO-03 GG-KO-04 GG-RUL-67 with an empty posse an empty sheet is begun with somebody of the pool, not of the dead', () => {
    const state = camp(1, {
      0: { fate: 'dead', cxp: { levels: 2, cards: 0 }, rewards: ['lifesaver'], keepsakes: ['saber'] },
    })
    const stage = new CampStage(state).until('new-sheet')
    const [dead = ''] = state.dead
    expect(refusedAs(stage.tryTo('new-sheet', { do: 'start', survivor: dead }))).toBe('is-dead GG-KO-05')
    const [first] = stage.list('new-sheet')
    if (first?.do !== 'start') throw new Error('nobody to start with')
    const [sheet] = stage.give('new-sheet', first).until().after().sheets
    expect(sheet).toMatchObject({ survivor: first.survivor, cxp: 0, rewards: [], kept: [], posse: [] })
  })

  test('GG-RUL-67 a member traded to a sheet without anybody inherits it, and no new one is begun', () => {
    const state = camp(2, (before) => ({ 0: { fate: 'dead' }, 3: { led: pool(before).slice(0, 1) } }))
    const [friend = ''] = state.sheets[3]?.posse ?? []
    const stage = new CampStage(state).until('trade')
    stage.give('trade', { do: 'offer', from: 3, give: friend, to: 0 }, 1).give('consent', { do: 'agree' })
    expect(stage.until().after().sheets[0]?.survivor).toBe(friend)
    expect(stage.sink.events.map(({ type }) => type)).not.toContain('sheetStarted')
  })
})

describe('nobody left', () => {
  /** Everybody but so many of the pool is dead, and so are the survivors of these sheets. */
  function emptied(seats: number, sheets: readonly number[], left: number): CampaignState {
    const state = quickCamp(freshCampaign(seats))
    const gone = Object.fromEntries(sheets.map((at) => [at, { fate: 'dead' as const }]))
    return afterMission(state, quietResult(state, gone, { dead: pool(state).slice(left) }))
  }

  test('GG-CMP-05 GG-RUL-29 GG-RUL-67 a seat without anybody, and nobody in the pool: the campaign is lost', () => {
    const stage = new CampStage(emptied(6, [2], 0)).until()
    expect(stage.state.board.outcome).toBe('nobody-left')
    expect(stage.after().stage).toBe('lost')
  })

  test('GG-RUL-29 a seat with others on its sheets plays on; the empty sheet sits out', () => {
    const state = new CampStage(emptied(2, [0], 0)).until().after()
    expect(state.stage).toBe('mission')
    expect(missionStart(state).sheets[0]?.survivor).toBeNull()
    const after = afterMission(state, quietResult(state))
    expect(after.stage).toBe('camp')
    expect(after.sheets[0]?.survivor).toBeNull()
  })

  test('GG-RUL-67 the last of the pool goes to the seat that has nobody', () => {
    const stage = new CampStage(emptied(3, [0, 4, 5], 1)).until()
    expect(stage.after().stage).toBe('mission')
    expect(stage.after().sheets.map(({ survivor }) => survivor === null)).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
    ])
  })
})

describe('kept cards', () => {
  test('GG-KEP-01 GG-CMP-28 where more copies are kept than there are, the team says which sheet gives one up', () => {
    const saber = { keepsakes: ['saber'] } as const
    const stage = new CampStage(camp(3, { 0: saber, 2: saber, 5: saber })).until('kept-card')
    expect(stage.question('kept-card').seat).toBe('team')
    expect(stage.list('kept-card')).toEqual([0, 2, 5].map((sheet) => ({ do: 'yield', sheet })))
    expect(refusedAs(stage.tryTo('kept-card', { do: 'yield', sheet: 1 }))).toBe('does-not-keep GG-KEP-01')
    const after = stage.give('kept-card', { do: 'yield', sheet: 2 }).until().after()
    expect(after.sheets.map(({ kept }) => kept.length)).toEqual([1, 0, 0, 0, 0, 1])
  })
})

describe('companions from the start', () => {
  const someOf = (className: string, from: readonly string[], wanted = true) =>
    from.filter((id) => (classOf(id) === className) === wanted)

  /** Six who are no engineers; one of them has these led. */
  function withoutEngineers(
    before: number,
    led: (free: readonly string[]) => readonly string[],
    rest: Partial<MissionResult> = {},
  ) {
    const first = new CampStage(freshCampaign(2))
    const others = someOf(
      'engineer',
      SURVIVORS.map(({ id }) => id),
      false,
    )
    for (const survivor of others.slice(0, 6)) first.give('new-sheet', { do: 'start', survivor })
    let state = first.until().after()
    while (state.mission < before - 1) state = quickCamp(afterMission(state, quietResult(state)))
    return afterMission(state, quietResult(state, { 0: { led: led(pool(state)) } }, rest))
  }

  test('GG-CMP-12 a mission without starting companions asks nobody', () => {
    const stage = new CampStage(camp(1, (state) => ({ 0: { led: pool(state).slice(0, 2) } }))).until()
    expect(stage.after().sheets[0]?.companions).toEqual([])
    expect(stage.sink.forced.map(({ choice }) => choice.kind)).not.toContain('start-companion')
  })

  test('GG-CMP-12 GG-RUL-56 mission 8: whoever has a posse must bring somebody, and may bring more', () => {
    const stage = new CampStage(camp(1, (state) => ({ 0: { led: pool(state).slice(0, 3) } }), { before: 8 }))
    stage.until('start-companion')
    const [one = '', two = '', three = ''] = stage.state.board.sheets[0]?.posse ?? []
    expect(refusedAs(stage.tryTo('start-companion', { do: 'enough' }))).toBe('must-bring GG-CMP-12')
    stage
      .give('start-companion', { do: 'bring', survivor: one })
      .give('start-companion', { do: 'bring', survivor: two })
    expect(refusedAs(stage.tryTo('start-companion', { do: 'bring', survivor: two }))).toBe(
      'cannot-come GG-CMP-12',
    )
    const start = missionStart(stage.give('start-companion', { do: 'enough' }).until().after())
    expect(start.sheets[0]?.companions).toEqual([one, two])
    expect([...start.convoy, ...start.pool]).not.toContain(three)
  })

  test('GG-M09-01 mission 9: one each if any, all others of the posses form the convoy', () => {
    const state = camp(
      1,
      (before) => ({ 0: { led: pool(before).slice(0, 3) }, 1: { led: pool(before).slice(3, 4) } }),
      { before: 9 },
    )
    const stage = new CampStage(state).until('start-companion')
    const [one = '', two = '', three = ''] = state.sheets[0]?.posse ?? []
    const start = missionStart(stage.give('start-companion', { do: 'bring', survivor: two }).until().after())
    expect(start.sheets.map(({ companions }) => companions)).toEqual([
      [two],
      state.sheets[1]?.posse,
      [],
      [],
      [],
      [],
    ])
    expect(start.convoy).toEqual([one, three])
  })

  test('GG-RUL-54 mission 7: an engineer must bring somebody, of the pool if the posse is empty, who is not kept unless led', () => {
    const first = new CampStage(freshCampaign(1)).give('new-sheet', { do: 'start', survivor: 'nikolas' })
    let state = first.until().after()
    while (state.mission < 6) state = quickCamp(afterMission(state, quietResult(state)))
    const stage = new CampStage(afterMission(state, quietResult(state))).until('start-companion')
    const [friend = ''] = pool(state)
    expect(refusedAs(stage.tryTo('start-companion', { do: 'enough' }))).toBe('must-bring GG-CMP-12')
    stage.give('start-companion', { do: 'bring', survivor: friend }).until()
    const after = stage.after()
    expect(after.sheets[0]).toMatchObject({ posse: [], companions: [friend] })
    expect(missionStart(after).pool).not.toContain(friend)
    expect(afterMission(after, quietResult(after)).sheets[0]?.posse).toEqual([])
    expect(afterMission(after, quietResult(after, { 2: { led: [friend] } })).sheets[2]?.posse).toEqual([
      friend,
    ])
  })

  test('GG-RUL-54 mission 7: others may bring somebody of their posse, one at most', () => {
    const state = withoutEngineers(7, (free) =>
      someOf('engineer', free)
        .slice(0, 1)
        .concat(someOf('engineer', free, false).slice(0, 2)),
    )
    const stage = new CampStage(state)
    // The posse has the only engineer in reach: there is nothing to ask, and the sheet has its one companion.
    stage.until()
    expect(stage.after().sheets[0]?.companions.map(classOf)).toEqual(['engineer'])
  })

  test('GG-M07-04 mission 7: without an engineer played or in a posse the team takes one of the pool', () => {
    const stage = new CampStage(
      withoutEngineers(7, (free) => someOf('engineer', free, false).slice(0, 1)),
    ).until('engineer')
    const engineers = someOf(
      'engineer',
      SURVIVORS.map(({ id }) => id),
    )
    expect(stage.list('engineer')).toHaveLength(6 * engineers.length)
    expect(refusedAs(stage.tryTo('engineer', { do: 'fetch', sheet: 1, survivor: 'jeb' }))).toBe(
      'no-engineer GG-M07-04',
    )
    stage.give('engineer', { do: 'fetch', sheet: 1, survivor: engineers[0] ?? '' })
    const after = stage.until().after()
    expect(after.sheets[1]?.companions).toEqual([engineers[0]])
    expect(after.engineer).toBeNull()
  })

  test('GG-M07-04 mission 7: with all engineers dead whoever is taken counts as one', () => {
    const all = someOf(
      'engineer',
      SURVIVORS.map(({ id }) => id),
    )
    const stage = new CampStage(withoutEngineers(7, () => [], { dead: all })).until('engineer')
    const [first] = stage.list('engineer')
    if (first?.do !== 'fetch') throw new Error('nobody to fetch')
    const after = stage.give('engineer', first).until().after()
    expect(missionStart(after).engineer).toBe(first.survivor)
    expect(classOf(first.survivor)).not.toBe('engineer')
  })
})

describe('ready', () => {
  test('GG-CMP-28 nobody goes on before all are ready', () => {
    const stage = new CampStage(camp(3)).until('ready')
    stage.give('ready', { do: 'ready' }, 0).give('ready', { do: 'ready' }, 2)
    expect(stage.state.board.outcome).toBeUndefined()
    expect(stage.kinds()).toEqual(['ready'])
    expect(stage.give('ready', { do: 'ready' }, 1).after().stage).toBe('mission')
  })

  test('GG-CMP-28 whoever is not ready has everybody talk once more, companions included', () => {
    const stage = new CampStage(
      camp(2, (state) => ({ 0: { led: pool(state).slice(0, 2) } }), { before: 8 }),
    ).until('ready')
    expect(stage.state.board.sheets[0]?.companions).toHaveLength(1)
    stage.give('ready', { do: 'ready' }, 0).give('ready', { do: 'again' }, 1)
    expect(stage.state.board).toMatchObject({ phase: 'trades', ready: [], again: false })
    expect(stage.state.board.sheets[0]?.companions).toEqual([])
    expect(stage.until().after()).toMatchObject({ stage: 'mission', mission: 8 })
  })
})

test('GG-CMP-11 a sheet tells survivor and player, experience, skills, bonus actions left and spent, kept cards and posse', () => {
  const state = camp(2, (before) => ({
    3: {
      cxp: { levels: 2, cards: 3 },
      rewards: ['bonus-action', 'toolbox'],
      spent: 1,
      keepsakes: ['saber'],
      carried: ['machete'],
      led: pool(before).slice(0, 1),
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
