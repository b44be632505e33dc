import { CONTENT } from '@graveshift/gear-up'
import { useId } from 'react'
import { useWords } from '../../../i18n/use-words.ts'
import { Icon } from '../art/icon.tsx'
import { SurvivorPortrait } from '../art/survivor-portrait.tsx'
import { SurvivorWeapons } from './survivor-weapons.tsx'

interface Props {
  readonly chosen: readonly string[]
  readonly leader: string
  readonly onToggle: (id: string) => void
}

/** Who sits at the table, and with what; the number says where. */
export function SurvivorCards({ chosen, leader, onToggle }: Props) {
  const { say, name } = useWords()
  const key = useId()
  // Whoever is alone plays the other side of the dashboard (GU-SOL-01).
  const side = chosen.length === 1 ? 'solo' : 'team'
  return (
    <fieldset className="choices survivors">
      <legend>
        {say('set-up.survivors')} <span className="fine">{say('set-up.survivors.about')}</span>
      </legend>
      {CONTENT.survivors.map(({ id, [side]: dashboard }) => {
        const seat = chosen.indexOf(id)
        return (
          <label key={id} className="survivor-card">
            <input
              type="checkbox"
              checked={seat >= 0}
              aria-labelledby={`${key}-${id}`}
              aria-describedby={`${key}-${id}-about`}
              onChange={() => onToggle(id)}
            />
            <SurvivorPortrait survivor={id} size={96} />
            <span className="survivor-words">
              <span className="survivor-title">
                <strong id={`${key}-${id}`}>{name('survivor', id, 'name')}</strong>
                <span className="figure">
                  <Icon name="health" size={18} label={say('icon.health')} />
                  {dashboard.health}
                </span>
              </span>
              <span className="survivor-good">{name('survivor', id, 'good')}</span>
              <span className="survivor-about">{name('survivor', id, 'about')}</span>
            </span>
            <span id={`${key}-${id}-about`} className="survivor-arms">
              <span className="unseen">
                {say('icon.health')} {dashboard.health}. {name('survivor', id, 'good')}{' '}
                {say('set-up.weapons')}
              </span>
              <SurvivorWeapons dashboard={dashboard} />
            </span>
            {seat >= 0 && (
              <span className="survivor-seat">
                {say('set-up.seat', { seat: seat + 1 })}
                {id === leader && chosen.length > 1 && <Icon name="leader" size={22} />}
              </span>
            )}
          </label>
        )
      })}
    </fieldset>
  )
}
