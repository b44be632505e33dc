import { NONE } from '@graveshift/zones'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { EndMoment } from '../../table/play/end-moment.tsx'
import { Sign } from '../table/sign.tsx'
import { useZones } from '../table/zone-table-state.ts'

/** The moment of victory or defeat, once its way there was seen, and until it is left. */
export function ZoneEnd() {
  const { face, store, session, seq, board, busy, wasShown } = useZones()
  const { tell } = useWords()
  const [left, setLeft] = useState<number>()
  const { outcome } = session
  const [opened] = useState(seq)
  // A game that was over when it was opened has had its moment.
  if (outcome === undefined || busy || left === seq || (!wasShown && opened === seq)) return null
  const why = store.told(seq).at(-1)
  const { Head } = face
  return (
    <EndMoment outcome={outcome} why={why ? tell(why.telling) : ''} onDone={() => setLeft(seq)}>
      {outcome === 'lost' && <Sign name="skull" size={120} />}
      {board.people
        .filter(({ seat }) => seat !== NONE)
        .map(({ id, zone, health }) => (
          <span key={id} data-fallen={zone === NONE && health <= 0 ? '' : undefined}>
            <Head survivor={id} size={56} />
          </span>
        ))}
    </EndMoment>
  )
}
