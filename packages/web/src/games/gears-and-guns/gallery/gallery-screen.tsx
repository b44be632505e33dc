import '../../../zone-table/cards/cards.css'
import { CLASSES, MISSIONS, SURVIVORS, ZOMBIES } from '@graveshift/gears-and-guns'
import { DieFace } from '../../../zone-table/cards/die-face.tsx'
import { Lying } from '../../../zone-table/gallery/zone-figures.tsx'
import { ZoneGallery } from '../../../zone-table/gallery/zone-gallery.tsx'
import { CardPicture } from '../art/card-picture.tsx'
import { CARD_PICTURES } from '../art/cards/index.ts'
import { ClassSign } from '../art/instruments/class-signs.tsx'
import { SteamGauge } from '../art/instruments/steam-gauge.tsx'
import { SurvivorFace, SurvivorPortrait } from '../art/people/pictures.ts'
import { TOWN } from '../art/town-skin.tsx'
import { drawnMission } from '../scene.ts'

/** Everything that lies on a board, with the ways in which it may. */
const THINGS = [
  ['objective', 'red'],
  ['objective', 'green'],
  ['pile', 'asleep'],
  ['pile', 'awake'],
  ['pile', 'safe'],
  ['switch', 'on'],
  ['switch', 'off'],
  ['nozzle', 'intact'],
  ['nozzle', 'broken'],
  ['nozzle', 'jet'],
  ['card', 'down'],
  ['card', 'locked'],
  ['card', 'heavy'],
  ['card-valve', 'down'],
  ['noise', 'bang'],
  ['noise', 'boom'],
  ['wagon', ''],
  ['gatling', ''],
  ['bottle', ''],
  ['fallen', 'nora'],
] as const

const SPAWNS = ['start', 'mobile', 'abomination'] as const

const SIDES = [1, 2, 3, 4, 5, 6] as const

/** All art of the west. */
export const GalleryScreen = () => (
  <ZoneGallery
    game="gears-and-guns"
    skin={TOWN}
    survivors={SURVIVORS}
    Portrait={SurvivorPortrait}
    Head={SurvivorFace}
    zombies={ZOMBIES.map(({ id }) => id)}
    cards={Object.keys(CARD_PICTURES)}
    Card={CardPicture}
    missions={MISSIONS.map((mission) => ({ id: mission.id, scene: drawnMission(mission).scene }))}
  >
    <div className="town-things">
      {SPAWNS.flatMap((colour, index) =>
        [false, true].map((asleep) => (
          <Lying key={`${colour} ${asleep}`}>{TOWN.spawn({ number: index + 1, colour, asleep })}</Lying>
        )),
      )}
      {THINGS.map(([kind, colour]) => (
        <Lying key={`${kind} ${colour}`} half={kind === 'wagon' ? 16 : 12}>
          {TOWN.token({ kind, colour, number: 3 })}
        </Lying>
      ))}
      <Lying>{TOWN.exit()}</Lying>
      <SteamGauge value={8} next={10} size={220} />
      <SteamGauge value={14} next={16} size={110} />
      {SIDES.map((value) => (
        <DieFace key={value} value={value} size={48} />
      ))}
      {SIDES.map((value) => (
        <DieFace key={value} value={value} size={48} kind="steam" />
      ))}
      {CLASSES.map(({ id }) => (
        <ClassSign key={id} id={id} size={44} />
      ))}
    </div>
  </ZoneGallery>
)
