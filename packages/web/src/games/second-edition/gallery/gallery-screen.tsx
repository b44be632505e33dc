import { MISSIONS, SURVIVORS } from '@graveshift/second-edition'
import { Lying } from '../../../zone-table/gallery/zone-figures.tsx'
import { ZoneGallery } from '../../../zone-table/gallery/zone-gallery.tsx'
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

/** All art of the city. */
export const GalleryScreen = () => (
  <ZoneGallery
    game="second-edition"
    skin={CITY}
    survivors={SURVIVORS}
    Portrait={SurvivorPortrait}
    Head={SurvivorFace}
    zombies={KINDS}
    missions={MISSIONS.flatMap((mission) =>
      SHAPES.includes(mission.number) ? [{ id: mission.id, scene: drawnMission(mission).scene }] : [],
    )}
  >
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
  </ZoneGallery>
)
