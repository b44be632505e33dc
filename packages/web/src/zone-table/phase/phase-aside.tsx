import { useState } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { Key } from '../../table/key.tsx'
import { useZones } from '../table/zone-table-state.ts'
import { PhasePanel } from './phase-panel.tsx'
import { RecapPanel } from './recap-panel.tsx'
import { useRecap } from './use-phase.ts'

/**
 * Beside the board: what the zombies do while they do it, then what hit us, until somebody decides something or has read
 * it. It can be called back.
 */
export function PhaseAside() {
  const { phase, seq, board, busy } = useZones()
  const { say } = useWords()
  const { recap, isFresh } = useRecap()
  /** Put away, or called back, in which state of the table. */
  const [wish, setWish] = useState<{ readonly seq: number; readonly isOpen: boolean }>()
  if (phase.at !== undefined) return <PhasePanel />
  if (!recap || busy) return null
  const isOpen = wish?.seq === seq ? wish.isOpen : isFresh && recap.struck.length > 0
  if (isOpen) return <RecapPanel recap={recap} board={board} onDone={() => setWish({ seq, isOpen: false })} />
  return (
    <button
      type="button"
      className="recap-call"
      aria-keyshortcuts="H"
      onClick={() => setWish({ seq, isOpen: true })}
    >
      {say('zone.phase.recap.title')}
      {recap.lost > 0 && ` (−${recap.lost})`} <Key name="H" />
    </button>
  )
}
