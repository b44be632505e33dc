import type { ReactNode } from 'react'
import { burst } from '../../../../art/draw.tsx'
import type { Skin } from '../../../../zone-table/board/skin.ts'
import { Runaway, SpawnHole } from '../../../../zone-table/board/spawn-hole.tsx'
import { ColourSign } from './colour-sign.tsx'

const COLOURS: Readonly<Record<string, string>> = { red: '#d8402f', blue: '#3a7fc4', green: '#3e9b4f' }
const RED = '#d8402f'

/** A saw blade with a cross: take it. */
const drawObjective = (colour: string): ReactNode => (
  <>
    <circle cy=".9" r="5.4" fill="#100d0b" opacity=".5" />
    <path d={burst(0, 0, 4.6, 5.6, 12)} fill={COLOURS[colour] ?? RED} stroke="#100d0b" />
    <path
      d="M-2.3 -2.3L2.3 2.3M2.3 -2.3L-2.3 2.3"
      stroke="var(--bone)"
      strokeWidth="1.7"
      strokeLinecap="round"
    />
    {colour !== 'red' && (
      <g transform="translate(3.9 3.9)">
        <circle r="2.4" fill="var(--bone)" stroke="#100d0b" strokeWidth=".7" />
        <ColourSign colour={colour} size={1.5} />
      </g>
    )}
  </>
)

const drawCrate = (): ReactNode => (
  <>
    <rect x="-4.4" y="-3.6" width="8.8" height="8.8" rx=".8" fill="#100d0b" opacity=".5" />
    <rect x="-4.4" y="-4.4" width="8.8" height="8.8" rx=".8" fill="#b9833f" stroke="#100d0b" />
    <path d="M-4 -1.5H4M-4 1.5H4" stroke="#7c5323" strokeWidth=".6" />
    <path d="M-3.4 3.4L3.4 -3.4" stroke="#8f6128" strokeWidth="1.6" />
    <rect x="-3.5" y="-3.5" width="7" height="7" fill="none" stroke="#8f6128" />
  </>
)

/** What may be taken. */
export const drawToken = ({ kind, colour }: { readonly kind: string; readonly colour: string }): ReactNode =>
  kind === 'crate' ? drawCrate() : drawObjective(colour)

/** While it sleeps it is grey. */
export const drawSpawn: Skin['spawn'] = ({ number, colour, asleep }) => (
  <SpawnHole number={number} asleep={asleep} shade={asleep ? '#8b8d93' : (COLOURS[colour] ?? RED)}>
    {colour !== 'red' && (
      <g transform="translate(6 6)">
        <circle r="2.6" fill="var(--bone)" stroke="#100d0b" strokeWidth=".7" />
        <ColourSign colour={colour} size={1.7} />
      </g>
    )}
  </SpawnHole>
)

/** Somebody runs out of a door. */
export const drawExit = (): ReactNode => (
  <>
    <rect
      x="-10"
      y="-5.4"
      width="20"
      height="10.8"
      rx="1.6"
      fill="#1f7a46"
      stroke="#0c0f0d"
      strokeWidth="1.2"
    />
    <path
      d="M-7.6 -3.6H-2.8V3.6H-7.6Z"
      fill="none"
      stroke="#f2fff4"
      strokeWidth="1.1"
      strokeLinejoin="round"
    />
    <Runaway x={0.9} />
    <path
      d="M4.4 0H8M6.3 -1.9L8.2 0L6.3 1.9"
      fill="none"
      stroke="#f2fff4"
      strokeWidth="1.1"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
)
