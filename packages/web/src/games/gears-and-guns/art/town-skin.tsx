import type { Rect } from '@graveshift/zones'
import { BODIES } from '../../../art/zombie-bodies.tsx'
import { boxPath, grown, overlap } from '../../../zone-table/board/rects.ts'
import type { Skin, Surroundings } from '../../../zone-table/board/skin.ts'
import { drawFace } from './people/pictures.ts'

const round = (half: number) => [-half, -half, half, half] as const

const FILLS: Readonly<Record<string, string>> = {
  street: '#b08d5b',
  room: '#6d4a2b',
  balcony: '#8a6a44',
  train: '#4a4038',
  track: '#8f7a5e',
}

const fillOf = (kind: string): string => FILLS[kind] ?? '#b08d5b'

function ground({ layout }: Surroundings, area: Rect) {
  return layout.zones.map(({ name, kind, pieces }) =>
    pieces
      .filter((piece) => overlap(piece, area))
      .map((piece) => (
        <path
          key={`${name} ${piece.join(' ')}`}
          d={boxPath(grown(piece, -0.8))}
          fill={fillOf(kind)}
          stroke="#2a1a10"
          strokeWidth="1.2"
        />
      )),
  )
}

const disc = (fill: string, sign: string) => (
  <>
    <circle r="5" fill={fill} stroke="#1c120a" strokeWidth="1" />
    <text y="2.6" fontSize="7" textAnchor="middle" fill="#fff3dc">
      {sign}
    </text>
  </>
)

/** The town under steam. */
export const TOWN: Skin = {
  id: 'town',
  Definitions: () => null,
  ground,
  person: drawFace,
  zombie: (kind) => ({
    height: kind === 'walker' || kind === 'runner' ? 15 : 20,
    draw: kind === 'runner' ? BODIES.runner : BODIES.walker,
  }),
  token: ({ kind, colour }) => disc(colour === 'on' ? '#b3402f' : '#5b4630', kind.charAt(0).toUpperCase()),
  spawn: ({ number }) => disc('#7a1f16', String(number ?? '')),
  exit: () => disc('#2f6b45', 'E'),
  car: () => null,
  sizes: { token: () => round(5.4), spawn: round(5.4), exit: round(5.4), car: round(5.4) },
  zoneFill: fillOf,
}
