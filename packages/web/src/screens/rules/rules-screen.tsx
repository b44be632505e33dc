import './rules.css'
import { CONTENT, EFFECTS, RULINGS } from '@graveshift/gear-up'
import { useEffect } from 'react'
import { BossFigure } from '../../art/gear-up/boss-figure.tsx'
import { EffectIcon } from '../../art/gear-up/effect-icon.tsx'
import { ZombieFigure } from '../../art/gear-up/zombie-figure.tsx'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'

/** Effects, bosses, odd zombies and rulings in our words; `#/rules/<id>` points at one of them. */
export function RulesScreen({ topic }: { readonly topic: string | undefined }) {
  useWordSet('gear-up')
  const { say, name } = useWords()

  useEffect(() => {
    if (topic !== undefined) document.getElementById(`rule-${topic}`)?.scrollIntoView({ block: 'center' })
  }, [topic])

  const mark = (id: string) => ({
    id: `rule-${id}`,
    'aria-current': topic === id ? ('true' as const) : undefined,
  })
  return (
    <div className="page rules">
      <h1>{say('rules.title')}</h1>
      <h2>{say('rules.effects')}</h2>
      <ul className="rule-cards">
        {EFFECTS.map((id) => (
          <li key={id} {...mark(id)}>
            <EffectIcon effect={id} size={44} />
            <div>
              <h3>{name('effect', id, 'name')}</h3>
              <p>{say(`effect.${id}.text`, { times: 2 })}</p>
            </div>
          </li>
        ))}
      </ul>
      <h2>{say('rules.zombies')}</h2>
      <ul className="rule-cards">
        {(['bomber', 'stinky'] as const).map((id) => (
          <li key={id} {...mark(id)}>
            <ZombieFigure type={id} size={72} />
            <div>
              <h3>{name('zombie-type', id)}</h3>
              <p>{name('ability', id)}</p>
            </div>
          </li>
        ))}
      </ul>
      <h2>{say('rules.bosses')}</h2>
      <ul className="rule-cards">
        {CONTENT.bosses.map(({ id }) => (
          <li key={id} {...mark(id)}>
            <BossFigure boss={id} size={88} />
            <div>
              <h3>{name('boss', id, 'name')}</h3>
              {/* The Super-Abomination has no rule of its own. */}
              {id !== 'super-abomination' && <p>{name('boss', id, 'rule')}</p>}
              <p>{name('boss', id, 'skill')}</p>
            </div>
          </li>
        ))}
      </ul>
      <h2>{say('rules.rulings')}</h2>
      <dl className="rulings">
        {RULINGS.filter(({ replacedBy }) => replacedBy === undefined).map(({ id }) => (
          <div key={id} {...mark(id)}>
            <dt>{say(`ruling.${id}.question` as 'ruling.R1.question')}</dt>
            <dd>{say(`ruling.${id}.ruling` as 'ruling.R1.ruling')}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
