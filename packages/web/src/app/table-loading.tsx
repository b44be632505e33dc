import { useWords } from '../i18n/use-words.ts'

/** The outline of a table while the table itself is on its way: where things will be, for whatever game. */
export function TableLoading() {
  const { say } = useWords()
  return (
    <div className="table-place">
      <div className="table-loading" role="status">
        <span className="unseen">{say('shell.loading')}</span>
        {(['head', 'team', 'street', 'dash', 'side'] as const).map((part) => (
          <span key={part} className={`outline outline-${part}`} aria-hidden="true" />
        ))}
        <span className="loading-bar" aria-hidden="true" />
      </div>
    </div>
  )
}
