/** Where the pips of a side lie, in thirds. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [2, 0],
    [0, 2],
  ],
  [
    [2, 0],
    [1, 1],
    [0, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
]

interface Props {
  readonly value: number
  readonly size: number
  readonly isMiss?: boolean
  /** Of other dice than the usual ones, whose looks are their game's. */
  readonly kind?: string | undefined
}

/** A die that shows one of its sides; what it means is said beside it. */
export function DieFace({ value, size, isMiss = false, kind }: Props) {
  return (
    <svg
      className="die-face"
      viewBox="0 0 40 40"
      width={size}
      height={size}
      data-miss={isMiss ? '' : undefined}
      data-kind={kind}
      data-value={value}
      aria-hidden="true"
      focusable="false"
    >
      <rect className="die-edge" x="1" y="3" width="38" height="36" rx="8" />
      <rect className="die-side" x="2.500" y="2" width="35" height="33" rx="7" />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} className="die-pip" cx={10.5 + x * 9.5} cy={9 + y * 9.5} r="3.300" />
      ))}
    </svg>
  )
}
