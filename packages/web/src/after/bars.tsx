import './bars.css'

export interface BarRow {
  readonly id: string
  readonly name: string
  /** The bar in words and figures. */
  readonly figures: string
  readonly length: number
  /** What armor took, after the rest. */
  readonly armor?: number
  /** The length of a full bar. */
  readonly of: number
  /** There is nothing to be seen yet. */
  readonly isDim?: boolean
}

/** Figures, each with a bar that says the same; drawn, because a style of its own would break the policy. */
export function Bars({ rows, tone }: { readonly rows: readonly BarRow[]; readonly tone: 'good' | 'bad' }) {
  return (
    <ul className="bars">
      {rows.map(({ id, name, figures, length, armor = 0, of, isDim }) => (
        <li key={id} className={isDim ? 'is-dim' : undefined}>
          <span className="bar-name">{name}</span>
          <span className="bar-figures">{figures}</span>
          <svg className="bar" viewBox={`0 0 ${of} 1`} preserveAspectRatio="none" aria-hidden="true">
            <rect className={`bar-${tone}`} width={length} height="1" />
            {armor > 0 && <rect className="bar-armor" x={length} width={armor} height="1" />}
          </svg>
        </li>
      ))}
    </ul>
  )
}
