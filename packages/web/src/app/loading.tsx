import { useWords } from '../i18n/use-words.ts'

/** Shown only when a screen takes noticeably long to come (the delay is in the style sheet). */
export function Loading() {
  const { say } = useWords()
  return (
    <div className="loading" role="status">
      <span className="loading-bar" aria-hidden="true" />
      {say('shell.loading')}
    </div>
  )
}
