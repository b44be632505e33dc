import { nameOfRules } from '@graveshift/games'
import { Suspense, use, useState } from 'react'
import { GameOverBar } from '../../after/game-over-bar.tsx'
import { TableLoading } from '../../app/table-loading.tsx'
import { InGame } from '../../games/in-game.tsx'
import { faceOf } from '../../games/registry.ts'
import { CannotOpen } from '../../rescue/cannot-open.tsx'
import { Catch } from '../../rescue/catch.tsx'
import { GameAtHandContext, recordToTell } from '../../rescue/game-at-hand.ts'
import { RescueGame } from '../../rescue/rescue-game.tsx'
import { type OpenGame, openGame } from '../../store/open-games.ts'
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
  const [opening] = useState(() => openGame(id))
  return (
    <Suspense fallback={<TableLoading />}>
      <Opened id={id} opening={opening} />
    </Suspense>
  )
}

interface OpenedProps {
  readonly id: string
  readonly opening: Promise<OpenGame | Refused>
}

function Opened({ id, opening }: OpenedProps) {
  const opened = use(opening)
  if (isRefused(opened)) return <CannotOpen id={id} refused={opened} />
  const game = nameOfRules(opened.session.module)
  const { Table } = faceOf(game)
  return (
    <InGame game={game}>
      <GameAtHandContext value={() => recordToTell(opened)}>
        <div className="table-place">
          <Table store={opened} over={<GameOverBar store={opened} />} />
        </div>
      </GameAtHandContext>
    </InGame>
  )
}
