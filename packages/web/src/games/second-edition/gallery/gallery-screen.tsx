import { MISSIONS, SURVIVORS } from '@graveshift/second-edition'
import { Shown } from '../../../art/gallery/shown.tsx'
import { useWordSet } from '../../../i18n/use-word-set.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { BoardPicture } from '../../../zone-table/board/board-picture.tsx'
import { Lying, Standing } from '../../../zone-table/gallery/zone-figures.tsx'
import { CITY } from '../art/city-skin.tsx'
import { SurvivorFace, SurvivorPortrait } from '../art/people/pictures.ts'
import { drawnMission } from '../scene.ts'

const KINDS = [
  'walker',
  'runner',
  'fatty',
  'abomination',
  'patient-zero',
  'hobomination',
  'abominacop',
  'abominawild',
]

const COLOURS = ['red', 'blue', 'green']

/** A board of every shape: by the numbers of their missions. */
const SHAPES = [0, 1, 11, 18]

/** As small as they get on a phone. */
const SMALL = 24

/** All art of the city on one page, large and as small as it gets: for looking, and for whoever draws more. */
export function GalleryScreen() {
  useWordSet('zones')
  const { say, name } = useWords()
  return (
    <div className="page gallery zone-gallery">
      <h1>{say('gallery.title')}</h1>

      <h2>{say('zone.gallery.people')}</h2>
      <div className="wall">
        {SURVIVORS.map(({ id }) => (
          <Shown key={id} name={name('survivor', id, 'name')}>
            <SurvivorPortrait survivor={id} size={140} />
            <SurvivorFace survivor={id} size={SMALL} />
          </Shown>
        ))}
      </div>

      <h2>{say('zone.gallery.zombies')}</h2>
      <div className="wall">
        {KINDS.map((kind) => (
          <Shown key={kind} name={name('zombie', kind, 'name')}>
            <Standing>{CITY.zombie(kind).draw()}</Standing>
          </Shown>
        ))}
      </div>

      <h2>{say('zone.gallery.things')}</h2>
      <div className="ground">
        {COLOURS.map((colour, index) => (
          <Lying key={colour}>{CITY.spawn({ number: index + 1, colour, asleep: index > 0 })}</Lying>
        ))}
        {COLOURS.map((colour) => (
          <Lying key={colour}>{CITY.token({ kind: 'objective', colour })}</Lying>
        ))}
        <Lying>{CITY.token({ kind: 'crate', colour: 'red' })}</Lying>
        <Lying>{CITY.exit()}</Lying>
        <Lying>{CITY.car('pimpmobile')}</Lying>
        <Lying>{CITY.car('police-car')}</Lying>
      </div>

      <h2>{say('zone.gallery.boards')}</h2>
      <div className="boards">
        {MISSIONS.filter(({ number }) => SHAPES.includes(number)).map((mission) => (
          <figure key={mission.id}>
            <BoardPicture scene={drawnMission(mission).scene} skin={CITY} width={300} />
            <figcaption>{name('mission', mission.id, 'name')}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}
