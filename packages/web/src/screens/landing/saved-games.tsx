import { has } from '@graveshift/kernel'
import { type ChangeEvent, Suspense, useRef, useState } from 'react'
import { hrefOf } from '../../app/routes.ts'
import { GameWords } from '../../games/in-game.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { lazyPart } from '../../rescue/lazy-part.tsx'
import { type Imported, importFile } from '../../store/files.ts'
import { isRefused, type RefusedFile } from '../../store/refused-file.ts'
import { useSavedGames } from '../../store/use-saved-games.ts'
import { Button } from '../../ui/button.tsx'
import { useNamed } from './use-named.ts'

// Only those who have saved games fetch what shows them.
const DamagedGames = lazyPart(async () => (await import('../shelf/damaged-games.tsx')).DamagedGames)
const SavedGameRow = lazyPart(async () => (await import('./saved-game-row.tsx')).SavedGameRow)

/** A campaign first shows itself: what happened in it is told there. */
const placeOf = (taken: Imported) =>
  has(taken, 'game')
    ? ({ screen: 'game', id: taken.game.id } as const)
    : ({ screen: 'campaign', id: taken.campaign.id } as const)

/** Games to go on with, and the door for games from a file. */
export function SavedGames() {
  const { say } = useWords()
  const saved = useSavedGames()
  const [refused, setRefused] = useState<RefusedFile>()
  const file = useRef<HTMLInputElement>(null)

  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    target.value = ''
    if (!chosen) return
    const taken = await importFile(chosen)
    if (isRefused(taken)) setRefused(taken.refused)
    else window.location.hash = hrefOf(placeOf(taken))
  }

  const games = saved.state === 'ready' ? saved.games : []
  const named = useNamed(games.map(({ game }) => game))
  return (
    <section className="saved" aria-labelledby="saved-title">
      <div className="saved-head">
        <h2 id="saved-title">{say('saved.title')}</h2>
        <Button kind="quiet" onClick={() => file.current?.click()}>
          {say('saved.import')}
        </Button>
        <input
          ref={file}
          className="unseen"
          type="file"
          accept="application/json,.json"
          tabIndex={-1}
          aria-label={say('saved.import')}
          onChange={take}
        />
      </div>
      {refused && (
        <p role="alert" className="refused">
          {say(`refused-file.${refused}`)}
        </p>
      )}
      {saved.state === 'refused' && <p className="refused">{say('saved.refused')}</p>}
      {saved.state === 'ready' && saved.damaged.length > 0 && (
        <Suspense fallback={null}>
          <DamagedGames ids={saved.damaged} />
        </Suspense>
      )}
      {saved.state === 'ready' && games.length === 0 && <p className="fine">{say('saved.none')}</p>}
      {named && games.length > 0 && (
        <ul className="saved-list">
          {games.map((entry) => (
            <GameWords key={entry.id} game={entry.game}>
              <Suspense fallback={null}>
                <SavedGameRow entry={entry} />
              </Suspense>
            </GameWords>
          ))}
        </ul>
      )}
    </section>
  )
}
