import { useState } from 'react'
import { cutRecord } from '../../after/cut-record.ts'
import type { Moment } from '../../after/replay.ts'
import { hrefOf } from '../../app/routes.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { GearUpStore } from '../../store/gear-up.ts'
import { gearUp } from '../../store/load-gear-up.ts'
import { isRefused, type RefusedFile } from '../../store/refused-file.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  readonly store: GearUpStore
  readonly moment: Moment | undefined
}

/** A new game from the place shown. */
export function Branch({ store, moment }: Props) {
  const { say } = useWords()
  const [refused, setRefused] = useState<RefusedFile>()
  if (!moment) return null
  const isOver = moment.board.outcome !== undefined
  const branch = async () => {
    const { importGame } = await gearUp()
    const cut = cutRecord(store.session.record({ for: 'host' }), moment.batch.seq)
    const next = importGame(cut, 'branch')
    if (isRefused(next)) setRefused(next.refused)
    else window.location.hash = hrefOf({ screen: 'game', id: next.id })
  }
  return (
    <div className="branch">
      <Button disabled={isOver} aria-describedby="branch-about" onClick={() => void branch()}>
        {say('replay.branch')}
      </Button>
      <p id="branch-about" className="fine">
        {say(isOver ? 'replay.branch.over' : 'replay.branch.about')}
      </p>
      {refused && (
        <p role="alert" className="refused">
          {say(`refused-file.${refused}`)}
        </p>
      )}
    </div>
  )
}
