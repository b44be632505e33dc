import './game-over-bar.css'
import { hrefOf } from '../app/routes.ts'
import { useWords } from '../i18n/use-words.ts'
import type { OpenGame } from '../store/open-games.ts'
import { useGame } from '../store/use-game.ts'
import { ButtonLink } from '../ui/button.tsx'

/** At the table of a finished game: how it ended, and the way to how it went. */
export function GameOverBar({ store }: { readonly store: OpenGame }) {
  const { say, name } = useWords()
  const outcome = useGame(store, (now) => now.outcome)
  if (outcome === undefined) return null
  return (
    <div role="status" className={`game-over game-over-${outcome}`} data-outcome={outcome}>
      <p>{name('outcome', outcome)}</p>
      <ButtonLink kind="primary" href={hrefOf({ screen: 'end', id: store.id })}>
        {say('end.see')}
      </ButtonLink>
      <ButtonLink href={hrefOf({ screen: 'replay', id: store.id })}>{say('end.replay')}</ButtonLink>
    </div>
  )
}
