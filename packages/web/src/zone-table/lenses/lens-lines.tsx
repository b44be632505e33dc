import { useWords } from '../../i18n/use-words.ts'
import { useZones } from '../table/zone-table-state.ts'
import { useLens } from './use-lens.ts'

/** The lens in sentences: under a board in words, and for ears. */
export function LensLines() {
  const { lens } = useZones()
  const { say } = useWords()
  const view = useLens()
  if (!view || !lens) return null
  return (
    <section className="lens-lines" aria-label={say(`zone.lens.${lens}`)} data-lens={lens}>
      <h3>{say(`zone.lens.${lens}`)}</h3>
      <ul>
        {view.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
