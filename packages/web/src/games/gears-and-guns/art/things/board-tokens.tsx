import type { ReactNode } from 'react'
import { burst, disc } from '../../../../art/draw.tsx'
import type { TokenScene } from '../../../../zone-table/board/scene.ts'
import { drawFace } from '../people/pictures.ts'
import { ROUND } from './round.ts'
import { drawGatling, drawWagon } from './vehicles.tsx'

/** All on the board that is no person, no zombie and no spawn token, round the point 0, 0; `colour` is how it stands. */

const INK = { stroke: '#1a0f07', strokeLinejoin: 'round' } as const

type Token = Pick<TokenScene, 'kind' | 'colour' | 'number'>

/** A round sign on the ground, with its shadow. */
const Sign = ({ r, fill, rim, children }: { r: number; fill: string; rim: string; children: ReactNode }) => (
  <>
    <circle cy="1" r={r + 0.3} fill="#1a0f07" opacity=".45" />
    <circle r={r} fill={fill} stroke={rim} strokeWidth="1.2" />
    {children}
  </>
)

const objective = ({ colour }: Token): ReactNode => {
  const fill = colour === 'green' ? '#3e9b4f' : '#c5372a'
  return (
    <Sign r={5.4} fill={fill} rim="#1a0f07">
      <path d={burst(0, 0, 1.9, 4.4, 5)} fill="var(--bone)" {...INK} strokeWidth=".6" />
    </Sign>
  )
}

const HEAP = 'M-4.2 3C-4 .2 -2.8 -.6 -1.6 .2C-1.2 -2.6 1.4 -3 2 -.6C3.6 -1 4.4 1.2 4.2 3Z'

const PILES: Readonly<Record<string, { readonly fill: string; readonly heap: string }>> = {
  asleep: { fill: '#2b2119', heap: '#b3a382' },
  awake: { fill: '#4a1512', heap: '#ff6a55' },
  safe: { fill: '#1f3a2a', heap: '#9fd8a4' },
}

/** Corpses in a heap: asleep grey, awake red with arms up, safe green with a cross. */
const pile = ({ colour }: Token): ReactNode => {
  const { fill, heap } = PILES[colour] ?? { fill: '#2b2119', heap: '#b3a382' }
  return (
    <Sign r={5.8} fill={fill} rim={heap}>
      <path d={HEAP} fill={heap} />
      {colour === 'awake' && (
        <path
          d="M-2.4 .2L-3.4 -3.4M2.6 -.8L4 -3.6M.2 -2L-.4 -4.4"
          stroke={heap}
          strokeWidth="1.1"
          strokeLinecap="round"
        />
      )}
      {colour === 'asleep' && <path d="M.4 -4.6H3L.6 -2.4H3.2" fill="none" stroke={heap} strokeWidth=".9" />}
      {colour === 'safe' && <path d="M0 -4.8V-1M-1.5 -3.6H1.5" stroke="#fff" strokeWidth="1.1" />}
    </Sign>
  )
}

/** A lever on its plate: up and red while it is on, down and grey while it is off. */
const lever = ({ colour }: Token): ReactNode => {
  const isOn = colour === 'on'
  const [x, y] = isOn ? [3.4, -5.4] : [-3.6, 4.6]
  return (
    <>
      <rect x="-4.6" y="-2.8" width="9.2" height="7.4" rx="1.2" fill="#1a0f07" opacity=".45" />
      <rect x="-4.4" y="-3.4" width="8.8" height="6.8" rx="1.2" fill="#4b5157" {...INK} />
      <path d="M-2.6 0H2.6" stroke="#1a0f07" strokeWidth="1.6" strokeLinecap="round" />
      <path d={`M0 0L${x} ${y}`} stroke="#1a0f07" strokeWidth="3" strokeLinecap="round" />
      <path d={`M0 0L${x} ${y}`} stroke="#d5d8da" strokeWidth="1.5" strokeLinecap="round" />
      <circle cx={x} cy={y} r="2" fill={isOn ? '#e2503f' : '#8d959c'} {...INK} strokeWidth=".8" />
    </>
  )
}

const BOLTS = [0, 60, 120, 180, 240, 300]
  .map((angle) => {
    const turn = (angle * Math.PI) / 180
    return disc(Number((5.1 * Math.cos(turn)).toFixed(1)), Number((5.1 * Math.sin(turn)).toFixed(1)), 0.6)
  })
  .join('')

/** The end of a pipe: whole with a valve wheel, or torn open. */
const nozzle = ({ colour }: Token): ReactNode => (
  <>
    <circle cy=".9" r="6.4" fill="#1a0f07" opacity=".45" />
    {colour === 'intact' ? (
      <>
        <circle r="6.2" fill="#d6ab4c" {...INK} strokeWidth="1.1" />
        <circle r="3.9" fill="#1a0f07" />
        <path d={BOLTS} fill="#6b4a1a" />
        <circle r="2.4" fill="none" stroke="#e8c06a" />
        <path d="M-2.4 0H2.4M0 -2.4V2.4" stroke="#e8c06a" strokeWidth=".9" />
      </>
    ) : (
      <>
        <path d={burst(0, 0, 4.6, 6.9, 9)} fill="#96692f" {...INK} strokeWidth="1.1" />
        <path d={burst(0, 0, 2.4, 4.4, 8)} fill="#1a0f07" />
        {colour === 'jet' && (
          <path
            d="M-1.6 .6Q-4.4 -2.4 -1.4 -5.2T-1.8 -9M1.8 .2Q4.6 -2.8 1.8 -5.4T2.6 -9.4"
            fill="none"
            stroke="#fff"
            strokeWidth="1.5"
            strokeLinecap="round"
          />
        )}
      </>
    )}
  </>
)

