import { type PointerEvent, useEffect, useMemo, useRef } from 'react'
import { seenRect } from './camera.ts'
import type { PlacedZone } from './place-zone.ts'
import { boxPath, grown, heightOf, widthOf } from './rects.ts'
import type { BoardScene } from './scene.ts'
import type { Skin } from './skin.ts'
import type { CameraControl } from './use-camera.ts'

interface Props {
  readonly scene: BoardScene
  readonly skin: Skin
  readonly placed: readonly PlacedZone[]
  readonly camera: CameraControl
}

/** All of the board as small as a stamp, with what is seen of it: a press there looks there. */
export function MiniMap({ scene, skin, placed, camera }: Props) {
  const { layout, zones } = scene
  const frame = useRef<SVGRectElement>(null)
  useEffect(() => {
    const draw = () => {
      const looking = camera.now()
      if (!looking || !frame.current) return
      const seen = seenRect(looking.camera, looking.region)
      const figures = { x: seen[0], y: seen[1], width: widthOf(seen), height: heightOf(seen) }
      for (const [name, figure] of Object.entries(figures)) frame.current.setAttribute(name, `${figure}`)
    }
    draw()
    return camera.onMove(draw)
  }, [camera])
  const fills = useMemo(() => {
    const paths = new Map<string, string>()
    layout.zones.forEach(({ kind, pieces }, zone) => {
      const fill = skin.zoneFill(kind, zones[zone]?.dark === true)
      paths.set(fill, (paths.get(fill) ?? '') + pieces.map((piece) => boxPath(grown(piece, -1.5))).join(''))
    })
    return [...paths]
  }, [layout, zones, skin])
  // Long boards lie in a low box: what is marked on them may not be higher than it.
  const scale = Math.sqrt(layout.width * layout.height) / 260
  const press = (event: PointerEvent<SVGSVGElement>) => {
    const looking = camera.now()
    if (!looking || event.buttons === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const center = [
      ((event.clientX - left) / width) * layout.width,
      ((event.clientY - top) / height) * layout.height,
    ] as const
    camera.look({ fit: false, zoom: looking.camera.zoom, center })
  }
  return (
    <svg
      className="zb-mini"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      {...(layout.width > 2.4 * layout.height && { 'data-long': '' })}
      style={{ aspectRatio: `${layout.width} / ${layout.height}` }}
      aria-hidden="true"
      focusable="false"
      onPointerDown={press}
      onPointerMove={press}
    >
      {fills.map(([fill, path]) => (
        <path key={fill} d={path} fill={fill} />
      ))}
      {zones.map(({ zombies, people }, zone) => {
        const [x, y] = placed[zone]?.middle ?? [0, 0]
        const count = zombies.reduce((sum, pile) => sum + pile.count, 0)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: zones are their places in the layout
          <g key={zone}>
            {count > 0 && <circle cx={x} cy={y} r={(5 + Math.min(count, 10) * 1.4) * scale} fill="#b7c6a4" />}
            {people.map(({ id }, index) => (
              <circle
                key={id}
                cx={x + ((index % 3) - 1) * 9 * scale}
                cy={y + (10 + Math.floor(index / 3) * 9) * scale}
                r={8 * scale}
                fill="#ffd54a"
                stroke="#000"
                strokeWidth={3 * scale}
              />
            ))}
          </g>
        )
      })}
      <rect ref={frame} fill="none" stroke="var(--hazard)" strokeWidth={8 * scale} />
    </svg>
  )
}
