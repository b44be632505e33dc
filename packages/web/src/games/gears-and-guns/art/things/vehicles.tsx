import type { ReactNode } from 'react'
import { disc } from '../../../../art/draw.tsx'

const INK = { stroke: '#1a0f07', strokeLinejoin: 'round' } as const

/** A covered wagon from above, its wheels beside it. */
export const drawWagon = (): ReactNode => (
  <>
    <rect x="-10" y="-4.6" width="21" height="12" rx="1.4" fill="#1a0f07" opacity=".45" />
    <path
      d="M-7.4 -7.4H-2.4V-5H-7.4ZM2.4 -7.4H7.4V-5H2.4ZM-7.4 5H-2.4V7.4H-7.4ZM2.4 5H7.4V7.4H2.4Z"
      fill="#5c3d22"
      {...INK}
    />
    <path d="M10 -1H15.4M10 1H15.4" stroke="#1a0f07" strokeWidth="1.5" strokeLinecap="round" />
    <rect x="-10.4" y="-5.4" width="20.8" height="10.8" rx="1.2" fill="#7d4a2a" {...INK} strokeWidth="1.1" />
    <rect x="-8.8" y="-4.6" width="14.6" height="9.2" rx="3" fill="#eadbb6" {...INK} strokeWidth=".9" />
    <path
      d="M-5.2 -4.6Q-4 0 -5.2 4.6M-1.5 -4.6Q-.3 0 -1.5 4.6M2.2 -4.6Q3.4 0 2.2 4.6"
      fill="none"
      stroke="#a68f63"
    />
  </>
)

/** A gatling on its carriage. */
export const drawGatling = (): ReactNode => (
  <>
    <ellipse cy="3.4" rx="8.4" ry="3.4" fill="#1a0f07" opacity=".45" />
    <path d="M-8 4.6L.6 .6" stroke="#1a0f07" strokeWidth="3" strokeLinecap="round" />
    <path d="M-8 4.6L.6 .6" stroke="#7d532c" strokeWidth="1.6" strokeLinecap="round" />
    <path d="M-4.4 -2.6L9.4 -6V-1.8L-3.6 1.8Z" fill="#c79a3f" {...INK} strokeWidth="1.1" />
    <path d="M0 -2.2L9.2 -4.6M.2 -.6L9.2 -3.2" stroke="#7a5319" strokeWidth=".8" />
    <path d="M-6.6 -2.8L-4.2 -3.4L-3.2 2L-5.6 2.6Z" fill="#4b5157" {...INK} />
    <path d={disc(0.6, 2.6, 3.8)} fill="#5c3d22" {...INK} strokeWidth="1.1" />
    <path d="M.6 -.8V6M-2.8 2.6H4M-1.8 .2L3 5M-1.8 5L3 .2" stroke="#a97746" strokeWidth=".7" />
    <path d={disc(0.6, 2.6, 1)} fill="#c79a3f" />
  </>
)
