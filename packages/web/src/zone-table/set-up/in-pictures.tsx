import './styles/index.css'
import { type MissionSetup, missionId } from '@graveshift/zones/missions'
import { useWords } from '../../i18n/use-words.ts'
import type { SetUpBox } from './set-up-box.ts'

interface Props {
  readonly options: MissionSetup<object>
}

/** Which mission, where, and with whom. */
export const inPicturesOf = ({ MissionMap, Portrait }: Pick<SetUpBox, 'MissionMap' | 'Portrait'>) =>
  function InPictures({ options: { mission, teams } }: Props) {
    const { name } = useWords()
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
              <Portrait survivor={id} size={64} />
              <span>{name('survivor', id, 'name')}</span>
            </li>
          ))}
        </ul>
      </div>
    )
  }
