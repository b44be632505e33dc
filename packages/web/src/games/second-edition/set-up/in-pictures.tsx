import '../../../zone-table/set-up/styles/index.css'
import type { Options } from '@graveshift/second-edition'
import { missionId } from '@graveshift/zones/missions'
import { useWords } from '../../../i18n/use-words.ts'
import { SurvivorPortrait } from '../art/people/survivor-portrait.tsx'
import { MissionMap } from './mission-map.tsx'

/** Which mission, where, and with whom. */
export function InPictures({ options }: { readonly options: Options }) {
  const { name } = useWords()
  const { mission, teams } = options
  return (
    <div className="daily-setup">
      {typeof mission === 'string' && (
        <div className="daily-map">
          <MissionMap mission={mission} small />
        </div>
      )}
      <p>{name('mission', missionId(mission), 'name')}</p>
      <ul className="daily-faces">
        {teams.flat().map((id) => (
          <li key={id}>
            <SurvivorPortrait survivor={id} size={64} />
            <span>{name('survivor', id, 'name')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
