import { MARKS } from '../content/campaign.ts'
import { CARDS, type CardId } from '../content/cards.ts'
import { bonusOf, openRewards, peopleOf, type Sheet, skillsOf } from './sheet.ts'
import type { CampaignState } from './state.ts'

const twice = (ids: readonly string[]): string | undefined => ids.find((id, at) => ids.indexOf(id) !== at)

function wrongSheet(sheet: Sheet, seats: number): string[] {
  const wrong: string[] = []
  if (sheet.player >= seats) wrong.push('kept by a seat that is not there')
  if (openRewards(sheet) < 0) wrong.push('more rewards than milestones (GG-CMP-23)')
  if (twice(skillsOf(sheet)) !== undefined) wrong.push('a skill twice (GG-CMP-03)')
  if (sheet.spent > bonusOf(sheet)) wrong.push('more bonus actions spent than there are (GG-CMP-04)')
  return wrong
}

/** Cards of which more are kept than the box has (GG-KEP-01). */
export const scarceCards = (sheets: readonly Pick<Sheet, 'kept'>[]): readonly CardId[] => {
  const kept = sheets.flatMap((sheet) => sheet.kept)
  return CARDS.filter(({ id, count }) => kept.filter((card) => card === id).length > count).map(
    ({ id }) => id,
  )
}

/** What is on the way to a mission: nothing open, nothing over. */
function wrongInMission({ sheets, stage }: CampaignState): string[] {
  if (stage !== 'mission') return []
  const wrong: string[] = []
  if (sheets.some((sheet) => openRewards(sheet) > 0))
    wrong.push('a mission with rewards not chosen (GG-CMP-28)')
  if (sheets.some(({ carried, spent }) => carried.length > 0 || spent > 0))
    wrong.push('a mission before the camp was over (GG-CMP-19)')
  if (scarceCards(sheets).length > 0) wrong.push('more copies kept than there are (GG-KEP-01)')
  return wrong
}

/** What no campaign can come to; nothing if all is well. */
export function impossible(state: CampaignState): readonly string[] {
  const { players, sheets, dead, marks, mission } = state
  const wrong = sheets.flatMap((sheet, at) =>
    wrongSheet(sheet, players.length).map((what) => `sheet ${at}: ${what}`),
  )
  const known = [...sheets.flatMap(peopleOf), ...dead]
  const double = twice(known)
  if (double !== undefined) wrong.push(`${double} is in two places (GG-CMP-05, GG-KO-05)`)
  const ghost = sheets.flatMap(({ companions }) => companions).find((id) => dead.includes(id))
  if (ghost !== undefined) wrong.push(`${ghost} is dead and comes along (GG-KO-05)`)
  const early = marks.find((mark) => MARKS.some(({ id, from }) => id === mark && from >= mission))
  if (early !== undefined) wrong.push(`the mark ${early} is of a mission to come (GG-CMP-24)`)
  if (twice(marks) !== undefined) wrong.push('a mark twice (GG-CMP-24)')
  return [...wrong, ...wrongInMission(state)]
}
