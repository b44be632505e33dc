import { useEffect, useRef } from 'react'
import { useWords } from '../../../i18n/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { SurvivorPortrait } from '../art/survivor-portrait.tsx'
import { useCalmTable } from './table-state.ts'
import { tellSurvivor } from './tell-pick.ts'

/** Lies over the whole page while the device changes hands: nothing under it can be seen, reached or heard. */
export function Cover({ onLift }: { readonly onLift: () => void }) {
  const { board, acting } = useCalmTable()
  const { say, tell } = useWords()
  const cover = useRef<HTMLDialogElement>(null)
  useEffect(() => cover.current?.showModal(), [])
  const survivor = tell(tellSurvivor(board, acting))
  return (
    <dialog
      ref={cover}
      className="cover"
      aria-label={say('table.cover.pass', { survivor })}
      // Only the button lifts it.
      onCancel={(event) => event.preventDefault()}
    >
      <SurvivorPortrait survivor={board.seats[acting]?.survivor ?? ''} size={180} />
      <h2>{say('table.cover.pass', { survivor })}</h2>
      <Button kind="primary" size="l" onClick={onLift} autoFocus data-focus="cover">
        {say('table.cover.lift', { survivor })}
      </Button>
    </dialog>
  )
}
