import { canonical } from '@graveshift/kernel'
import type { Fields } from '@graveshift/zones'
import { scarceCards } from '../campaign/impossible.ts'
import type { SheetStart } from '../campaign/mission-start.ts'
import { cardsIn, marksIn, peopleIn, rewardsIn, somebodyIn } from '../campaign/read-fields.ts'
import { openRewards, skillsOf } from '../campaign/sheet.ts'
import { MOST_CXP } from '../content/campaign.ts'
import { TEAM } from '../content/figures.ts'
import { type CampaignPart, teamsOf } from './campaign-part.ts'

const isTwice = (ids: readonly string[]): boolean => new Set(ids).size < ids.length

const readSheet = (fields: Fields): SheetStart => ({
  player: fields.count('player', 0, TEAM - 1),
  survivor: somebodyIn(fields, 'survivor'),
  cxp: fields.count('cxp', 0, MOST_CXP),
  rewards: rewardsIn(fields),
  kept: cardsIn(fields, 'kept'),
  companions: peopleIn(fields, 'companions'),
})

/** What no campaign can bring to a mission. */
function faultIn({ sheets, convoy, pool, marks }: CampaignPart): string | undefined {
  const people = sheets.flatMap(({ survivor, companions }) => [
    ...(survivor === null ? [] : [survivor]),
    ...companions,
  ])
  if (sheets.length !== TEAM) return `there are ${TEAM} sheets (GG-RUL-29)`
  if (isTwice([...people, ...convoy, ...pool])) return 'somebody is in two places (GG-CMP-05)'
  if (isTwice(marks)) return 'a mark is there twice (GG-CMP-24)'
  if (sheets.some((sheet) => openRewards(sheet) !== 0)) return 'rewards go by milestones (GG-CMP-23)'
  if (sheets.some((sheet) => isTwice(skillsOf(sheet)))) return 'a skill is there twice (GG-CMP-03)'
  if (scarceCards(sheets).length > 0) return 'more copies are kept than there are (GG-KEP-01)'
  return undefined
}

/** What a campaign brings to a mission, from outside; nothing where the mission is played by itself (GG-SET-04). */
export function readCampaignPart(fields: Fields, teams: CampaignTeams): CampaignPart | undefined {
  if (!fields.has('campaign')) return undefined
  const inner = fields.inner('campaign')
  const part: CampaignPart = {
    sheets: inner.objects('sheets', TEAM, readSheet),
    convoy: peopleIn(inner, 'convoy'),
    marks: marksIn(inner),
    pool: peopleIn(inner, 'pool'),
    engineer: somebodyIn(inner, 'engineer'),
  }
  inner.done()
  const fault = faultIn(part)
  if (fault !== undefined) fields.wrong('campaign', fault)
  if (canonical(teamsOf(part.sheets, teams.length)) !== canonical(teams))
    fields.wrong('teams', 'must be those of the sheets (GG-SET-03)')
  return part
}

type CampaignTeams = readonly (readonly string[])[]
