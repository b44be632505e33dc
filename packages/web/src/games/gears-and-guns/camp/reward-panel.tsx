import type { CampPick } from '@graveshift/gears-and-guns'
import { useWords } from '../../../i18n/use-words.ts'
import { useCamp } from './camp-context.ts'
import { PickButton } from './pick-button.tsx'

type Skill = Extract<CampPick, { do: 'skill' }>

/** A milestone: one more bonus action, or a skill for the rest of the campaign. */
export function RewardPanel() {
  const { name, tell } = useWords()
  const { picks } = useCamp()
  const skills = picks.filter((pick): pick is Skill => pick.do === 'skill')
  return (
    <div className="camp-rewards">
      {picks
        .filter((pick) => pick.do === 'bonus-action')
        .map((pick) => (
          <PickButton key={pick.do} pick={pick} className="camp-reward-bonus">
            <strong>{tell({ word: 'reward.bonus-action' })}</strong>
          </PickButton>
        ))}
      {skills.map((pick) => (
        <PickButton key={pick.skill} pick={pick} className="camp-reward">
          <strong>{name('skill', pick.skill, 'name')}</strong>
          <small>{name('skill', pick.skill, 'text')}</small>
        </PickButton>
      ))}
    </div>
  )
}
