import './instruments.css'
import { GAUGE } from '@graveshift/gears-and-guns'
import { useId } from 'react'

interface Props {
  readonly value: number
  /** What it will show after the end phase, or after what is looked at. */
  readonly next?: number | undefined
  /** In pixels. */
  readonly size: number
}

/** From the lower left over the top to the lower right. */
const FROM = -220
const SWEEP = 260

const angleOf = (value: number): number => FROM + (Math.min(GAUGE.full, value) / GAUGE.full) * SWEEP

function at(value: number, r: number): string {
  const angle = (angleOf(value) * Math.PI) / 180
  return `${(100 + r * Math.cos(angle)).toFixed(1)} ${(100 + r * Math.sin(angle)).toFixed(1)}`
}

const arc = (from: number, to: number, r: number): string =>
  `M${at(from, r)}A${r} ${r} 0 ${((to - from) / GAUGE.full) * SWEEP > 180 ? 1 : 0} 1 ${at(to, r)}`

const MARKS = Array.from({ length: GAUGE.full + 1 }, (_, value) => value)
const EVEN = MARKS.filter((value) => value % 2 === 0)

const ticks = (values: readonly number[], from: number, to: number): string =>
  values.map((value) => `M${at(value, from)}L${at(value, to)}`).join('')

const BOLTS = [45, 135, 225, 315].map((angle) => (angle * Math.PI) / 180)

const NEEDLE = 'M82 97L158 99L162 100L158 101L82 103Z'

const turned = (value: number) => ({ transform: `rotate(${angleOf(value)}deg)` })

/** The pressure as an instrument of brass: red from where jets wound, its end where the town blows up. Words stand beside it. */
export function SteamGauge({ value, next, size }: Props) {
  const brass = useId()
  return (
    <svg
      className="steam-gauge"
      viewBox="0 0 200 200"
      width={size}
      height={size}
      data-hot={value >= GAUGE.jetsWound ? '' : undefined}
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id={brass} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#f3d68a" />
        <stop offset=".5" stopColor="#b8842e" />
        <stop offset="1" stopColor="#7a5319" />
      </linearGradient>
      <circle cx="100" cy="103" r="96" fill="#0008" />
      <circle cx="100" cy="100" r="96" fill={`url(#${brass})`} stroke="#1c1814" strokeWidth="4" />
      <circle cx="100" cy="100" r="79" fill="#7a5319" stroke="#1c1814" strokeWidth="2.5" />
      <circle
        className="gauge-dial"
        cx="100"
        cy="100"
        r="74"
        fill="#f3ead6"
        stroke="#1c1814"
        strokeWidth="2"
      />
      <g fill="none">
        <path d={arc(0, GAUGE.jetsWound, 69)} stroke="#6b8a5b" strokeWidth="6" />
        <path d={arc(GAUGE.jetsWound, GAUGE.full, 69)} stroke="#c5372a" strokeWidth="6" />
        <path d={ticks(MARKS, 65, 60)} stroke="#1c1814" strokeWidth="1.2" />
        <path d={ticks(EVEN, 65, 56)} stroke="#1c1814" strokeWidth="2.2" />
        <path d={ticks([GAUGE.jetsWound, GAUGE.full], 73, 54)} stroke="#9c2016" strokeWidth="4" />
      </g>
      {EVEN.map((mark) => {
        const [x, y] = at(mark, 44).split(' ')
        const isMark = mark === GAUGE.jetsWound || mark === GAUGE.full
        return (
          <text
            key={mark}
            className="gauge-figure"
            x={x}
            y={Number(y) + 4}
            data-mark={isMark ? '' : undefined}
            data-red={mark >= GAUGE.jetsWound ? '' : undefined}
          >
            {mark}
          </text>
        )
      })}
      <text className="gauge-value" x="100" y="152">
        {value}
      </text>
      {next !== undefined && next !== value && (
        <path className="gauge-needle" d={NEEDLE} style={turned(next)} fill="#b8672e" opacity=".45" />
      )}
      <path
        className="gauge-needle"
        d={NEEDLE}
        style={turned(value)}
        fill="#a32a1d"
        stroke="#1c1814"
        strokeWidth="1.2"
      />
      <circle cx="100" cy="100" r="9" fill={`url(#${brass})`} stroke="#1c1814" strokeWidth="2" />
      <path
        d={BOLTS.map(
          (angle) =>
            `M${(100 + 87 * Math.cos(angle)).toFixed(1)} ${(100 + 87 * Math.sin(angle)).toFixed(1)}h.01`,
        ).join('')}
        stroke="#4a3418"
        strokeWidth="9"
        strokeLinecap="round"
      />
    </svg>
  )
}
