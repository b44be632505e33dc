import './board-thumb.css'
import type { Point } from '@graveshift/zones'
import { memo } from 'react'
import { boxPath, grown, middle, standingRect } from './rects.ts'
import type { BoardScene } from './scene.ts'
import type { Skin } from './skin.ts'

interface Props {
  readonly scene: BoardScene
  readonly skin: Skin
  /** Where survivors begin, or stand. */
  readonly starts: readonly number[]
}

const FAINT_DOOR = '#7b4a21'
const OBJECTIVE = '#d8402f'
const COLOURS: Readonly<Record<string, string>> = { blue: '#4f94d8', green: '#4fb060' }

/**
 * A board as small as a stamp: streets and rooms, where things lie, where zombies come from, where one begins and
 * leaves. Few shapes, for there are many of them on a page. It fills the box it is put in.
 */
export const BoardThumb = memo(function BoardThumb({ scene, skin, starts }: Props) {
  const { layout, zones } = scene
  const { width, height } = layout
  const fills = new Map<string, string>()
  layout.zones.forEach(({ kind, pieces }, zone) => {
    const fill = skin.zoneFill(kind, zones[zone]?.dark === true)
    // Rooms are told apart, streets go on.
    const inset = kind === 'street' ? 0 : -1.2
    fills.set(fill, (fills.get(fill) ?? '') + pieces.map((piece) => boxPath(grown(piece, inset))).join(''))
  })
  for (const { kind, rect } of layout.blocks ?? []) {
    const fill = skin.zoneFill(kind, false)
    fills.set(fill, (fills.get(fill) ?? '') + boxPath(grown(rect, -1.2)))
  }
  const at = (zone: number): Point => {
    const found = layout.zones[zone]
    return found ? middle(standingRect(found)) : [0, 0]
  }
  const dot = ([x, y]: Point): string => `M${x} ${y}h.01`
  return (
    <svg className="board-thumb" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {[...fills].map(([fill, path]) => (
        <path key={fill} d={path} fill={fill} />
      ))}
      <path
        className="thumb-dots"
        d={layout.doors.map(({ gate, at: door }) => (gate ? '' : dot(door))).join('')}
        stroke={FAINT_DOOR}
        strokeWidth="9"
      />
      {zones.map(({ tokens, spawns, isExit }, zone) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: zones are their places in the layout
        <g key={zone}>
          {isExit && <Exit at={at(zone)} />}
          {tokens
            .filter(({ kind }) => kind === 'objective')
            .map(({ token, colour, at: printed }) => (
              <path
                key={token}
                className="thumb-dots"
                d={dot(printed ?? at(zone))}
                stroke={COLOURS[colour] ?? OBJECTIVE}
                strokeWidth="15"
              />
            ))}
          {spawns.map(({ number, colour }) => {
            const [x, y] = at(zone)
            return (
              <circle
                key={number}
                cx={x}
                cy={y}
                r="10"
                fill="#170b0a"
                stroke={COLOURS[colour] ?? '#f0705c'}
                strokeWidth="4.5"
              />
            )
          })}
        </g>
      ))}
      {[...new Set(starts)].map((zone) => {
        const [x, y] = at(zone)
        return <path key={zone} className="thumb-start" d={`M${x - 8} ${y - 8}l19 7l-19 8Z`} />
      })}
    </svg>
  )
})

const Exit = ({ at: [x, y] }: { readonly at: Point }) => (
  <path className="thumb-exit" d={`M${x - 13} ${y - 8}h26v16h-26Z`} />
)
