import './overlay.css'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useGameAround } from '../games/in-game.tsx'
import { useWords } from '../i18n/use-words.ts'
import { Button } from './button.tsx'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Between the title and the button that closes it. */
  readonly beside?: ReactNode
  readonly className?: string
}

/**
 * A sheet over the page, open as long as it is there. Closed by its button, by Escape and by a press beside it; the
 * focus then is where it was before.
 */
export function Overlay({ title, onClose, children, beside, className = '' }: Props) {
  const { say } = useWords()
  const game = useGameAround()
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // While it still is in the page: the browser gives the focus back.
    return () => element?.close()
  }, [])
  return createPortal(
    // Out of the table that opened it, it still is dressed by that table's game.
    <div data-game={game}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: for keys there are Escape and the button */}
      <dialog
        ref={dialog}
        className={`overlay ${className}`.trim()}
        aria-labelledby={heading}
        onCancel={(event) => {
          event.preventDefault()
          onClose()
        }}
        onClick={({ target, currentTarget }: MouseEvent) => target === currentTarget && onClose()}
      >
        <div className="overlay-sheet">
          <header className="overlay-head">
            <h2 id={heading}>{title}</h2>
            {beside}
            <Button onClick={onClose}>{say('shell.close')}</Button>
          </header>
          {children}
        </div>
      </dialog>
    </div>,
    document.body,
  )
}
