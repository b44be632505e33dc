import { useWords } from '../../i18n/use-words.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { DifficultyMark } from './difficulty-mark.tsx'
import type { MissionFacts } from './mission-facts.ts'
import type { SetUpBox } from './set-up-box.ts'

interface Props {
  readonly missions: readonly MissionFacts[]
  readonly chosen: string
  readonly won: ReadonlySet<string>
  readonly MissionMap: SetUpBox['MissionMap']
  readonly onChoose: (mission: string) => void
}

/** Missions side by side, each with its map. */
export function MissionGrid({ missions, chosen, won, MissionMap, onChoose }: Props) {
  const { say, name } = useWords()
  return (
    <RadioGroup
      className="mission-grid"
      legend={say('missions.title')}
      value={chosen}
      options={missions.map(({ id, called, difficulty, minutes }) => ({
        value: id,
        label: (
          <>
            <span className="mission-thumb" aria-hidden="true">
              <MissionMap mission={id} small />
            </span>
            <span className="mission-number">{called}</span>
            {won.has(id) && (
              <span className="mission-won">
                <span aria-hidden="true">✓</span>
                <span className="unseen">{say('missions.won')}</span>
              </span>
            )}
            <span className="mission-name">{name('mission', id, 'name')}</span>
            <span className="mission-line">
              <DifficultyMark difficulty={difficulty} /> {say('missions.minutes', { minutes })}
            </span>
          </>
        ),
      }))}
      onChange={onChoose}
    />
  )
}
