import { type ReactNode, useState } from 'react'
import { hrefOf } from '../../app/routes.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  readonly className: string
  /** Begins what was set up, and gives the game to go to. */
  readonly start: () => Promise<string>
  readonly label: string
  /** Why it cannot begin like this. */
  readonly cannot: string | undefined
  /** What else can be pressed at its end. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** A page on which something is set up, with the button that begins it. */
export function StartForm({ className, start, label, cannot, beside, children }: Props) {
  const { say } = useWords()
  const [starting, setStarting] = useState<'no' | 'yes' | 'failed'>('no')
  const begin = async () => {
    setStarting('yes')
    try {
      window.location.hash = hrefOf({ screen: 'game', id: await start() })
    } catch {
      setStarting('failed')
    }
  }
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        void begin()
      }}
    >
      {children}
      <div className="set-up-actions">
        <Button
          type="submit"
          kind="primary"
          size="l"
          off={starting === 'yes' ? say('shell.under-way') : cannot}
        >
          {label}
        </Button>
        {beside}
      </div>
      {starting === 'failed' && (
        <p role="alert" className="refused">
          {say('landing.failed')}
        </p>
      )}
    </form>
  )
}
