import '../../../zone-table/cards/cards.css'
import { CLASSES, MISSIONS, SURVIVORS, ZOMBIES } from '@graveshift/gears-and-guns'
import { Shown } from '../../../art/gallery/shown.tsx'
import { useWordSet } from '../../../i18n/use-word-set.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { BoardPicture } from '../../../zone-table/board/board-picture.tsx'
import { DieFace } from '../../../zone-table/cards/die-face.tsx'
import { Lying, Standing } from '../../../zone-table/gallery/zone-figures.tsx'
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

/** As small as they get on a phone. */
const SMALL = 24

/** All art of the west on one page, large and as small as it gets: for looking, and for whoever draws more. */
export function GalleryScreen() {
  useWordSet('zones')
  const { say, name } = useWords()
  return (
    <div className="page gallery zone-gallery" data-game="gears-and-guns">
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
        {ZOMBIES.map(({ id }) => (
          <Shown key={id} name={name('zombie', id, 'name')}>
            <Standing>{TOWN.zombie(id).draw()}</Standing>
          </Shown>
        ))}
      </div>

      <h2>{say('zone.gallery.cards')}</h2>
      <div className="wall">
        {Object.keys(CARD_PICTURES).map((card) => (
          <Shown key={card} name={name('card', card, 'name')}>
            <CardPicture card={card} />
          </Shown>
        ))}
      </div>

      <h2>{say('zone.gallery.things')}</h2>
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

      <h2>{say('zone.gallery.boards')}</h2>
      <div className="boards">
        {MISSIONS.map((mission) => (
          <figure key={mission.id}>
            <BoardPicture scene={drawnMission(mission).scene} skin={TOWN} width={300} />
            <figcaption>{name('mission', mission.id, 'name')}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}
