import type { CampChoice, CampPhase } from '@graveshift/gears-and-guns'
import type { Game } from '@graveshift/kernel'
import { useWords } from '../../../i18n/use-words.ts'
import { ForGood } from '../../../table/for-good.tsx'
import { SeatSwitch } from '../../../table/seat-switch.tsx'
import { useAnyTable } from '../../../table/table-state.ts'
import { useSeatHolder } from '../../../table/use-seat-holder.ts'
import { SurvivorFace } from '../art/people/pictures.ts'
import { CampAnswers } from './camp-answers.tsx'
import { useCamp } from './camp-context.ts'

/** Whose sheet a question is about. */
export function sheetOf(choice: CampChoice): number | undefined {
  switch (choice.kind) {
    case 'reward':
    case 'survivor':
    case 'new-sheet':
    case 'start-companion':
      return choice.sheet
    case 'consent':
      return choice.to
    default:
      return undefined
  }
}

export const wordOfPhase = (phase: CampPhase): string =>
  phase === 'ready' ? 'camp.ready' : `camp.${phase}.name`

/** What the evening is about where its question alone does not say it. */
const EXPLAINED = ['rewards', 'trades', 'survivors', 'new-sheets', 'kept-cards', 'companions'] as const

const isExplained = (phase: CampPhase): phase is (typeof EXPLAINED)[number] =>
  EXPLAINED.some((each) => each === phase)

/** A question of the evening: who is asked, what about, and the answers as things to press. */
export function CampQuestion({ choice: any }: { readonly choice: Game['choice'] }) {
  const choice = any as unknown as CampChoice
  const { session, acting } = useAnyTable()
  const { say, tell } = useWords()
  const { board } = useCamp()
  const holderOf = useSeatHolder(session)
  const sheet = sheetOf(choice)
  const survivor = sheet === undefined ? null : (board.sheets[sheet]?.survivor ?? null)
  const asked = tell(session.module.tellChoice(session.options, any, session.state.board))
  const isAlone = session.seats === 1
  // Told once: five more sheets are begun in the same way.
  const isKnown = board.phase === 'new-sheets' && board.sheets.some((each) => each.survivor !== null)
  return (
    <div className="camp-question">
      <SeatSwitch />
      <header>
        {survivor !== null && <SurvivorFace survivor={survivor} size={48} />}
        <div>
          {board.phase !== 'ready' && <p className="camp-step">{tell({ word: wordOfPhase(board.phase) })}</p>}
          <h2 tabIndex={-1} data-focus="question">
            {asked}
          </h2>
          {!isAlone && (
            <p className="fine">{choice.seat === 'team' ? say('table.team') : holderOf(acting)}</p>
          )}
          <ForGood choice={any} />
        </div>
      </header>
      {isExplained(board.phase) && !isKnown && (
        <p className="camp-about">{say(`campfire.about.${board.phase}`)}</p>
      )}
      <CampAnswers choice={choice} />
    </div>
  )
}
