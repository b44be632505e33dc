interface Props {
  readonly colour: string
  /** Half its height. */
  readonly size: number
}

const SIGNS: Readonly<Record<string, { readonly d: string; readonly fill: string }>> = {
  blue: { d: 'M0 -1L1 0L0 1L-1 0Z', fill: '#2f6fb4' },
  green: { d: 'M0 -1L1 .8L-1 .8Z', fill: '#2c7a3c' },
}

/** Doors, spawn zones and objectives of one color have the same sign, too: color is never alone. */
export function ColourSign({ colour, size }: Props) {
  const sign = SIGNS[colour]
  return sign ? (
    <path
      d={sign.d}
      fill={sign.fill}
      transform={`scale(${size})`}
      stroke="#100d0b"
      strokeWidth={0.5 / size}
      strokeLinejoin="round"
    />
  ) : null
}
