import { useWords } from '../../i18n/use-words.ts'

/** What the arrows mean. */
export function WhyLegend() {
  const { say } = useWords()
  return (
    <section className="zone-panel why-legend">
      <h2>{say('zone.phase.why.title')}</h2>
      <p data-why="sees">
        <svg viewBox="0 0 34 10" width="34" height="10" aria-hidden="true">
          <path d="M2 5H24" />
          <path className="why-head" d="M22 0L32 5L22 10Z" />
        </svg>
        {say('zone.phase.why.sees')}
      </p>
      <p data-why="hears">
        <svg viewBox="0 0 34 10" width="34" height="10" aria-hidden="true">
          <path d="M2 5H24" />
          <path className="why-head" d="M22 0L32 5L22 10Z" />
        </svg>
        {say('zone.phase.why.hears')}
      </p>
    </section>
  )
}
