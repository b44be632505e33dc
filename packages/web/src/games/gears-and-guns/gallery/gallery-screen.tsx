import { MISSIONS, SURVIVORS } from '@graveshift/gears-and-guns'
import { useWordSet } from '../../../i18n/use-word-set.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { BoardPicture } from '../../../zone-table/board/board-picture.tsx'
import { SurvivorFace, SurvivorPortrait } from '../art/people/pictures.ts'
import { TOWN } from '../art/town-skin.tsx'
import { drawnMission } from '../scene.ts'

/** All art of the west on one page. */
export function GalleryScreen() {
  useWordSet('zones')
  const { say, name } = useWords()
  return (
    <div className="page gallery">
      <h1>{say('gallery.title')}</h1>
      <h2>{say('zone.gallery.people')}</h2>
      {SURVIVORS.map(({ id }) => (
        <figure key={id}>
          <SurvivorPortrait survivor={id} size={140} />
          <SurvivorFace survivor={id} size={24} />
          <figcaption>{name('survivor', id, 'name')}</figcaption>
        </figure>
      ))}
      <h2>{say('zone.gallery.boards')}</h2>
      {MISSIONS.map((mission) => (
        <figure key={mission.id}>
          <BoardPicture scene={drawnMission(mission).scene} skin={TOWN} width={300} />
          <figcaption>{name('mission', mission.id, 'name')}</figcaption>
        </figure>
      ))}
    </div>
  )
}
