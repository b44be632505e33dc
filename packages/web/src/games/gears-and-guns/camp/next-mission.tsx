import { missionAt } from '@graveshift/gears-and-guns'
import { useId } from 'react'
import { useWords } from '../../../i18n/use-words.ts'
import { MissionMap } from '../set-up/mission-map.ts'
import { useCamp } from './camp-context.ts'

/** The mission that comes next, as far as it may be known before. */
export function NextMission() {
  const { say, name, tell } = useWords()
  const { board } = useCamp()
  const title = useId()
  const { mission } = board.campaign
  const { id, difficulty, minutes } = missionAt(mission)
  return (
    <section className="camp-next" aria-labelledby={title}>
      <div className="camp-map">
        <MissionMap mission={id} />
      </div>
      <div>
        <p className="fine">
          {say('campfire.difficulty', {
            number: mission,
            difficulty: name('difficulty', difficulty),
            minutes,
          })}
        </p>
        <h2 id={title}>{name('mission', id, 'name')}</h2>
        <p>{tell({ word: `mission.${id}.story` })}</p>
        <p className="fine">{tell({ word: `mission.${id}.brief` })}</p>
      </div>
    </section>
  )
}
