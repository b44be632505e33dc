import { Icon } from '../../art/gear-up/icon.tsx'
import { SurvivorPortrait } from '../../art/gear-up/survivor-portrait.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { SURVIVORS } from './wish.ts'

interface Props {
  readonly chosen: readonly string[]
  readonly leader: string
  readonly onToggle: (id: string) => void
}

/** Who sits at the table; the number says where. */
export function SurvivorCards({ chosen, leader, onToggle }: Props) {
  const { say, name } = useWords()
  return (
    <fieldset className="choices survivors">
      <legend>
        {say('set-up.survivors')} <span className="fine">{say('set-up.survivors.about')}</span>
      </legend>
      {SURVIVORS.map((id) => {
        const seat = chosen.indexOf(id)
        return (
          <label key={id} className="survivor-card">
            <input type="checkbox" checked={seat >= 0} onChange={() => onToggle(id)} />
            <SurvivorPortrait survivor={id} size={112} />
            <span className="survivor-words">
              <strong>{name('survivor', id, 'name')}</strong>
              <span>{name('survivor', id, 'about')}</span>
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
