import { useWords } from '../../i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { DifficultyMark } from './difficulty-mark.tsx'
import type { MissionFacts } from './mission-facts.ts'

interface Props {
  readonly mission: MissionFacts
  readonly onLift: () => void
}

/** A mission that a campaign leads to: how hard and how long it is, and nothing of what happens in it. */
export function VeiledMission({ mission: { called, chapter = 0, difficulty, minutes }, onLift }: Props) {
  const { say, name } = useWords()
  return (
    <section className="mission-panel" aria-labelledby="mission-chosen" aria-live="polite">
      <div className="mission-words">
        <header>
          <h2 id="mission-chosen">
            <span className="mission-over">{called}</span> {say('missions.veiled')}
          </h2>
          <p className="mission-difficulty">
            <DifficultyMark difficulty={difficulty} isSaid /> <span>{name('difficulty', difficulty)}</span>
            {' · '}
            {say('missions.minutes', { minutes })}
          </p>
        </header>
        <p>{say('missions.veiled.about', { chapter })}</p>
        <div className="row">
          <Button onClick={onLift}>{say('missions.veiled.lift')}</Button>
        </div>
      </div>
    </section>
  )
}
