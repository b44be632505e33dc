import { nameOfRules } from '@graveshift/games'
import { Suspense, use, useState } from 'react'
import { GameOverBar } from '../../after/game-over-bar.tsx'
import { TableLoading } from '../../app/table-loading.tsx'
import { InGame } from '../../games/in-game.tsx'
import { faceOf } from '../../games/registry.ts'
import { CannotOpen } from '../../rescue/cannot-open.tsx'
import { Catch } from '../../rescue/catch.tsx'
import { GameAtHandContext, recordToTell } from '../../rescue/game-at-hand.ts'
import { lazyPart } from '../../rescue/lazy-part.tsx'
import { RescueGame } from '../../rescue/rescue-game.tsx'
import type { CampaignPlace } from '../../store/game-entry.ts'
import { type OpenGame, openGame } from '../../store/open-games.ts'
import { isRefused, type Refused } from '../../store/refused-file.ts'
import { shelf } from '../../store/shelf.ts'
import { CampaignContext } from '../../table/campaign-context.ts'

// Most games are played without a campaign around them.
const CampaignOn = lazyPart(async () => (await import('../campaign/campaign-on.tsx')).CampaignOn)
const CountedPart = lazyPart(async () => (await import('../campaign/counted-part.tsx')).CountedPart)

/** Opens a saved game and lays it on the table, or says why it cannot and what is left to do. */
export function GameScreen({ id }: { readonly id: string }) {
  return (
    <Catch otherwise={(failure, again) => <RescueGame id={id} failure={failure} again={again} />}>
      <Opening id={id} />
    </Catch>
  )
}

function Opening({ id }: { readonly id: string }) {
  const [opening] = useState(() => withPlace(id))
  return (
    <Suspense fallback={<TableLoading />}>
      <Opened id={id} opening={opening} />
    </Suspense>
  )
}

/** A saved game, and where in a campaign it is played. */
interface Found {
  readonly game: OpenGame | Refused
  readonly place: CampaignPlace | undefined
}

async function withPlace(id: string): Promise<Found> {
  const [game, entry] = await Promise.all([
    openGame(id),
    // Where storage is refused there is no campaign either.
    shelf()
      .entry(id)
      .catch(() => undefined),
  ])
  return { game, place: entry?.campaign }
}

interface OpenedProps {
  readonly id: string
  readonly opening: Promise<Found>
}

function Opened({ id, opening }: OpenedProps) {
  const { game: opened, place } = use(opening)
  if (isRefused(opened)) return <CannotOpen id={id} refused={opened} />
  if (place?.counted)
    return (
      <Suspense fallback={<TableLoading />}>
        <CountedPart id={id} place={place} />
      </Suspense>
    )
  const game = nameOfRules(opened.session.module)
  const { Table } = faceOf(game)
  return (
    <InGame game={game}>
      <GameAtHandContext value={() => recordToTell(opened)}>
        <CampaignContext value={place}>
          <div className="table-place">
            <Table
              store={opened}
              over={
                place ? (
                  <Suspense fallback={null}>
                    <CampaignOn store={opened} place={place} />
                  </Suspense>
                ) : (
                  <GameOverBar store={opened} />
                )
              }
            />
          </div>
        </CampaignContext>
      </GameAtHandContext>
    </InGame>
  )
}
