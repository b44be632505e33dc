import './table.css'
import type { Choice } from '@graveshift/gear-up'
import { isRefusal, type Json, type Refusal } from '@graveshift/kernel'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { exportGame } from '../../store/files.ts'
import type { GearUpStore } from '../../store/gear-up.ts'
import { useGame } from '../../store/use-game.ts'
import { Button } from '../../ui/button.tsx'
import { boardOf } from './board-view.ts'
import { OpenChoice } from './open-choice.tsx'
import { SeatFigures } from './seat-figures.tsx'
import { StoryLog } from './story-log.tsx'

/**
 * The plain table: figures, open choices as buttons, the log. It is complete, so that a whole game can be played, and
 * it is the place where the drawn table goes.
 */
export function GearUpTable({ store }: { readonly store: GearUpStore }) {
  const { say, name, refuse } = useWords()
  const { view, open, outcome, undoable, safety, seq } = useGame(store)
  const [refusal, setRefusal] = useState<Refusal>()
  const board = boardOf(view)

  const answer = (choice: Choice, pick: Json) => {
    const seat = choice.seat === 'team' ? board.setup.leader : choice.seat
    setRefusal(store.do(seat, choice.id, pick))
  }

  return (
    <div className="page plain-table">
      <header className="table-head">
        <h1>{say('table.title', { round: board.round, turn: board.turn })}</h1>
        <p>
          {name('step', board.step)}
          {board.card && ` · ${name('colour', board.card.colour)}`}
        </p>
        <p className="fine" role="status">
          {say(`table.safety.${safety}`)}
        </p>
        <div className="row">
          <Button disabled={!undoable} onClick={() => setRefusal(store.undo())}>
            {say('table.undo')}
          </Button>
          <Button onClick={() => exportGame(store)}>{say('table.export')}</Button>
        </div>
      </header>

      {outcome !== undefined && (
        <p className="outcome" role="status">
          {name('outcome', outcome)}
        </p>
      )}
      {isRefusal(refusal) && (
        <p className="refused" role="alert">
          {refuse(refusal)}
        </p>
      )}

      <section aria-label={say('table.open')} className="open-choices">
        {open.map((choice) => (
          <OpenChoice key={choice.id} choice={choice} board={board} store={store} onPick={answer} />
        ))}
      </section>

      <section aria-label={say('table.team')} className="seats">
        {board.seats.map((seat, index) => (
          <SeatFigures key={seat.survivor} seat={seat} index={index} board={board} />
        ))}
      </section>

      <StoryLog store={store} seq={seq} />
    </div>
  )
}
