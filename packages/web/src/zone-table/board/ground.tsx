import type { Layout, Rect } from '@graveshift/zones'
import { memo, useMemo } from 'react'
import { overlap } from './rects.ts'
import type { BoardScene, DoorScene } from './scene.ts'
import type { Skin } from './skin.ts'
import { UNIT } from './use-camera.ts'

interface Props {
  readonly scene: Pick<BoardScene, 'layout' | 'doors'> & {
    readonly zones: readonly { readonly dark: boolean }[]
  }
  readonly skin: Skin
}

/** So much of a neighbor is drawn along with a part of the board: no seam shows between two. */
const SEAM = 0.4

/** About the length of a tile's side. */
const PART = 100

function partsOf({ width, height }: Layout): readonly Rect[] {
  const parts: Rect[] = []
  for (let y = 0; y < height; y += PART)
    for (let x = 0; x < width; x += PART)
      parts.push([x, y, Math.min(x + PART + SEAM, width), Math.min(y + PART + SEAM, height)])
  return parts
}

/** What of a part changes: drawn again only if this does. */
function stateOf({ layout, zones, doors }: Props['scene'], area: Rect): string {
  const dark = layout.zones.map(({ pieces }, zone) =>
    pieces.some((piece) => overlap(piece, area)) && zones[zone]?.dark ? zone : '',
  )
  const swung = layout.doors.map(({ at: [x, y] }, door) =>
    overlap([x - 20, y - 20, x + 20, y + 20], area) ? doors[door]?.state : '',
  )
  return `${dark.join()} ${swung.join()}`
}

/** The ground of a board, part by part. */
export function GroundLayer({ scene, skin }: Props) {
  const { layout } = scene
  const parts = useMemo(() => partsOf(layout), [layout])
  return (
    <>
      {parts.map((area) => (
        <Part
          key={area.join(' ')}
          skin={skin}
          layout={layout}
          area={area}
          state={stateOf(scene, area)}
          isDark={scene.zones.map(({ dark }) => dark)}
          doors={scene.doors}
        />
      ))}
    </>
  )
}

interface PartProps {
  readonly skin: Skin
  readonly layout: Layout
  readonly area: Rect
  readonly state: string
  readonly isDark: readonly boolean[]
  readonly doors: readonly DoorScene[]
}

const Part = memo(
  function Part({ skin, layout, area, isDark, doors }: PartProps) {
    const [x0, y0, x1, y1] = area
    return (
      <svg
        className="zb-part"
        viewBox={`${x0} ${y0} ${x1 - x0} ${y1 - y0}`}
        style={{ left: x0 * UNIT, top: y0 * UNIT, width: (x1 - x0) * UNIT, height: (y1 - y0) * UNIT }}
        aria-hidden="true"
        focusable="false"
      >
        {skin.ground({ layout, isDark, doors }, area)}
      </svg>
    )
  },
  (one, other) =>
    one.skin === other.skin &&
    one.layout === other.layout &&
    one.area === other.area &&
    one.state === other.state,
)
