import { isRefusal } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { campAfter, poolOfMission } from '../../testing/campaign/camp-after.ts'
import { CampStage, quickCamp } from '../../testing/campaign/camp-stage.ts'
import { freshCampaign } from '../../testing/campaign/play-campaign.ts'
import { quietResult } from '../../testing/campaign/quiet-result.ts'
import { afterMission } from '../after-mission.ts'
import { missionStart } from '../mission-start.ts'
import type { CampaignState } from '../state.ts'

const refusedAs = (result: unknown): string =>
  isRefusal(result) ? `${result.refused} ${result.rule}` : 'given'

describe('trades', () => {
  const traded = () =>
    new CampStage(
      campAfter(2, (state) => ({
        0: { led: poolOfMission(state).slice(0, 2) },
        3: { led: poolOfMission(state).slice(2, 3) },
      })),
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
      campAfter(1, (state) => ({
        0: { led: poolOfMission(state).slice(0, 1), cxp: { levels: 1, cards: 0 } },
      })),
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
    const state = campAfter(1, (before) => ({
      0: {
        fate: 'dead',
        cxp: { levels: 2, cards: 0 },
        rewards: ['lifesaver'],
        led: poolOfMission(before).slice(0, 1),
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
    const state = campAfter(1, {
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
    const state = campAfter(2, (before) => ({
      0: { fate: 'dead' },
      3: { led: poolOfMission(before).slice(0, 1) },
    }))
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
    return afterMission(state, quietResult(state, gone, { dead: poolOfMission(state).slice(left) }))
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
