import './end-moment.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  readonly outcome: string
  /** What led to it, in a sentence. */
  readonly why: string
  /** Who is seen falling or standing over everybody. */
  readonly children: ReactNode
  readonly onDone: () => void
}

/** The end of a game has a moment of its own. Escape, a press anywhere or its button end it. */
export function EndMoment({ outcome, why, children, onDone }: Props) {
  const { say, name } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button do the same
    <dialog
      ref={dialog}
      className="end-moment"
      data-moment={outcome}
      aria-label={name('outcome', outcome)}
      onClick={() => dialog.current?.close()}
      onClose={onDone}
    >
      <div className="end-moment-art" aria-hidden="true">
        {children}
      </div>
      <h2>{name('outcome', outcome)}</h2>
      <p>{why}</p>
      <Button kind="primary" size="l" autoFocus>
        {say('moment.go-on')}
      </Button>
    </dialog>
  )
}
