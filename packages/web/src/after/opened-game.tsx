import { nameOfRules } from '@graveshift/games'
import { type ReactNode, Suspense, use, useState } from 'react'
import { Loading } from '../app/loading.tsx'
import { InGame } from '../games/in-game.tsx'
import { useWordSet } from '../i18n/use-word-set.ts'
import { CannotOpen } from '../rescue/cannot-open.tsx'
import { Catch } from '../rescue/catch.tsx'
import { GameAtHandContext, recordToTell } from '../rescue/game-at-hand.ts'
import { RescueGame } from '../rescue/rescue-game.tsx'
import { type OpenGame, openGame } from '../store/open-games.ts'
import { isRefused, type Refused } from '../store/refused-file.ts'

interface Props {
  readonly id: string
  readonly children: (store: OpenGame) => ReactNode
}

/** Opens a saved game for a screen, or says why it cannot and what is left to do. */
export function OpenedGame({ id, children }: Props) {
  return (
    <Catch otherwise={(failure, again) => <RescueGame id={id} failure={failure} again={again} />}>
      <Opening id={id}>{children}</Opening>
    </Catch>
  )
}

function Opening({ id, children }: Props) {
  const [opening] = useState(() => openGame(id))
  return (
    <Suspense fallback={<Loading />}>
      <Opened id={id} opening={opening}>
        {children}
      </Opened>
    </Suspense>
  )
}

interface OpenedProps extends Props {
  readonly opening: Promise<OpenGame | Refused>
}

function Opened({ id, opening, children }: OpenedProps) {
  useWordSet('after')
  const opened = use(opening)
  if (isRefused(opened)) return <CannotOpen id={id} refused={opened} />
  return (
    <InGame game={nameOfRules(opened.session.module)}>
      <GameAtHandContext value={() => recordToTell(opened)}>{children(opened)}</GameAtHandContext>
    </InGame>
  )
}
