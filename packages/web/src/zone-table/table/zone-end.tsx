import { NONE } from '@graveshift/zones'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { EndMoment } from '../../table/play/end-moment.tsx'
import { useZones } from './zone-table-state.ts'

/** The moment of victory or defeat: once its way there was watched, and until it is left. */
export function ZoneEnd() {
  const { face, store, session, seq, board, busy, wasShown } = useZones()
  const { tell } = useWords()
  const [left, setLeft] = useState<number>()
  const { outcome } = session
  if (outcome === undefined || busy || !wasShown || left === seq) return null
  const why = store.told(seq).at(-1)
  return (
    <EndMoment outcome={outcome} why={why ? tell(why.telling) : ''} onDone={() => setLeft(seq)}>
      {board.people
        .filter(({ seat }) => seat !== NONE)
        .map(({ id }) => (
          <face.Head key={id} survivor={id} size={56} />
        ))}
    </EndMoment>
  )
}
