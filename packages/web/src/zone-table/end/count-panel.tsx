import { useId } from 'react'
import { Bars } from '../../after/bars.tsx'
import { useWords } from '../../i18n/use-words.ts'

interface Props {
  readonly title: string
  /** What is said where there is nothing to be shown. */
  readonly none: string
  readonly tone: 'good' | 'bad'
  readonly counts: Readonly<Record<string, number>>
  nameOf(id: string): string
}

/** Counts of a kind under a title, the largest first. */
export function CountPanel({ title, none, tone, counts, nameOf }: Props) {
  const { language } = useWords()
  const heading = useId()
  const format = new Intl.NumberFormat(language)
  const rows = Object.entries(counts)
    .filter(([, value]) => value > 0)
    .toSorted(([, a], [, b]) => b - a)
  const most = Math.max(1, ...rows.map(([, value]) => value))
  return (
    <section className="panel" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {rows.length === 0 && <p>{none}</p>}
      <Bars
        tone={tone}
        rows={rows.map(([id, value]) => ({
          id,
          name: nameOf(id),
          figures: format.format(value),
          length: value,
          of: most,
        }))}
      />
    </section>
  )
}
