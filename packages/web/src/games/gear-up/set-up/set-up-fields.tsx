import '../../../screens/set-up/set-up.css'
import { useWords } from '../../../i18n/use-words.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { RuleLink } from '../../../ui/rule-link.tsx'
import { Toggle } from '../../../ui/toggle.tsx'
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
        <Toggle
          label={say('option.ammo-on-boss.name')}
          about={say('option.ammo-on-boss.text')}
          on={wish.ammoOnBoss}
          onChange={(ammoOnBoss) => change({ ammoOnBoss })}
        />
        <Toggle
          label={say('option.assured-deck.name')}
          about={say('option.assured-deck.text')}
          on={wish.assuredDeck}
          onChange={(assuredDeck) => change({ assuredDeck })}
        />
        {children}
      </details>
    </>
  )
}
