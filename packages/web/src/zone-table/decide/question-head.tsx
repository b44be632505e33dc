import type { Game } from '@graveshift/kernel'
import { NONE } from '@graveshift/zones'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { ForGood } from '../../table/for-good.tsx'
import { SeatSwitch } from '../../table/seat-switch.tsx'
import { tellSeat } from '../../table/tell-seat.ts'
import { useDeciding } from './deciding.ts'

interface Props {
  readonly choice: Game['choice']
  /** Who is asked about, by the place among the people. */
  readonly person?: number
  readonly title?: string
  /** Each answer says itself whether it is for good. */
  readonly isEachTold?: boolean
  readonly children?: ReactNode
}

/** Whose question it is, and what is asked, in the words of the game. */
export function QuestionHead({ choice, person = NONE, title, isEachTold = false, children }: Props) {
  const { table, board, skin } = useDeciding()
  const { say, tell } = useWords()
  const { session, acting } = table
  const who = board.people[person]
  const isAlone = session.seats === 1
  const asked = tell(session.module.tellChoice(session.options, choice, session.state.board))
  return (
    <>
      <SeatSwitch />
      <header className="decide-head">
        {who && <skin.Person survivor={who.id} size={46} />}
        <div>
          <h2 tabIndex={-1} data-focus="question">
            {title ?? asked}
          </h2>
          {title !== undefined && <p className="fine">{asked}</p>}
          {!isAlone && (
            <p className="fine">
              {choice.seat === 'team' ? say('table.team') : tell(tellSeat(session, acting))}
            </p>
          )}
          {children}
          {!isEachTold && <ForGood choice={choice} />}
        </div>
      </header>
    </>
  )
}
