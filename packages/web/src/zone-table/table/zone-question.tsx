import type { Game } from '@graveshift/kernel'
import type { ReactNode } from 'react'
import { PlainQuestion, QuestionPanel } from '../../generic/question-panel.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { TurnPanel } from '../turn/turn-panel.tsx'
import { useZones } from './zone-table-state.ts'

/** A turn is asked for by its buttons, anything else as its answers say. */
function Asked({ choice }: { readonly choice: Game['choice'] }) {
  const { taking, session, board } = useZones()
  const { tell, name } = useWords()
  if (choice.kind !== 'act' || taking === undefined) return <PlainQuestion choice={choice} />
  return (
    <>
      <h2 className="unseen" tabIndex={-1} data-focus="question">
        {name('survivor', board.people[taking]?.id ?? '', 'name')}:{' '}
        {tell(session.module.tellChoice(session.options, choice, session.state.board))}
      </h2>
      <TurnPanel choice={choice} person={taking} />
    </>
  )
}

/** What is asked, in the right column. */
export function ZoneQuestion({ over }: { readonly over: ReactNode }) {
  return <QuestionPanel over={over}>{(choice) => <Asked choice={choice} />}</QuestionPanel>
}
