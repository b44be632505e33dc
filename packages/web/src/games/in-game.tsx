import { ownerOf } from '@graveshift/games'
import { I18nProvider } from '@lingui/react'
import { createContext, type ReactNode, use } from 'react'
import { catalogOf, needWords } from '../i18n/i18n.ts'
import { allGames, firstGame } from './registry.ts'
import { useLoadedGame } from './use-loaded-game.ts'

const GameContext = createContext<string | undefined>(undefined)

/** The game that a part of the page is about. */
export const useGameAround = (): string => use(GameContext) ?? firstGame()

interface Props {
  readonly game: string
  readonly children: ReactNode
}

/** Around what speaks of one game: it finds that game's words. They are there, or what is said goes by its ids. */
export function GameWords({ game, children }: Props) {
  return (
    <I18nProvider i18n={catalogOf(game)}>
      <GameContext value={ownerOf(game)}>{children}</GameContext>
    </I18nProvider>
  )
}

/** Around what shows one game: waits, by suspending, until its rules and words are there. */
export function InGame(props: Props) {
  useLoadedGame(props.game)
  return <GameWords {...props} />
}

/** Waits, by suspending, until the words of all games are there: for lists in which they stand side by side. */
export function useAllGameWords(): void {
  for (const { id } of allGames()) use(needWords({ game: id, set: 'game' }))
}
