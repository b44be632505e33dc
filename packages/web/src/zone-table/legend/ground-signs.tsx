import type { Point } from '@graveshift/zones'
import { boundsOf } from '@graveshift/zones'
import type { Words } from '../../i18n/use-words.ts'
import { passageOf } from '../board/passages.ts'
import { middle } from '../board/rects.ts'
import type { BoardScene } from '../board/scene.ts'
import type { Skin } from '../board/skin.ts'
import type { LegendSign } from './sign-group.tsx'
import { FIELD } from './stage.tsx'

/** What the ground of a board shows, in the order in which it is told. */
export const GROUND = ['border', 'lit', 'dark', 'opening', 'closed', 'open', 'locked'] as const
type Ground = (typeof GROUND)[number]

/** Where on this board an example of it is, if it has one. */
export function exampleOf({ layout, zones, doors }: BoardScene, ground: Ground): Point | undefined {
  const kindOf = (zone: number): string => layout.zones[zone]?.kind ?? ''
  switch (ground) {
    case 'border': {
      const link = layout.links.find(({ from, to }) => kindOf(from) === 'street' && kindOf(to) === 'street')
      return link && passageOf(layout, link.from, link.to)
    }
    case 'lit':
    case 'dark': {
      const isDark = ground === 'dark'
      const room = layout.zones.find(({ kind }, zone) => kind === 'room' && zones[zone]?.dark === isDark)
      return room && middle(boundsOf(room))
    }
    case 'opening':
      return layout.links.find(
        ({ from, to, door }) => door === undefined && kindOf(from) === 'room' && kindOf(to) === 'room',
      )?.at
    default:
      return layout.doors.find(({ gate }, door) => gate === undefined && doors[door]?.state === ground)?.at
  }
}

/** A piece of the board itself. */
function Piece({
  scene,
  skin,
  at: [x, y],
}: {
  readonly scene: BoardScene
  readonly skin: Skin
  readonly at: Point
}) {
  const { layout, doors, zones } = scene
  const { width, height } = FIELD
  const left = Math.max(0, Math.min(x - width / 2, layout.width - width))
  const top = Math.max(0, Math.min(y - height / 2, layout.height - height))
  return (
    <svg
      className="legend-stage"
      viewBox={`${left} ${top} ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {skin.ground({ layout, isDark: zones.map(({ dark }) => dark), doors }, [
        left,
        top,
        left + width,
        top + height,
      ])}
    </svg>
  )
}

/** What the ground of this board shows, each cut out of the board itself. */
export const groundSigns = ({ say }: Words, scene: BoardScene, skin: Skin): readonly LegendSign[] =>
  GROUND.flatMap((ground) => {
    const at = exampleOf(scene, ground)
    return at
      ? [
          {
            key: ground,
            icon: <Piece scene={scene} skin={skin} at={at} />,
            title: say(`zone.legend.${ground}`),
            text: say(`zone.legend.${ground}.text`),
          },
        ]
      : []
  })
