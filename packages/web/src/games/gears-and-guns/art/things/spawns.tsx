import type { ReactNode } from 'react'
import { burst, disc } from '../../../../art/draw.tsx'
import type { Skin } from '../../../../zone-table/board/skin.ts'

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

/** A hole with claws at its rim; asleep it is grey and dashed. */
export const drawSpawn: Skin['spawn'] = ({ number, colour, asleep }) => {
  const shade = asleep ? '#a59a86' : (SHADES[colour] ?? RED)
  const sign = SIGNS[colour]
  return (
    <>
      <circle
        r="8.6"
        fill="#170b08"
        stroke={shade}
        strokeWidth="1.3"
        opacity=".94"
        {...(asleep && { strokeDasharray: '3 2.2' })}
      />
      <g fill="none" stroke={shade} strokeLinecap="round">
        {!asleep && <path d={burst(0, 0, 6.4, 8.2, 16)} strokeWidth=".7" opacity=".8" />}
        <path
          d="M-4.4 -3.2C-3.6 0 -3.8 2.6 -4.8 4.6M0 -4.6C.6 -1 .2 2.4 -.6 5M4.2 -3.2C5 0 4.8 2.6 3.6 4.6"
          strokeWidth="1.1"
          opacity=".5"
        />
      </g>
      {number !== undefined && (
        <text className="town-order" y="2.9" textAnchor="middle">
          {number}
        </text>
      )}
      {sign !== undefined && (
        <g transform="translate(6.2 6.2)">
          <circle r="3.3" fill={shade} stroke="#1a0f07" strokeWidth=".9" />
          {sign}
        </g>
      )}
    </>
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
    <g fill="none" stroke="#f2fff4" strokeWidth="1.2" strokeLinecap="round" strokeLinejoin="round">
      <path d="M-6.4 1.6L-4.4 .2L-5.4 -1.4L-2.9 -2.1L-1.8 -.6M-4.4 .2L-3 1.6L-3.6 3.6M-5.2 .9L-7.6 3.4" />
      <path d="M1.6 0H6.4M4.2 -2.2L6.6 0L4.2 2.2" strokeWidth="1.4" />
    </g>
    <circle cx="-2.9" cy="-3.4" r="1.05" fill="#f2fff4" />
  </>
)
