import { boundsOf, type Rect, type ZoneData } from '@graveshift/zones'
import { disc } from '../../../art/draw.tsx'
import { grain } from '../../../zone-table/board/grain.ts'
import { freeRects, tenth } from '../../../zone-table/board/rects.ts'
import type { FogScene } from '../../../zone-table/board/scene.ts'
import type { FogDrawing } from '../../../zone-table/board/skin.ts'

/** From one puff to the next. */
const EACH = 9

/** How a layer of puffs is: how many of them there are, how large, and how far up. */
interface Layer {
  readonly share: number
  readonly size: number
  readonly up: number
}

const DEEP: Layer = { share: 1, size: 1, up: 0 }
const MID: Layer = { share: 0.62, size: 0.74, up: 1.6 }
const TOP: Layer = { share: 0.4, size: 0.42, up: 3 }
const WISPS: Layer = { share: 0.5, size: 0.6, up: 0.8 }

/** Puffs all over a rectangle, in rows that are well astray; those of one color are one path. */
function puffs(name: string, [x0, y0, x1, y1]: Rect, { share, size, up }: Layer): string {
  const next = grain(name)
  const count = (length: number) => Math.max(2, Math.round(length / EACH))
  const [columns, rows] = [count(x1 - x0), count(y1 - y0)]
  return Array.from({ length: columns * rows }, (_, index) => {
    const [a, b, c, d] = [next(), next(), next(), next()]
    if (d > share) return ''
    const r = (4.6 + c * 4) * size
    const within = (from: number, to: number, at: number) =>
      tenth(Math.min(to - r * 0.75, Math.max(from + r * 0.75, from + (to - from) * at)))
    const x = within(x0, x1, ((index % columns) + a) / columns)
    const y = within(y0, y1, (Math.floor(index / columns) + b) / rows)
    return disc(x, tenth(y - up), tenth(r))
  }).join('')
}

const all = ({ name, pieces }: ZoneData, layer: Layer): string =>
  freeRects(pieces, [])
    .map((piece) => puffs(`${name}/${layer.size}`, piece, layer))
    .join('')

/** An eye that is crossed out: nobody looks in here. */
const Blind = () => (
  <>
    <circle r="5" fill="#1a0f07" stroke="#f4efe4" />
    <path d="M-3.3 0Q0 -3.5 3.3 0Q0 3.5 -3.3 0Z" fill="none" stroke="#f4efe4" strokeWidth=".9" />
    <path d="M-3.3 3.1L3.3 -3.1" stroke="#ff6a55" strokeWidth="1.4" />
  </>
)

/** A heart with a minus: it scalds. */
const Scalds = () => (
  <>
    <circle r="5" fill="#4a1512" stroke="#f4efe4" />
    <path
      d="M0 3.2C-4.4 .2 -3.2 -3.2 -1.3 -2.8Q-.3 -2.6 0 -1.6Q.3 -2.6 1.3 -2.8C3.2 -3.2 4.4 .2 0 3.2Z"
      fill="#ff6a55"
    />
    <path d="M-1.7 -.2H1.7" stroke="#fff" strokeWidth="1.2" />
  </>
)

/** A jet fills its zone. Whoever stands in it is drawn over the cloud, for nobody at the table may be lost from sight. */
export function drawSteam(zone: ZoneData, { isThin, isHot }: FogScene): FogDrawing {
  const [, , x1, y1] = boundsOf(zone)
  return {
    below: (
      <g opacity={isThin ? 0.45 : 0.92}>
        <path d={all(zone, DEEP)} fill={isHot ? '#dba98d' : '#bdb3a2'} />
        <path d={all(zone, MID)} fill={isHot ? '#f3d3bf' : '#dfd8ca'} />
        <path d={all(zone, TOP)} fill="#faf6ee" />
      </g>
    ),
    above: (
      <>
        <path d={all(zone, WISPS)} fill="#fff" opacity={isThin ? 0.12 : 0.3} />
        <g transform={`translate(${x1 - 7} ${y1 - 7})`}>
          {!isThin && <Blind />}
          {isHot && (
            <g transform="translate(-11 0)">
              <Scalds />
            </g>
          )}
        </g>
      </>
    ),
  }
}
