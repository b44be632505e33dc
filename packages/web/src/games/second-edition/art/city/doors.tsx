import type { DoorData, Rect } from '@graveshift/zones'
import type { ReactNode } from 'react'
import { around, overlap } from '../../../../zone-table/board/rects.ts'
import type { DoorScene } from '../../../../zone-table/board/scene.ts'
import type { Surroundings } from '../../../../zone-table/board/skin.ts'
import { ColourSign } from '../things/colour-sign.tsx'

const PAINT: Readonly<Record<string, string>> = { blue: '#3a7fc4', green: '#3e9b4f' }
const WOOD = '#9a5f2d'

/** Doors of a part of the board: a slab in the wall, or a leaf swung out of it. */
export const drawDoors = ({ layout, doors }: Surroundings, area: Rect): ReactNode =>
  layout.doors.map((door, index) => {
    const scene = doors[index]
    return scene && overlap(around(door.at, 11), area) ? (
      <Door key={door.name} door={door} scene={scene} layout={layout} />
    ) : null
  })

interface Props {
  readonly door: DoorData
  readonly scene: DoorScene
  readonly layout: Surroundings['layout']
}

function Door({ door: { at, way, between }, scene: { state, colour }, layout }: Props) {
  const paint = (colour !== undefined && PAINT[colour]) || WOOD
  const turn = way % 2 === 0 ? 0 : 90
  // Leaves swing out of the room, into the street.
  const isFromRoom = layout.zones[between[0]]?.kind === 'room'
  const out = (way === 0 || way === 1) === isFromRoom ? -1 : 1
  return (
    <g transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`}>
      {state === 'open' ? (
        <>
          <rect x="-5" y="-1.3" width="10" height="2.6" fill="#3b2f22" />
          <path d="M-5 -1.4H5M-5 1.4H5" stroke="#100d0b" strokeWidth=".6" />
          <g transform={`translate(-5 0) scale(1 ${out}) rotate(74)`}>
            <rect
              x="-.2"
              y="-1.1"
              width="10"
              height="2.2"
              rx=".5"
              fill={paint}
              stroke="#100d0b"
              strokeWidth=".9"
            />
            <circle cx="8" r=".7" fill="#f0cf7a" />
          </g>
        </>
      ) : (
        <>
          <rect x="-5.2" y="-2.2" width="10.4" height="4.4" rx=".8" fill={paint} stroke="#100d0b" />
          <path d="M-1.9 -2.2V2.2M1.9 -2.2V2.2" stroke="#100d0b" strokeWidth=".5" opacity=".7" />
          <circle cx="3.6" r=".9" fill="#f5d27c" stroke="#100d0b" strokeWidth=".4" />
          {state === 'locked' && <Chain />}
          {colour !== undefined && (
            <g transform={`rotate(${-turn})`}>
              <circle r="2.5" fill="var(--bone)" stroke="#100d0b" strokeWidth=".8" />
              <ColourSign colour={colour} size={1.6} />
            </g>
          )}
        </>
      )}
    </g>
  )
}

/** Two turns of a chain round the slab, on both sides of its sign. */
const Chain = () => (
  <g fill="none" strokeLinecap="round">
    <path d="M-4.6 -3L-3 3M3 -3L4.6 3" stroke="#100d0b" strokeWidth="2" />
    <path d="M-4.6 -3L-3 3M3 -3L4.6 3" stroke="#c4cacd" strokeWidth="1.1" strokeDasharray="1.4 .7" />
  </g>
)
