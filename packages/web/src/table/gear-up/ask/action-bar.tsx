import { useEffect, useRef } from 'react'
import { SurvivorFace } from '../../../art/gear-up/survivor-face.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { useTable } from '../table-state.ts'
import { tellChoice, tellSurvivor } from '../tell-pick.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { DealPanel } from './deal-panel.tsx'
import { DrawingPanel } from './drawing-panel.tsx'
import { PassButton } from './pass-button.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { SeatSwitch } from './seat-switch.tsx'

/** The question in front and everything to answer it with. */
export function ActionBar() {
  const { board, busy, skip, choice, acting, drawing, refusal, narrow } = useTable()
  const { say, tell } = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const question = choice?.id
  useEffect(() => {
    // What had the focus may have gone with its question: the next one takes it, or the keys would be lost.
    if (question !== undefined && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
  }, [question])
  return (
    <section className="action-bar" aria-label={say('table.open')} data-choice={choice?.kind}>
      {busy && (
        <div className="row">
          <p>{say('choice.nobody')}</p>
          <Button onClick={skip}>{say('table.skip')}</Button>
        </div>
      )}
      {choice && (
        <>
          {!narrow && <SeatSwitch />}
          <header className="action-head">
            {choice.seat === 'team' ? null : (
              <SurvivorFace survivor={board.seats[acting]?.survivor ?? ''} size={40} />
            )}
            <div>
              <h2 ref={heading} tabIndex={-1}>
                {choice.seat === 'team' ? say('table.team') : tell(tellSurvivor(board, acting))}
              </h2>
              <p>{tell(tellChoice(board, choice))}</p>
            </div>
            {narrow && drawing && <PassButton choice={choice} />}
          </header>
          {refusal && <RefusalNote refusal={refusal} role="alert" />}
          {drawing ? (
            <DrawingPanel drawing={drawing} />
          ) : choice.kind === 'deal' ? (
            <DealPanel />
          ) : (
            <AnswerPanel choice={choice} />
          )}
        </>
      )}
      {!choice && refusal && <RefusalNote refusal={refusal} role="alert" />}
    </section>
  )
}
