import type { Game } from '@graveshift/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { PlayIt } from './play-it.tsx'

interface Props {
  readonly answer: { readonly pick: Game['pick']; readonly place: number; readonly isShared: boolean }
  readonly isChosen: boolean
  readonly onChoose: () => void
  /** What it is, and what speaks for and against it. */
  readonly children: ReactNode
  /** How good it is. */
  readonly grade: ReactNode
}

/** One answer among those the coach thinks best: pressed, it is shown on the table and can be played. */
export function RankedRow({ answer: { pick, place, isShared }, isChosen, onChoose, children, grade }: Props) {
  const { say } = useWords()
  return (
    <li data-chosen={isChosen ? '' : undefined}>
      <button type="button" className="ranked" aria-expanded={isChosen} onClick={onChoose}>
        <span className="ranked-place">
          <span aria-hidden="true">{isShared ? `=${place}` : place}</span>
          <span className="unseen">{say(isShared ? 'coach.place.shared' : 'coach.place', { place })}</span>
        </span>
        <span className="ranked-told">{children}</span>
        <span className="ranked-grade">{grade}</span>
      </button>
      {isChosen && <PlayIt pick={pick} />}
    </li>
  )
}
