import { useState } from 'react'
import { branchAt } from '../../after/branch-at.ts'
import type { ReplayPlace } from '../../after/replay.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { OpenGame } from '../../store/open-games.ts'
import type { RefusedFile } from '../../store/refused-file.ts'
import { Button } from '../../ui/button.tsx'
import { onFirstPress } from '../../ui/first-press.ts'

interface Props {
  readonly store: OpenGame
  readonly place: ReplayPlace | undefined
}

/** A new game from the place shown. */
export function Branch({ store, place }: Props) {
  const { say } = useWords()
  const [refused, setRefused] = useState<RefusedFile>()
  if (!place) return null
  const isOver = store.session.rules.outcome(place.board) !== undefined
  const branch = async () => setRefused(await branchAt(store, place.batch.seq))
  return (
    <div className="branch">
      <Button
        off={isOver ? say('replay.branch.over') : undefined}
        aria-describedby="branch-about"
        onClick={onFirstPress(() => void branch())}
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
