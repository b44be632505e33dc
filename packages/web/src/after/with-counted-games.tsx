import { type ReactNode, Suspense, use, useState } from 'react'
import { Loading } from '../app/loading.tsx'
import type { Counted } from '../games/gear-up/after/statistics.ts'
import { useWordSet } from '../i18n/use-word-set.ts'
import { countedGames } from './counted-games.ts'

type Children = (games: readonly Counted[]) => ReactNode

/** Counts past games for a screen. Where storage is refused there are none. */
export function WithCountedGames({ children }: { readonly children: Children }) {
  const [counting] = useState(() => countedGames().catch((): readonly Counted[] => []))
  return (
    <Suspense fallback={<Loading />}>
      <Games counting={counting}>{children}</Games>
    </Suspense>
  )
}

function Games({
  counting,
  children,
}: {
  readonly counting: Promise<readonly Counted[]>
  readonly children: Children
}) {
  useWordSet('gear-up')
  useWordSet('after')
  return children(use(counting))
}
