import { useWords } from '../../i18n/use-words.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { DifficultyMark } from './difficulty-mark.tsx'
import type { MissionFacts } from './mission-facts.ts'
import type { SetUpBox } from './set-up-box.ts'

interface Props {
  readonly missions: readonly MissionFacts[]
  readonly chosen: string
  readonly won: ReadonlySet<string>
  readonly isVeiled: (mission: MissionFacts) => boolean
  readonly MissionMap: SetUpBox['MissionMap']
  readonly onChoose: (mission: string) => void
}

/** Missions side by side, each with its map. */
export function MissionGrid({ missions, chosen, won, isVeiled, MissionMap, onChoose }: Props) {
  const { say, name } = useWords()
  return (
    <RadioGroup
      className="mission-grid"
      legend={say('missions.title')}
      value={chosen}
      options={missions.map((mission) => {
        const { id, called, difficulty, minutes } = mission
        const veiled = isVeiled(mission)
        return {
          value: id,
          label: (
            <>
              <span className="mission-thumb" aria-hidden="true">
                {veiled ? <span className="mission-veil">?</span> : <MissionMap mission={id} small />}
              </span>
              <span className="mission-number">{called}</span>
              {won.has(id) && (
                <span className="mission-won">
                  <span aria-hidden="true">✓</span>
                  <span className="unseen">{say('missions.won')}</span>
                </span>
              )}
              <span className="mission-name">
                {veiled ? say('missions.veiled') : name('mission', id, 'name')}
              </span>
              <span className="mission-line">
                <DifficultyMark difficulty={difficulty} /> {say('missions.minutes', { minutes })}
              </span>
            </>
          ),
        }
      })}
      onChange={onChoose}
    />
  )
}
