import { squareFromName } from '@graveshift/kernel'
import { UNIT } from './units.ts'

/** The Mutation's dotted borders between squares. */
export function DottedLines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <g className="dotted">
      {lines.map((line) => {
        const [a, b] = line.split('-').map((name) => squareFromName(name) ?? 0)
        if (a === undefined || b === undefined) return null
        // Between neighbors side by side the border stands, between neighbors one above the other it lies.
        const x = (b & 7) * UNIT
        const y = (b >> 3) * UNIT
        return <path key={line} d={a >> 3 === b >> 3 ? `M${x} ${y}v${UNIT}` : `M${x} ${y}h${UNIT}`} />
      })}
    </g>
  )
}
