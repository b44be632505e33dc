import { useWords } from '../i18n/use-words.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { hrefOf } from './routes.ts'

/** What is shown when a screen broke: what is safe, what to do, and the cause for whoever can mend it. */
export function ErrorState({ error }: { readonly error: unknown }) {
  const { say } = useWords()
  return (
    <Notice role="alert" title={say('error.title')} text={say('error.text')}>
      <div className="row">
        <Button kind="primary" onClick={() => window.location.reload()}>
          {say('error.reload')}
        </Button>
        <ButtonLink href={hrefOf({ screen: 'landing' })}>{say('shell.home')}</ButtonLink>
      </div>
      <details className="fine">
        <summary>{say('error.details')}</summary>
        <pre>{error instanceof Error ? `${error.name}: ${error.message}` : String(error)}</pre>
      </details>
    </Notice>
  )
}
