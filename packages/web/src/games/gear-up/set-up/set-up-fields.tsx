import '../../../screens/set-up/set-up.css'
import { RULE_OPTIONS } from '@graveshift/gear-up'
import { optionNow, withOption } from '@graveshift/kernel'
import { OptionField } from '../../../generic/option-field.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { RuleLink } from '../../../ui/rule-link.tsx'
import type { SetUpProps } from '../../game-face.ts'
import { BossFigure } from '../art/boss-figure.tsx'
import { BossInWords, DifficultyInWords } from './in-words.tsx'
import { SurvivorCards } from './survivor-cards.tsx'
import { BOSSES, DIFFICULTIES, optionsOf, type Wish, withSurvivor } from './wish.ts'
import { wishOf } from './wish-of.ts'

/** Everything that can be wished for at a table of Gear Up. */
export function SetUpFields({ options, onChange, children }: SetUpProps) {
  const { say, name } = useWords()
  const wish = wishOf(options)
  const wishFor = (wanted: Wish) => onChange(optionsOf(wanted))
  const change = (part: Partial<Wish>) => wishFor({ ...wish, ...part })
  return (
    <>
      <SurvivorCards
        chosen={wish.survivors}
        leader={wish.leader}
        onToggle={(id) => wishFor(withSurvivor(wish, id))}
      />

      {wish.survivors.length > 1 ? (
        <RadioGroup
          legend={say('set-up.leader')}
          about={
            <>
              {say('set-up.leader.about')} <RuleLink topic="leader">{say('set-up.leader.rule')}</RuleLink>
            </>
          }
          value={wish.leader}
          options={wish.survivors.map((id) => ({ value: id, label: name('survivor', id, 'name') }))}
          onChange={(leader) => change({ leader })}
        />
      ) : (
        <p className="fine">{say('set-up.solo')}</p>
      )}

      <RadioGroup
        className="bosses"
        legend={say('set-up.boss')}
        value={wish.boss}
        options={BOSSES.map((id) => ({
          value: id,
          label: (
            <>
              <BossFigure boss={id} size={72} />
              {name('boss', id, 'name')}
            </>
          ),
        }))}
        onChange={(boss) => change({ boss })}
      />
      <BossInWords boss={wish.boss} />

      <RadioGroup
        legend={say('set-up.difficulty')}
        value={wish.difficulty}
        options={DIFFICULTIES.map((id) => ({ value: id, label: name('difficulty', id) }))}
        onChange={(difficulty) => change({ difficulty })}
      />
      <DifficultyInWords difficulty={wish.difficulty} seats={wish.survivors.length} />

      <details className="panel">
        <summary>{say('set-up.options')}</summary>
        {RULE_OPTIONS.map((spec) => (
          <OptionField
            key={spec.id}
            spec={spec}
            specs={RULE_OPTIONS}
            options={wish.rules}
            value={optionNow(spec, wish.rules)}
            onChange={(value) => change({ rules: withOption(RULE_OPTIONS, wish.rules, spec.id, value) })}
          />
        ))}
        {children}
      </details>
    </>
  )
}
