import type { ReactNode } from 'react'
import { disc } from '../../../../art/draw.tsx'
import type { Skin } from '../../../../zone-table/board/skin.ts'
import { Runaway, SpawnHole } from '../../../../zone-table/board/spawn-hole.tsx'

const RED = '#ff6a55'

const SHADES: Readonly<Record<string, string>> = { start: RED, mobile: '#ffc04d', abomination: '#c58bff' }

/** What kind of token it is: one that walks on, or one that brings an abomination. */
const SIGNS: Readonly<Record<string, ReactNode>> = {
  mobile: (
    <path
      d="M-1.6 1.8C-2.6 1 -2.4 -1 -1.4 -1.2C-.4 -1.2 -.4 1.2 -1 1.8ZM1.6 .6C.6 -.2 .8 -2.2 1.8 -2.4C2.8 -2.2 2.6 .2 2.2 .6Z"
      fill="#1a0f07"
    />
  ),
  abomination: (
    <>
      <path d="M-2.2 .4C-2.6 -3 2.6 -3 2.2 .4L1.4 1.2V2.4H-1.4V1.2Z" fill="#1a0f07" />
      <path d={disc(-0.9, -0.3, 0.6) + disc(0.9, -0.3, 0.6)} fill="var(--bone)" />
    </>
  ),
}

/** While it sleeps it is grey. */
export const drawSpawn: Skin['spawn'] = ({ number, colour, asleep }) => {
  const shade = asleep ? '#a59a86' : (SHADES[colour] ?? RED)
  const sign = SIGNS[colour]
  return (
    <SpawnHole {...{ number, asleep, shade }}>
      {sign !== undefined && (
        <g transform="translate(6.2 6.2)">
          <circle r="3.3" fill={shade} stroke="#1a0f07" strokeWidth=".9" />
          {sign}
        </g>
      )}
    </SpawnHole>
  )
}

/** A signpost out of town. */
export const drawExit = (): ReactNode => (
  <>
    <path d="M-10.4 -5.2H6.4L11 0L6.4 5.2H-10.4Z" fill="#1a0f07" opacity=".45" transform="translate(0 1.2)" />
    <path
      d="M-10.4 -5.2H6.4L11 0L6.4 5.2H-10.4Z"
      fill="#2f7a4a"
      stroke="#1a0f07"
      strokeWidth="1.2"
      strokeLinejoin="round"
    />
    <Runaway x={-2.9} />
    <path
      d="M1.6 0H6.4M4.2 -2.2L6.6 0L4.2 2.2"
      fill="none"
      stroke="#f2fff4"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
)
