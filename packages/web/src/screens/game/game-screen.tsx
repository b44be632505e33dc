import { Suspense, use, useState } from 'react'
import { GameOverBar } from '../../after/game-over-bar.tsx'
import { TableLoading } from '../../app/table-loading.tsx'
import { GearUpTable } from '../../games/gear-up/table/gear-up-table.tsx'
import { CannotOpen } from '../../rescue/cannot-open.tsx'
import { Catch } from '../../rescue/catch.tsx'
import { GameAtHandContext, recordToTell } from '../../rescue/game-at-hand.ts'
import { RescueGame } from '../../rescue/rescue-game.tsx'
import type { GearUpStore } from '../../store/gear-up.ts'
import { gearUp } from '../../store/load-gear-up.ts'
import { isRefused, type Refused } from '../../store/refused-file.ts'

/** Opens a saved game and lays it on the table, or says why it cannot and what is left to do. */
export function GameScreen({ id }: { readonly id: string }) {
  return (
    <Catch otherwise={(failure, again) => <RescueGame id={id} failure={failure} again={again} />}>
      <Opening id={id} />
    </Catch>
  )
}

function Opening({ id }: { readonly id: string }) {
  const [opening] = useState(() => gearUp().then(({ openGame }) => openGame(id)))
  return (
    <Suspense fallback={<TableLoading />}>
      <Opened id={id} opening={opening} />
    </Suspense>
  )
}

interface OpenedProps {
  readonly id: string
  readonly opening: Promise<GearUpStore | Refused>
}

function Opened({ id, opening }: OpenedProps) {
  const opened = use(opening)
  if (isRefused(opened)) return <CannotOpen id={id} refused={opened} />
  return (
    <GameAtHandContext value={() => recordToTell(opened)}>
      <div className="table-place">
        <GearUpTable store={opened} over={<GameOverBar store={opened} />} />
      </div>
    </GameAtHandContext>
  )
}
