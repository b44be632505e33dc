import type { ComponentType, ReactNode } from 'react'
import { Shown } from '../../art/gallery/shown.tsx'
import type { PersonPicture } from '../../games/game-face.ts'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { BoardPicture } from '../board/board-picture.tsx'
import type { BoardScene } from '../board/scene.ts'
import type { Skin } from '../board/skin.ts'
import { Standing } from './zone-figures.tsx'

/** As small as they get on a phone. */
const SMALL = 24

interface Props {
  /** By which style of its own goes. */
  readonly game: string
  readonly skin: Skin
  readonly survivors: readonly { readonly id: string }[]
  readonly Portrait: PersonPicture
  readonly Head: PersonPicture
  readonly zombies: readonly string[]
  /** Pictures by card, where there is no other page for them. */
  readonly cards?: readonly string[]
  readonly Card?: ComponentType<{ readonly card: string }>
  readonly missions: readonly { readonly id: string; readonly scene: BoardScene }[]
  /** What lies on its boards. */
  readonly children: ReactNode
}

/** All art of a game on zones on one page, large and as small as it gets: for looking, and for whoever draws more. */
export function ZoneGallery(props: Props) {
  const { game, skin, survivors, Portrait, Head, zombies, cards = [], Card, missions, children } = props
  useWordSet('zones')
  const { say, name } = useWords()
  return (
    <div className="page gallery zone-gallery" data-game={game}>
      <h1>{say('gallery.title')}</h1>

      <h2>{say('zone.gallery.people')}</h2>
      <div className="wall">
        {survivors.map(({ id }) => (
          <Shown key={id} name={name('survivor', id, 'name')}>
            <Portrait survivor={id} size={140} />
            <Head survivor={id} size={SMALL} />
          </Shown>
        ))}
      </div>

      <h2>{say('zone.gallery.zombies')}</h2>
      <div className="wall">
        {zombies.map((kind) => (
          <Shown key={kind} name={name('zombie', kind, 'name')}>
            <Standing>{skin.zombie(kind).draw()}</Standing>
          </Shown>
        ))}
      </div>

      {Card && (
        <>
          <h2>{say('zone.gallery.cards')}</h2>
          <div className="wall">
            {cards.map((card) => (
              <Shown key={card} name={name('card', card, 'name')}>
                <Card card={card} />
              </Shown>
            ))}
          </div>
        </>
      )}

      <h2>{say('zone.gallery.things')}</h2>
      {children}

      <h2>{say('zone.gallery.boards')}</h2>
      <div className="boards">
        {missions.map(({ id, scene }) => (
          <figure key={id}>
            <BoardPicture scene={scene} skin={skin} width={300} />
            <figcaption>{name('mission', id, 'name')}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}
