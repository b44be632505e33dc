import { useState } from 'react'
import { branchAt } from '../../after/branch-at.ts'
import type { Moment } from '../../after/replay.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { OpenGame } from '../../store/open-games.ts'
import type { RefusedFile } from '../../store/refused-file.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  readonly store: OpenGame
  readonly moment: Moment | undefined
}

/** A new game from the place shown. */
export function Branch({ store, moment }: Props) {
  const { say } = useWords()
  const [refused, setRefused] = useState<RefusedFile>()
  if (!moment) return null
  const isOver = store.session.rules.outcome(moment.board) !== undefined
  const branch = async () => setRefused(await branchAt(store, moment.batch.seq))
  return (
    <div className="branch">
      <Button
        off={isOver ? say('replay.branch.over') : undefined}
        aria-describedby="branch-about"
        onClick={() => void branch()}
      >
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
