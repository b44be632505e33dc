import { MARKS, MOST_CXP, MOST_CXP_OF_LEVELS } from '../content/campaign.ts'
import type { MissionResult, SheetResult } from './mission-result.ts'
import { missionStart } from './mission-start.ts'
import { bonusOf, milestonesAt, type Sheet } from './sheet.ts'
import type { CampaignState } from './state.ts'

const twice = (ids: readonly string[]): string | undefined => ids.find((id, at) => ids.indexOf(id) !== at)

const isCount = (value: number, most = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isSafeInteger(value) && value >= 0 && value <= most

function brokenExperience(sheet: Sheet, { cxp, rewards, spent }: SheetResult): string[] {
  const wrong: string[] = []
  const all = [...sheet.rewards, ...rewards]
  const reached = Math.min(MOST_CXP, sheet.cxp + cxp.levels + cxp.cards)
  if (!isCount(cxp.levels, MOST_CXP_OF_LEVELS) || !isCount(cxp.cards)) wrong.push('experience out of bounds')
  if (all.length > milestonesAt(reached)) wrong.push('a reward without its milestone')
  if (twice(all.filter((reward) => reward !== 'bonus-action')) !== undefined) wrong.push('a skill twice')
  if (!isCount(spent, bonusOf({ rewards: all }))) wrong.push('more bonus actions spent than there are')
  return wrong
}

function brokenSheet(sheet: Sheet, result: SheetResult): string[] {
  const { fate, carried } = result
  const wrong = brokenExperience(sheet, result)
  if ((fate === null) !== (sheet.survivor === null)) wrong.push('a fate without a survivor, or none with one')
  if (fate !== 'standing' && carried.length > 0) wrong.push('who fell has no cards')
  return wrong
}

/** What no mission that starts from this state can end with; nothing if all is well. */
export function brokenResult(state: CampaignState, result: MissionResult): readonly string[] {
  if (state.stage !== 'mission') return [`no mission is being played: ${state.stage}`]
  if (result.sheets.length !== state.sheets.length) return ['not as many sheets as there are']
  const wrong = state.sheets.flatMap((sheet, at) => {
    const mine = result.sheets[at]
    return mine ? brokenSheet(sheet, mine).map((what) => `sheet ${at}: ${what}`) : []
  })
  const { pool, convoy } = missionStart(state)
  // A posse member left at home cannot be in the mission.
  const there = new Set([...pool, ...convoy, ...state.sheets.flatMap(({ companions }) => companions)])
  const met = [...result.sheets.flatMap(({ led, taken }) => [...led, ...taken]), ...result.dead]
  const stranger = met.find((id) => !there.has(id))
  if (stranger !== undefined) wrong.push(`${stranger} was not there`)
  const double = twice(met)
  if (double !== undefined) wrong.push(`${double} has two fates`)
  const foreign = result.marks.find((mark) => MARKS.find(({ id }) => id === mark)?.from !== state.mission)
  if (foreign !== undefined) wrong.push(`${foreign} is no mark of mission ${state.mission}`)
  if (result.outcome === 'won' && result.sheets.every(({ fate }) => fate !== 'standing'))
    wrong.push('won by nobody')
  return wrong
}
