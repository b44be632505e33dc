import './game-switch.css'
import { allGames } from '../games/registry.ts'
import { gameName } from '../i18n/game-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { hrefOf, type Route } from './routes.ts'

interface Props {
  readonly game: string
  /** The same place in another game. */
  readonly to: (game: string) => Exclude<Route, { screen: 'nowhere' }>
}

/** On pages that are about one game: the way to the same page of the others, where there are any. */
export function GameSwitch({ game, to }: Props) {
  const words = useWords()
  const games = allGames()
  if (games.length < 2) return null
  return (
    <nav className="game-switch" aria-label={words.say('landing.games')}>
      {games.map(({ id }) => (
        <a key={id} href={hrefOf(to(id))} aria-current={id === game ? 'page' : undefined}>
          {gameName(words, id)}
        </a>
      ))}
    </nav>
  )
}
