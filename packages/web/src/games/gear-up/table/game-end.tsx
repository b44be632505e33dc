import { useState } from 'react'
import { useWords } from '../../../i18n/use-words.ts'
import { EndMoment } from '../../../table/play/end-moment.tsx'
import { BossFigure } from '../art/boss-figure.tsx'
import { SurvivorFace } from '../art/survivor-face.tsx'
import { useCalmTable } from './table-state.ts'

/** The moment of victory or defeat: once its way there was watched, and until it is left. */
export function GameEnd() {
  const { store, session, seq, board, busy, wasShown } = useCalmTable()
  const { tell } = useWords()
  const [left, setLeft] = useState<number>()
  const { outcome } = session
  if (outcome === undefined || busy || !wasShown || left === seq) return null
  const why = store.told(seq).at(-1)
  return (
    <EndMoment outcome={outcome} why={why ? tell(why.telling) : ''} onDone={() => setLeft(seq)}>
      <span className="end-moment-fallen">
        <BossFigure boss={board.boss.id} size={150} />
      </span>
      {board.seats.map(({ survivor }) => (
        <SurvivorFace key={survivor} survivor={survivor} size={56} />
      ))}
    </EndMoment>
  )
}
