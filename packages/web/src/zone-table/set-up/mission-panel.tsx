import { useWords } from '../../i18n/use-words.ts'
import type { WordKey } from '../../i18n/word-keys.ts'
import { DifficultyMark } from './difficulty-mark.tsx'
import type { MissionFacts } from './mission-facts.ts'
import type { SetUpBox } from './set-up-box.ts'
import { WinsBar } from './wins-bar.tsx'

interface Props {
  readonly mission: MissionFacts
  readonly MissionMap: SetUpBox['MissionMap']
}

/** The chosen mission: its map, what it is about, what is to be done, and how hard that is. */
export function MissionPanel({ mission, MissionMap }: Props) {
  const { say, name, tell } = useWords()
  const { id, called, difficulty, minutes, tiles, zones, spawns, goals, rules, measured } = mission
  const figures = [
    { id: 'minutes', value: minutes },
    { id: 'tiles', value: tiles },
    { id: 'zones', value: zones },
    { id: 'spawns', value: spawns },
  ] as const
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="mission-panel" aria-labelledby="mission-chosen" aria-live="polite" tabIndex={0}>
      <div className="mission-map">
        <MissionMap mission={id} />
      </div>
      <div className="mission-words">
        <header>
          <h2 id="mission-chosen">
            <span className="mission-over">{called}</span> {name('mission', id, 'name')}
          </h2>
          <p className="mission-difficulty">
            <DifficultyMark difficulty={difficulty} isSaid /> <span>{name('difficulty', difficulty)}</span>
          </p>
        </header>
        <p>{say(`mission.${id}.story` as WordKey)}</p>
        <h3>{say('missions.goals')}</h3>
        <ul className="mission-goals">
          {goals.map((goal) => {
            const told = tell(goal)
            return <li key={told}>{told}</li>
          })}
        </ul>
        <p className="fine">{say(`mission.${id}.brief` as WordKey)}</p>
        {rules.length > 0 && (
          <details className="mission-rules">
            <summary>{say('missions.rules', { count: rules.length })}</summary>
            <ul>
              {rules.map((rule) => {
                const told = tell(rule)
                return <li key={told}>{told}</li>
              })}
            </ul>
          </details>
        )}
        <dl className="mission-figures">
          {figures.map((figure) => (
            <div key={figure.id}>
              <dt>{say(`missions.figure.${figure.id}`, { count: figure.value })}</dt>
              <dd>{figure.value}</dd>
            </div>
          ))}
        </dl>
        {measured && <WinsBar measured={measured} />}
      </div>
    </section>
  )
}
