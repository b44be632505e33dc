import { isRefusal } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { SURVIVORS, survivorNamed } from '../../content/survivors.ts'
import { campAfter, poolOfMission } from '../../testing/campaign/camp-after.ts'
import { CampStage, quickCamp } from '../../testing/campaign/camp-stage.ts'
import { freshCampaign } from '../../testing/campaign/play-campaign.ts'
import { quietResult } from '../../testing/campaign/quiet-result.ts'
import { afterMission } from '../after-mission.ts'
import type { MissionResult } from '../mission-result.ts'
import { missionStart } from '../mission-start.ts'

const refusedAs = (result: unknown): string =>
  isRefusal(result) ? `${result.refused} ${result.rule}` : 'given'
const classOf = (id: string | null | undefined): string => (id ? survivorNamed(id).class : 'none')

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
    return afterMission(state, quietResult(state, { 0: { led: led(poolOfMission(state)) } }, rest))
  }

  test('GG-CMP-12 a mission without starting companions asks nobody', () => {
    const stage = new CampStage(
      campAfter(1, (state) => ({ 0: { led: poolOfMission(state).slice(0, 2) } })),
    ).until()
    expect(stage.after().sheets[0]?.companions).toEqual([])
    expect(stage.sink.forced.map(({ choice }) => choice.kind)).not.toContain('start-companion')
  })

  test('GG-CMP-12 GG-RUL-56 mission 8: whoever has a posse must bring somebody, and may bring more', () => {
    const stage = new CampStage(
      campAfter(1, (state) => ({ 0: { led: poolOfMission(state).slice(0, 3) } }), { before: 8 }),
    )
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
    const state = campAfter(
      1,
      (before) => ({
        0: { led: poolOfMission(before).slice(0, 3) },
        1: { led: poolOfMission(before).slice(3, 4) },
      }),
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
    const [friend = ''] = poolOfMission(state)
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
