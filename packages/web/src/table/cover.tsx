import { nameOfRules } from '@graveshift/games'
import type { Json } from '@graveshift/kernel'
import { useEffect, useRef } from 'react'
import { faceOf, gameOf } from '../games/registry.ts'
import { useWords } from '../i18n/use-words.ts'
import { Button } from '../ui/button.tsx'
import { useAnyTable } from './table-state.ts'
import { tellSeat } from './tell-seat.ts'

/** Lies over the whole page while the device changes hands: nothing under it can be seen, reached or heard. */
export function Cover({ onLift }: { readonly onLift: () => void }) {
  const { session, acting } = useAnyTable()
  const id = nameOfRules(session.module)
  const { Portrait } = faceOf(id)
  const { seatsOf } = gameOf(id)
  const { say, tell } = useWords()
  const cover = useRef<HTMLDialogElement>(null)
  useEffect(() => cover.current?.showModal(), [])
  const survivor = tell(tellSeat(session, acting))
  return (
    <dialog
      ref={cover}
      className="cover"
      aria-label={say('table.cover.pass', { survivor })}
      // Only the button lifts it: browsers that do not know the attribute close it at the second Escape.
      closedby="none"
      onClose={() => cover.current?.showModal()}
    >
      <Portrait survivor={seatsOf(session.options as Json)[acting]?.id ?? ''} size={180} />
      <h2>{say('table.cover.pass', { survivor })}</h2>
      <Button kind="primary" size="l" onClick={onLift} autoFocus data-focus="cover">
        {say('table.cover.lift', { survivor })}
      </Button>
    </dialog>
  )
}
