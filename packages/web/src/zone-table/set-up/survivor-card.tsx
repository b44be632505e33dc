import { useId } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import type { SetUpBox, SurvivorFacts } from './set-up-box.ts'

interface Props {
  readonly survivor: SurvivorFacts
  readonly Portrait: SetUpBox['Portrait']
  /** Whose it is; undefined for who stays at home. */
  readonly seat: number | undefined
  readonly seats: number
  /** Whether there are always as many: whoever comes takes the place of another. */
  readonly isFixed: boolean
  /** Whose place may be taken. */
  readonly places: readonly string[] | undefined
  readonly onExchange: (goes: string) => void
  readonly onToggle: () => void
  readonly onMove: (seat: number) => void
}

/** Somebody who may come along: health, skills by level, and whose it is. */
export function SurvivorCard({
  survivor,
  Portrait,
  seat,
  seats,
  isFixed,
  places,
  onExchange,
  onToggle,
  onMove,
}: Props) {
  const { say, name, tell } = useWords()
  const key = useId()
  const { id, health, group, about, skills } = survivor
  const head = (
    <>
      <Portrait survivor={id} size={72} />
      <span>
        <strong>{name('survivor', id, 'name')}</strong>
        <span className="fine">
          {tell(group)} · {say('missions.health', { health })}
        </span>
        {isFixed && seat !== undefined && (
          <span className="zone-survivor-comes">✓ {say('missions.comes')}</span>
        )}
      </span>
    </>
  )
  return (
    <li className="zone-survivor" data-chosen={seat !== undefined || undefined}>
      {isFixed ? (
        <div className="zone-survivor-head">{head}</div>
      ) : (
        <label className="zone-survivor-head">
          <input
            type="checkbox"
            checked={seat !== undefined}
            aria-describedby={`${key}-about`}
            onChange={onToggle}
          />
          {head}
        </label>
      )}
      {about && <p className="fine zone-survivor-about">{tell(about)}</p>}
      <ul id={`${key}-about`} className="zone-survivor-skills">
        {skills.map(({ level, ids }) => (
          <li key={level} className={`skill-level skill-level-${level}`}>
            <span className="unseen">{name('level', level)}</span>
            {ids.map((skill) => name('skill', skill, 'name')).join(' · ')}
          </li>
        ))}
      </ul>
      {places && (
        <label className="zone-survivor-seat">
          {say('missions.in-place-of')}
          <select
            className="text-input"
            value=""
            aria-label={say('missions.in-place-of.who', { who: name('survivor', id, 'name') })}
            onChange={({ target }) => target.value !== '' && onExchange(target.value)}
          >
            <option value="">–</option>
            {places.map((each) => (
              <option key={each} value={each}>
                {name('survivor', each, 'name')}
              </option>
            ))}
          </select>
        </label>
      )}
      {seat !== undefined && seats > 1 && (
        <label className="zone-survivor-seat">
          {say('missions.played-by')}
          <select className="text-input" value={seat} onChange={({ target }) => onMove(Number(target.value))}>
            {Array.from({ length: seats }, (_, each) => each).map((each) => (
              <option key={each} value={each}>
                {say('table.seat', { seat: each + 1 })}
              </option>
            ))}
          </select>
        </label>
      )}
    </li>
  )
}
