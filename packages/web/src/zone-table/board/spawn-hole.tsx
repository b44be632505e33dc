import './spawn-hole.css'
import type { ReactNode } from 'react'
import { burst } from '../../art/draw.tsx'

interface Props {
  /** Absent where the order does not matter, as on small maps. */
  readonly number: number | undefined
  readonly shade: string
  readonly asleep: boolean
  /** What kind it is. */
  readonly children?: ReactNode
}

/** A hole with claws at its rim, where zombies come from; while it sleeps it is dashed. */
export const SpawnHole = ({ number, shade, asleep, children }: Props) => (
  <>
    <circle
      r="8.6"
      fill="#170b08"
      stroke={shade}
      strokeWidth="1.2"
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
      <text className="zb-order" y="2.9" textAnchor="middle">
        {number}
      </text>
    )}
    {children}
  </>
)

/** Somebody runs. */
export const Runaway = ({ x }: { readonly x: number }) => (
  <g
    transform={`translate(${x} 0)`}
    fill="none"
    stroke="#f2fff4"
    strokeWidth="1.2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M-3.5 1.6L-1.5 .2L-2.5 -1.4L0 -2.1L1.1 -.6M-1.5 .2L-.1 1.6L-.7 3.6M-2.3 .9L-4.7 3.4" />
    <circle cx="0" cy="-3.4" r="1.05" fill="#f2fff4" stroke="none" />
  </g>
)
