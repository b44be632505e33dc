import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react'
import { useWords } from '../../../../i18n/use-words.ts'
import { lazyPart } from '../../../../rescue/lazy-part.tsx'
import { Part } from '../../../../rescue/part.tsx'
import { useGame } from '../../../../store/use-game.ts'
import { useCompany } from '../../../../table/company.ts'
import { Deferred } from '../../../../table/deferred.tsx'
import { RefusalNote } from '../../../../table/refusal-note.tsx'
import { SeatSwitch } from '../../../../table/seat-switch.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SurvivorFace } from '../../art/survivor-face.tsx'
import { useTable } from '../table-state.ts'
import { tellChoice } from '../tell-choice.ts'
import { tellSurvivor } from '../tell-pick.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { DealPanel } from './deal-panel.tsx'
import { DrawingPanel } from './drawing-panel.tsx'
import { FirstAim } from './first-aim.tsx'
import { HeldTold } from './held-told.tsx'
import { PassButton } from './pass-button.tsx'

const Proposal = lazyPart(async () => (await import('../../../../table/coach/proposal.tsx')).Proposal)

const GearUpHelp = lazyPart(async () => (await import('../coach/gear-up-help.tsx')).GearUpHelp)

interface Props {
  readonly over: ReactNode
  /** Somebody plays here for the first time. */
  readonly isFirst: boolean
}

/** The question in front and everything to answer it with; in its place, when all is over, what there is to do then. */
export function ActionBar({ over, isFirst }: Props) {
  const { store, session, board, busy, skip, choice, acting, drawing, refusal, narrow, proposed, followed } =
    useTable()
  const help = useGame(store, (now) => now.help)
  const [deed] = followed.deeds
  const { say, tell } = useWords()
  const company = useCompany()
  const heading = useRef<HTMLHeadingElement>(null)
  const bar = useRef<HTMLElement>(null)
  const asked = useId()
  const question = choice?.id
  useEffect(() => {
    // Whoever waited at the bar for the table to move is asked next.
    if (question !== undefined && document.activeElement === bar.current)
      heading.current?.focus({ preventScroll: true })
  }, [question])
  return (
    <section
      ref={bar}
      className="action-bar"
      aria-label={say('table.open')}
      data-choice={choice?.kind}
      data-question={choice?.id ?? 'none'}
      data-drawing={drawing ? '' : undefined}
      data-focus="bar"
      tabIndex={-1}
      data-placed={drawing?.now.pinned ? '' : undefined}
      data-wrong={drawing?.why ? '' : undefined}
      data-cut={drawing?.now.first ? '' : undefined}
    >
      {company && (
        <Part name="company" of={company}>
          {company.bar}
          {!busy && !choice && company.waiting}
        </Part>
      )}
      {help.length > 0 && (
        <Part name="coach" of={question}>
          <Suspense fallback={null}>
            <GearUpHelp />
          </Suspense>
        </Part>
      )}
      {over}
      {choice && isFirst && <FirstAim />}
      <HeldTold drawing={drawing} />
      {busy && !choice && (
        <div className="row">
          <p>{deed ? tell(deed.telling) : say('choice.nobody')}</p>
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
              <h2 ref={heading} tabIndex={-1} data-focus="question" aria-describedby={asked}>
                {choice.seat === 'team' ? say('table.team') : tell(tellSurvivor(board, acting))}
              </h2>
              <p id={asked}>{tell(tellChoice(session, board, choice))}</p>
            </div>
            {narrow && drawing && <PassButton choice={choice} />}
          </header>
          {refusal && <RefusalNote refusal={refusal} role="alert" />}
          {narrow && drawing && proposed !== undefined ? (
            <Part name="coach">
              <Suspense fallback={null}>
                <Proposal choice={choice} pick={proposed} />
              </Suspense>
            </Part>
          ) : drawing ? (
            <DrawingPanel drawing={drawing} />
          ) : choice.kind === 'deal' ? (
            <Deferred>
              <DealPanel />
            </Deferred>
          ) : (
            <AnswerPanel choice={choice} />
          )}
        </>
      )}
      {!choice && refusal && <RefusalNote refusal={refusal} role="alert" />}
    </section>
  )
}
