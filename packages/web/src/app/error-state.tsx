import { useWords } from '../i18n/use-words.ts'
import type { Failure } from '../rescue/catch.tsx'
import { FailureDetails } from '../rescue/failure-details.tsx'
import { isNotLoaded } from '../rescue/not-loaded.ts'
import { ReportButton } from '../rescue/report-button.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { hrefOf } from './routes.ts'

interface Props {
  readonly failure: Failure
  readonly again: () => void
}

/** What is shown when a screen broke or did not come: what is safe, what to do, and the cause for whoever can mend it. */
export function ErrorState({ failure, again }: Props) {
  const { say } = useWords()
  const isMissing = isNotLoaded(failure.error)
  return (
    <Notice
      role="alert"
      title={say(isMissing ? 'error.loading.title' : 'error.title')}
      text={say(isMissing ? 'error.loading.text' : 'error.text')}
    >
      <div className="row">
        <Button kind="primary" onClick={again}>
          {say('rescue.again')}
        </Button>
        <Button onClick={() => window.location.reload()}>{say('error.reload')}</Button>
        <ButtonLink href={hrefOf({ screen: 'landing' })}>{say('shell.home')}</ButtonLink>
        <ReportButton part="screen" failure={failure} />
      </div>
      <FailureDetails failure={failure} />
    </Notice>
  )
}