/** Where everybody hears something: a bang, or a boom that is twice as large. */
const noise = ({ colour }: Token): ReactNode => {
  const isBoom = colour === 'boom'
  return (
    <>
      {isBoom && <path d={burst(0, 0, 6, 8.6, 13)} fill="#a32a1d" {...INK} />}
      <path d={burst(0, 0, 4.4, 6.6, 11)} fill={isBoom ? '#ff9a3a' : '#ffd25e'} {...INK} />
      <path
        d={isBoom ? 'M-1.6 -3.2V.6M1.6 -3.2V.6M-1.6 3v.01M1.6 3v.01' : 'M0 -3.4V.6M0 3v.01'}
        stroke="#1a0f07"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </>
  )
}

const LOCK = 'M-1.7 -.2H1.7V2H-1.7ZM-1 -.2V-1.1A1 1 0 0 1 1 -1.1V-.2'

/** A card by its number: its back while it lies face down, read but not taken face up. */
const card = ({ kind, colour, number }: Token): ReactNode => {
  const isDown = colour === 'down'
  return (
    <>
      <rect x="-4.6" y="-5.4" width="9.4" height="12.6" rx="1.4" fill="#1a0f07" opacity=".5" />
      <rect
        x="-4.8"
        y="-6.4"
        width="9.6"
        height="12.6"
        rx="1.4"
        fill={isDown ? '#8a2f22' : '#f3e6c8'}
        {...INK}
      />
      <rect
        x="-3.7"
        y="-5.3"
        width="7.4"
        height="10.4"
        rx=".8"
        fill="none"
        stroke="#c79a3f"
        strokeWidth=".9"
      />
      <text className="town-card-number" y="2.7" textAnchor="middle" fill={isDown ? '#fff3dc' : '#1c1814'}>
        {number}
      </text>
      {kind === 'card-valve' && (
        <g transform="translate(-4.6 -6)">
          <circle r="2.7" fill="#c79a3f" {...INK} strokeWidth=".7" />
          <path d="M-1.7 0H1.7M0 -1.7V1.7" stroke="#1a0f07" strokeWidth=".8" />
        </g>
      )}
      {!isDown && (
        <g transform="translate(4.8 -6)">
          <circle r="3" fill="#e8ab3c" {...INK} strokeWidth=".7" />
          {colour === 'heavy' ? (
            <path d="M-1.8 1.6L-1.2 -1H1.2L1.8 1.6Z" fill="#1a0f07" />
          ) : (
            <path d={LOCK} fill="#1a0f07" stroke="#1a0f07" strokeWidth=".5" />
          )}
        </g>
      )}
    </>
  )
}

/** A copper bottle under pressure. */
const bottle = (): ReactNode => (
  <>
    <ellipse cy="5.4" rx="3.6" ry="1.4" fill="#1a0f07" opacity=".5" />
    <path
      d="M-1.3 -6H1.3V-3.6C3.4 -2.8 3.4 -1.6 3.4 0V5H-3.4V0C-3.4 -1.6 -3.4 -2.8 -1.3 -3.6Z"
      fill="#c9772f"
      {...INK}
      strokeWidth="1.1"
    />
    <path d="M-1.8 -1.4V4" stroke="#f5c48e" strokeLinecap="round" />
    <path d="M-2.4 -6.6H2.4M-3.3 1.4H3.3" stroke="#1a0f07" strokeWidth="1.1" strokeLinecap="round" />
  </>
)

/** Somebody who is down: the face lies on its side. */
const fallen = ({ colour }: Token): ReactNode => (
  <>
    <ellipse cy="1.2" rx="7.4" ry="6" fill="#1a0f07" opacity=".5" />
    <circle r="6" fill="#1a0f07" stroke="#d8402f" strokeWidth="1.2" strokeDasharray="2.2 1.2" />
    <g transform="rotate(-90) scale(.1) translate(-50 -50)" clipPath={ROUND}>
      {drawFace(colour)}
    </g>
    <path d="M3.4 -6.6h2.6l-2.4 2.2h2.8M7 -9h1.8l-1.6 1.6h2" fill="none" stroke="#fff3dc" strokeWidth=".9" />
  </>
)

const TOKENS: Readonly<Record<string, (token: Token) => ReactNode>> = {
  objective,
  pile,
  switch: lever,
  nozzle,
  noise,
  card,
  'card-valve': card,
  bottle,
  fallen,
  wagon: drawWagon,
  gatling: drawGatling,
}

export const drawToken = (token: Token): ReactNode => TOKENS[token.kind]?.(token) ?? objective(token)
