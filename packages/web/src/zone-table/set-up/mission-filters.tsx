import { useId } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { DifficultyMark } from './difficulty-mark.tsx'
import { type MissionFacts, type MissionFilter, TRAITS, type Trait } from './mission-facts.ts'

const ANY = 'any'

interface Props {
  readonly missions: readonly MissionFacts[]
  readonly filter: MissionFilter
  readonly onChange: (filter: MissionFilter) => void
}

/** What kind of mission is looked for. */
export function MissionFilters({ missions, filter, onChange }: Props) {
  const { say, name } = useWords()
  const length = useId()
  const change = (part: Partial<MissionFilter>) => onChange({ ...filter, ...part })
  const difficulties = [...new Set(missions.map(({ difficulty }) => difficulty))]
  const lengths = [...new Set(missions.map(({ minutes }) => minutes))].toSorted((a, b) => a - b)
  const traits = TRAITS.filter((trait) => missions.some((mission) => mission.traits.includes(trait)))
  const withTrait = (trait: Trait, on: boolean) =>
    change({ traits: on ? [...filter.traits, trait] : filter.traits.filter((each) => each !== trait) })
  const chip = (label: string, on: boolean, onToggle: (on: boolean) => void) => (
    <label key={label}>
      <input type="checkbox" checked={on} onChange={({ target }) => onToggle(target.checked)} />
      {label}
    </label>
  )
  return (
    <div className="mission-filters">
      <RadioGroup
        legend={say('missions.difficulty')}
        value={filter.difficulty ?? ANY}
        options={[
          { value: ANY, label: say('missions.all', { count: missions.length }) },
          ...['easy', 'medium', 'hard', 'very-hard']
            .filter((each) => difficulties.includes(each))
            .map((each) => ({
              value: each,
              label: (
                <>
                  <DifficultyMark difficulty={each} isSaid />
                  <span>{name('difficulty', each)}</span>{' '}
                  {missions.filter(({ difficulty }) => difficulty === each).length}
                </>
              ),
            })),
        ]}
        onChange={(value) => change({ difficulty: value === ANY ? undefined : value })}
      />
      <fieldset className="choices">
        <legend>{say('missions.filter')}</legend>
        <label className="mission-length" htmlFor={length}>
          <span className="unseen">{say('missions.length')}</span>
          <select
            id={length}
            className="text-input"
            value={filter.within ?? ANY}
            onChange={({ target }) =>
              change({ within: target.value === ANY ? undefined : Number(target.value) })
            }
          >
            <option value={ANY}>{say('missions.any-length')}</option>
            {lengths.slice(0, -1).map((minutes) => (
              <option key={minutes} value={minutes}>
                {say('missions.within', { minutes })}
              </option>
            ))}
          </select>
        </label>
        {traits.map((trait) =>
          chip(say(`missions.trait.${trait}`), filter.traits.includes(trait), (on) => withTrait(trait, on)),
        )}
        {chip(say('missions.not-won'), filter.notWon, (notWon) => change({ notWon }))}
      </fieldset>
    </div>
  )
}
