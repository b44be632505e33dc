import { useWords } from '../i18n/use-words.ts'
import type { Failure } from './catch.tsx'
import { versionShown } from './version.ts'

/** What broke, in which version, for whoever can mend it. */
export function FailureDetails({ failure: { error } }: { readonly failure: Failure }) {
  const { say } = useWords()
  return (
    <details className="fine">
      <summary>{say('error.details')}</summary>
      <p>{say('error.version', { version: versionShown() })}</p>
      <pre>{error instanceof Error ? `${error.name}: ${error.message}` : String(error)}</pre>
    </details>
  )
}
