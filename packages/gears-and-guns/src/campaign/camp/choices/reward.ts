import { CAMPAIGN_SKILLS } from '../../../content/campaign.ts'
import { type CampaignSkill, rewardsLeft } from '../../sheet.ts'
import { campRule } from '../camp-rule.ts'
import type { CampPick } from '../game.ts'
import { sheetAt } from '../reads.ts'
import { refuse } from '../refusals.ts'

/** The campaign skill that is meant; undefined if there is none of that name. */
const skillOf = (pick: CampPick): CampaignSkill | undefined =>
  CAMPAIGN_SKILLS.find((skill) => pick.do === 'skill' && pick.skill === skill)

/** A bonus action or a campaign skill for a milestone that was reached (GG-CMP-01, GG-CMP-28). */
export const reward = campRule<'reward'>({
  list: (board, { sheet }) =>
    rewardsLeft(sheetAt(board, sheet)).map(
      (each): CampPick => (each === 'bonus-action' ? { do: each } : { do: 'skill', skill: each }),
    ),
  refuse(_board, _choice, pick) {
    if (pick.do !== 'skill') return refuse('not-an-answer')
    return skillOf(pick) ? refuse('skill-twice') : refuse('no-campaign-skill')
  },
  answer(table, _frame, { sheet }, pick) {
    table.emit({ type: 'rewardChosen', sheet, reward: skillOf(pick) ?? 'bonus-action' })
  },
})
