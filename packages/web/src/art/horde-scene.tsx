import { BODIES } from './zombie-bodies.tsx'

interface Standing {
  readonly type: keyof typeof BODIES
  readonly x: number
  /** Height in the picture; feet are on the ground. */
  readonly h: number
}

const FAR: readonly Standing[] = [
  { type: 'walker', x: 40, h: 92 },
  { type: 'soldier', x: 130, h: 96 },
  { type: 'walker', x: 236, h: 88 },
  { type: 'brute', x: 330, h: 110 },
  { type: 'walker', x: 446, h: 92 },
  { type: 'stinky', x: 560, h: 98 },
  { type: 'walker', x: 650, h: 94 },
  { type: 'soldier', x: 752, h: 96 },
  { type: 'bomber', x: 850, h: 92 },
  { type: 'walker', x: 950, h: 98 },
  { type: 'brute', x: 1040, h: 112 },
  { type: 'walker', x: 1150, h: 96 },
  { type: 'soldier', x: 1250, h: 98 },
  { type: 'walker', x: 1350, h: 92 },
]

const NEAR: readonly Standing[] = [
  { type: 'crawler', x: 24, h: 132 },
  { type: 'runner', x: 168, h: 140 },
  { type: 'zombie-dog', x: 330, h: 116 },
  { type: 'walker', x: 452, h: 148 },
  { type: 'runner', x: 566, h: 152 },
  { type: 'zombie-dog', x: 716, h: 120 },
  { type: 'bomber', x: 828, h: 152 },
  { type: 'soldier', x: 946, h: 164 },
  { type: 'stinky', x: 1066, h: 168 },
  { type: 'brute', x: 1200, h: 226 },
]

/** Left edge, width, height, and lit windows by column and row. */
const HOUSES: readonly [number, number, number, readonly [number, number][]][] = [
  [
    -10,
    150,
    150,
    [
      [1, 1],
      [3, 3],
    ],
  ],
  [140, 96, 210, [[0, 2]]],
  [236, 170, 120, [[4, 1]]],
  [406, 120, 190, [[1, 4]]],
  [526, 150, 140, []],
  [676, 110, 236, [[2, 5]]],
  [786, 190, 160, [[5, 2]]],
  [
    976,
    120,
    270,
    [
      [1, 1],
      [2, 6],
    ],
  ],
  [1096, 160, 180, [[4, 3]]],
  [
    1256,
    204,
    240,
    [
      [0, 3],
      [6, 1],
      [3, 5],
    ],
  ],
]

const GROUND = 398

const standing = ({ type, x, h }: Standing) => (
  <g key={`${type} ${x}`} transform={`translate(${x} ${GROUND + 10 - h}) scale(${h / 100})`}>
    {BODIES[type]()}
  </g>
)

/** The head of the landing page: a street at night, and everybody is coming. Dark in every theme. */
export function HordeScene() {
  return (
    <svg className="horde" viewBox="0 0 1440 430" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <linearGradient id="night" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#0b0a09" />
        <stop offset="0.7" stopColor="#2a2318" />
        <stop offset="1" stopColor="#4a3a17" />
      </linearGradient>
      <rect width="1440" height="430" fill="url(#night)" />
      <circle cx="1120" cy="120" r="86" fill="#efe8d8" />
      <circle cx="1092" cy="98" r="16" fill="#d9cfba" />
      <circle cx="1150" cy="140" r="24" fill="#d9cfba" />
      <circle cx="1140" cy="78" r="9" fill="#d9cfba" />
      {HOUSES.map(([x, w, h, lit]) => (
        <g key={x}>
          <rect x={x} y={GROUND - h} width={w} height={h} fill="#171310" />
          <rect x={x} y={GROUND - h} width={w} height={5} fill="#0b0a09" />
          {lit.map(([column, row]) => (
            <rect
              key={`${column} ${row}`}
              x={x + 14 + column * 26}
              y={GROUND - h + 18 + row * 30}
              width="14"
              height="18"
              fill="#f5b90a"
            />
          ))}
        </g>
      ))}
      <g opacity="0.42">
        <g transform={`translate(0 ${-16})`}>{FAR.map(standing)}</g>
      </g>
      <rect y={GROUND} width="1440" height="40" fill="#12100d" />
      {NEAR.map(standing)}
    </svg>
  )
}
