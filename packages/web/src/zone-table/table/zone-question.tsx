import type { Game } from '@graveshift/kernel'
import type { ReactNode } from 'react'
import { PlainQuestion, QuestionPanel } from '../../generic/question-panel.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { Catch } from '../../rescue/catch.tsx'
import { panelFor } from '../decide/index.ts'
import { OthersQuestion } from '../decide/others-question.tsx'
import { TurnPanel } from '../turn/turn-panel.tsx'
import { useZones } from './zone-table-state.ts'

/** A turn is asked for by its buttons, anything else as its answers say. */
function Asked({ choice }: { readonly choice: Game['choice'] }) {
  const { taking, session, board, face } = useZones()
  const { tell, name } = useWords()
  if (choice.kind !== 'act' || taking === undefined) {
    const Panel = panelFor(choice.kind, face.panels)
    const plain = <PlainQuestion choice={choice} />
    if (!Panel) return plain
    // Whatever breaks, nobody is stuck: the list of answers is always there.
    return (
      <Catch of={choice.id} otherwise={() => plain}>
        <Panel key={choice.id} choice={choice} />
      </Catch>
    )
  }
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
  return (
    <>
      <QuestionPanel over={over}>{(choice) => <Asked choice={choice} />}</QuestionPanel>
      <OthersQuestion />
    </>
  )
}
