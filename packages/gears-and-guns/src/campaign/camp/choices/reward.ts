import { CAMPAIGN_SKILLS } from '../../../content/campaign.ts'
import { rewardsLeft } from '../../sheet.ts'
import { campRule } from '../camp-rule.ts'
import type { CampPick } from '../game.ts'
import { sheetAt } from '../reads.ts'
import { refuse } from '../refusals.ts'

/** A bonus action or a campaign skill for a milestone that was reached (GG-CMP-01, GG-CMP-28). */
export const reward = campRule<'reward'>({
  list: (board, { sheet }) =>
    rewardsLeft(sheetAt(board, sheet)).map(
      (each): CampPick => (each === 'bonus-action' ? { do: each } : { do: 'skill', skill: each }),
    ),
  refuse(_board, _choice, pick) {
    if (pick.do !== 'skill') return refuse('not-an-answer')
    return CAMPAIGN_SKILLS.includes(pick.skill) ? refuse('skill-twice') : refuse('no-campaign-skill')
  },
  answer(table, _frame, { sheet }, pick) {
    if (pick.do === 'bonus-action') table.emit({ type: 'rewardChosen', sheet, reward: pick.do })
    if (pick.do === 'skill') table.emit({ type: 'rewardChosen', sheet, reward: pick.skill })
  },
})
