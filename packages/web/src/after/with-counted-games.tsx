import { type ReactNode, Suspense, use, useState } from 'react'
import { Loading } from '../app/loading.tsx'
import { InGame } from '../games/in-game.tsx'
import { useWordSet } from '../i18n/use-word-set.ts'
import { countedGames } from './counted-games.ts'
import type { Counted } from './summary.ts'

type Children = (games: readonly Counted[]) => ReactNode

interface Props {
  readonly game: string
  readonly children: Children
}

/** Counts past games of a kind for a screen. Where storage is refused there are none. */
export function WithCountedGames({ game, children }: Props) {
  const [counting] = useState(() => countedGames(game).catch((): readonly Counted[] => []))
  return (
    <Suspense fallback={<Loading />}>
      <Games game={game} counting={counting}>
        {children}
      </Games>
    </Suspense>
  )
}

function Games({ game, counting, children }: Props & { readonly counting: Promise<readonly Counted[]> }) {
  useWordSet('after')
  const games = use(counting)
  return <InGame game={game}>{children(games)}</InGame>
}
