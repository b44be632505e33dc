import { type ReactNode, useId } from 'react'

/** One sign of the table and what it means. */
export interface LegendSign {
  readonly key: string
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
}

interface Props {
  readonly title: string
  readonly signs: readonly LegendSign[]
}

/** Signs of one place, each beside what it means. */
export function SignGroup({ title, signs }: Props) {
  const heading = useId()
  if (signs.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <ul>
        {signs.map((sign) => (
          <li key={sign.key}>
            <span className="legend-icon" aria-hidden="true">
              {sign.icon}
            </span>
            <span>
              <b>{sign.title}</b> {sign.text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
