import { canonical, FastChance, makeSink, playout, start } from '@graveshift/kernel'
import { accepted } from '@graveshift/kernel/testing/table'
import { expect, test } from 'vitest'
import type { Western } from '../game.ts'
import { westernRules } from '../rules.ts'
import { readSetup } from '../setup.ts'
import { KIND } from '../testing/campaign/chance-result.ts'
import { campAtRandom, campBefore, freshCampaign } from '../testing/campaign/play-campaign.ts'
import { afterMission } from './after-mission.ts'
import { impossible } from './impossible.ts'
import { missionStart } from './mission-start.ts'
import { optionsFor, resultOf } from './missions-played.ts'
import { type CampaignState, LAST_MISSION } from './state.ts'

/** A mission answered at random, and what the campaign makes of it. */
function missionAtRandom(state: CampaignState, seed: number): CampaignState {
  const options = optionsFor(missionStart(state))
  expect(canonical(accepted(readSetup(options)))).toBe(canonical(options))
  const { rules } = westernRules(options)
  const chance = new FastChance(seed)
  const sink = makeSink<Western>()
  const played = start(rules, options, chance, sink)
  playout(rules, played, chance, new FastChance(~seed), sink)
  expect(rules.broken(played.board)).toEqual([])
  return afterMission(state, resultOf(played.board))
}

test('GG-CMP-19 a campaign is played on, camp and mission in turns, whatever is answered', () => {
  let state = freshCampaign(4, { ironTrail: true, mercy: true })
  for (let seed = 1; state.stage === 'camp' || state.stage === 'mission'; seed++) {
    state = state.stage === 'camp' ? campAtRandom(state, seed).after : missionAtRandom(state, seed)
    expect(impossible(state)).toEqual([])
  }
  expect(state.history.length).toBeGreaterThan(3)
})

test.each(Array.from({ length: LAST_MISSION }, (_, at) => at + 1))(
  'GG-SET-03 mission %i starts from grown sheets, and what it comes to can be',
  (mission) => {
    const camp = campBefore(mission, 1 + (mission % 6), mission, KIND)
    const state = campAtRandom(camp, mission).after
    expect(impossible(missionAtRandom(state, mission))).toEqual([])
  },
)
