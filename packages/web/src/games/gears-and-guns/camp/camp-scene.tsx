import { memo } from 'react'
import { Ink, Part, Patch } from '../../../art/draw.tsx'
import { BUSTS } from '../art/people/busts.ts'

/** Where six sit, to the left and the right of the fire, each looking at it. */
const SEATS = [
  [512, 1],
  [598, 1],
  [682, 1],
  [866, -1],
  [950, -1],
  [1034, -1],
] as const

/** The same stars every evening. */
const STARS = Array.from({ length: 80 }, (_, star) => ({
  x: (star * 379) % 1440,
  y: (star * star * 53 + star * 17) % 150,
  r: 0.5 + ((star * 7) % 12) / 10,
}))

const mesa = (x: number, w: number, h: number): string =>
  `M${x} 250L${x + w * 0.12} ${250 - h * 0.55}L${x + w * 0.18} ${250 - h}L${x + w * 0.78} ${250 - h}L${x + w * 0.84} ${250 - h * 0.5}L${x + w} 250Z`

function Cactus({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Part
        ink={3}
        shapes={[
          { d: 'M0 0L0 -60', w: 14, fill: '#31402b' },
          { d: 'M0 -24L-20 -24L-20 -44', w: 10, fill: '#31402b' },
          { d: 'M0 -32L18 -32L18 -50', w: 10, fill: '#31402b' },
        ]}
      />
    </g>
  )
}

function Wheel({ x }: { readonly x: number }) {
  return (
    <>
      <Part shapes={[{ d: `M${x - 24} 16a24 24 0 1 0 48 0a24 24 0 1 0 -48 0Z`, fill: '#5c3d22' }]} />
      <circle cx={x} cy="16" r="17" fill="#1a0f07" />
      <Ink
        d={`M${x - 16} 16H${x + 16}M${x} 0V32M${x - 11} 5L${x + 11} 27M${x + 11} 5L${x - 11} 27`}
        w={3}
        colour="#8a6238"
      />
      <circle cx={x} cy="16" r="4" fill="#c79a3f" />
    </>
  )
}

function Wagon() {
  return (
    <g transform="translate(1120 206)">
      <Part shapes={[{ d: 'M10 -16C10 -82 150 -82 150 -16Z', fill: '#e6d6b0' }]} />
      <Ink d="M44 -16Q36 -60 52 -64M80 -16L80 -66M116 -16Q124 -60 108 -64" colour="#a68f63" />
      <Part shapes={[{ d: 'M4 -16L158 -16L150 10L12 10Z', fill: '#7d4a2a' }]} />
      <Wheel x={38} />
      <Wheel x={122} />
    </g>
  )
}

function Tent() {
  return (
    <g transform="translate(1304 232)">
      <Part shapes={[{ d: 'M0 0L62 -92L124 0Z', fill: '#b98a4e' }]} />
      <Patch d="M62 -92L124 0L84 0Z" fill="#8a6238" />
      <Patch d="M62 -60L46 0L78 0Z" fill="#1a0f07" />
    </g>
  )
}

function Fire() {
  return (
    <g transform="translate(824 268)">
      <circle r="190" cy="-20" fill="url(#camp-glow)" />
      <Part
        shapes={[
          { d: 'M-34 8L34 -4', w: 9, fill: '#5c3d22' },
          { d: 'M-34 -4L34 8', w: 9, fill: '#7a4a24' },
        ]}
      />
      <Part
        shapes={[
          {
            d: 'M-20 0C-28 -26 -6 -34 -8 -58C8 -44 12 -40 10 -26C16 -30 18 -36 18 -42C30 -22 26 -8 18 0Z',
            fill: '#e8772e',
          },
        ]}
      />
      <Patch d="M-10 0C-14 -16 0 -22 0 -36C10 -24 14 -12 8 0Z" fill="#ffd54a" />
    </g>
  )
}

function Log({ x, w }: { readonly x: number; readonly w: number }) {
  return (
    <>
      <Part shapes={[{ d: `M${x} 262L${x + w} 262`, w: 24, fill: '#5c3d22' }]} />
      <circle cx={x + w} cy="262" r="11" fill="#a97746" stroke="#1a0f07" strokeWidth="3" />
      <circle cx={x + w} cy="262" r="5.5" fill="none" stroke="#7a5228" strokeWidth="2" />
      <Ink d={`M${x + 10} 258H${x + w - 30}M${x + 30} 266H${x + w - 16}`} colour="#3a2312" />
    </>
  )
}

/** The fire in the desert and whoever sits around it. Decoration: the sheets say who is there. */
export const CampScene = memo(function CampScene({ crew }: { readonly crew: readonly (string | null)[] }) {
  return (
    <svg
      className="camp-picture"
      viewBox="0 0 1440 300"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="camp-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#150f2b" />
          <stop offset=".45" stopColor="#4a2344" />
          <stop offset=".75" stopColor="#a8482f" />
          <stop offset=".85" stopColor="#e58a3a" />
        </linearGradient>
        <radialGradient id="camp-glow">
          <stop offset="0" stopColor="#ffcf6a" stopOpacity=".7" />
          <stop offset=".4" stopColor="#ff9a3a" stopOpacity=".28" />
          <stop offset="1" stopColor="#ff7a1a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1440" height="300" fill="url(#camp-sky)" />
      {STARS.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#fff3d6" opacity="0.7" />
      ))}
      <g className="camp-moon" transform="translate(640 106)">
        <circle r="30" fill="#f6e7c4" />
        <circle cx="-9" cy="-7" r="6" fill="#dcc79a" />
        <circle cx="9" cy="9" r="8" fill="#dcc79a" />
      </g>
      <path d={mesa(-60, 360, 110)} fill="#3a1c2e" />
      <path d={mesa(240, 300, 84)} fill="#482236" />
      <path d={mesa(980, 280, 96)} fill="#3f1f32" />
      <path d={mesa(1190, 340, 120)} fill="#351a2b" />
      <path d="M0 236Q360 212 720 232T1440 226V300H0Z" fill="#2b1720" />
      <Cactus x={430} y={250} scale={1} />
      <Cactus x={1236} y={246} scale={0.8} />
      <Wagon />
      <Tent />
      <path d="M0 262Q420 240 812 256T1440 252V300H0Z" fill="#4a2c1c" />
      {SEATS.map(([x, way], seat) => {
        const survivor = crew[seat]
        const bust = survivor == null ? undefined : BUSTS[survivor]
        if (!bust) return null
        const mirrored = way < 0 ? ' translate(-100 0)' : ''
        return (
          <g key={survivor} transform={`translate(${x} 160) scale(${way * 0.98} 0.98)${mirrored}`}>
            {bust.draw()}
          </g>
        )
      })}
      <Log x={500} w={272} />
      <Log x={876} w={262} />
      <Fire />
    </svg>
  )
})
