import { nameOfRules } from '@graveshift/games'
import './shelf.css'
import { type Game, has } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'
import { type DragEvent, useRef, useState } from 'react'
import { hrefOf } from '../../app/routes.ts'
import { GameWords, useAllGameWords } from '../../games/in-game.tsx'
import { firstGame, gameOf } from '../../games/registry.ts'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords, useWordsOf } from '../../i18n/use-words.ts'
import { importFile } from '../../store/files.ts'
import type { GameEntry } from '../../store/game-entry.ts'
import { isRefused, type RefusedFile } from '../../store/refused-file.ts'
import { useCampaigns } from '../../store/use-campaigns.ts'
import { useSavedGames } from '../../store/use-saved-games.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { campaignTitle } from '../campaign/campaign-title.ts'
import { CampaignRow } from './campaign-row.tsx'
import { DamagedGames } from './damaged-games.tsx'
import { type Removed, type RemovedCampaign, removeCampaignForNow, removeForNow } from './remove-for-now.ts'
import { ShelfRow } from './shelf-row.tsx'
import { titleOf } from './title-of.ts'

/** The button that was pressed is gone with its game: the way back gets the focus. */
const focusOn = (button: HTMLButtonElement | null): void => button?.focus()

/** All games in this browser, side by side. */
export function ShelfScreen() {
  useAllGameWords()
  useWordSet('after')
  useWordSet('campaign')
  const words = useWords()
  const { say } = words
  const wordsOf = useWordsOf()
  const saved = useSavedGames()
  const campaigns = useCampaigns() ?? []
  const [checked, setChecked] = useState<{ readonly at: number; readonly of: number }>()
  const file = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<RefusedFile>()
  const [taken, setTaken] = useState<string>()
  const [removed, setRemoved] = useState<Removed>()
  const [gone, setGone] = useState<RemovedCampaign>()
  const [over, setOver] = useState(false)

  const titleOfSession = ({ module, options }: Session<Game>) =>
    titleOf({ label: gameOf(nameOfRules(module)).labelOf(options) }, wordsOf(nameOfRules(module)))

  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    setRefused(undefined)
    setTaken(undefined)
    const imported = await importFile(chosen, (at, of) => setChecked({ at: at + 1, of }))
    setChecked(undefined)
    if (isRefused(imported)) setRefused(imported.refused)
    else
      setTaken(
        has(imported, 'game')
          ? titleOfSession(imported.game.session)
          : campaignTitle(words, imported.campaign),
      )
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }
  const remove = async (entry: GameEntry) => setRemoved(await removeForNow(entry.id))
  const bringBack = async () => {
    await removed?.bringBack()
    setRemoved(undefined)
  }

  const removeWhole = async (id: string) => setGone(await removeCampaignForNow(id))
  // Games of campaigns stand with their campaign.
  const all = saved.state === 'ready' ? saved.games : []
  const games = all.filter(({ campaign }) => !campaign)
  const survivorsIn = (id: string) => all.find(({ campaign }) => campaign?.id === id)?.label.survivors ?? []
  const groups = [
    { title: say('shelf.running'), games: games.filter(({ outcome }) => outcome === undefined) },
    { title: say('shelf.done'), games: games.filter(({ outcome }) => outcome !== undefined) },
  ].filter((group) => group.games.length > 0)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut for the button
    <div
      className={over ? 'page shelf is-over' : 'page shelf'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <header className="page-head">
        <h1>{say('shelf.title')}</h1>
        <nav className="row" aria-label={say('landing.more')}>
          <ButtonLink kind="quiet" href={hrefOf({ screen: 'statistics' })}>
            {say('stats.title')}
          </ButtonLink>
          <ButtonLink kind="quiet" href={hrefOf({ screen: 'achievements' })}>
            {say('achievements.title')}
          </ButtonLink>
        </nav>
      </header>
      <div className="shelf-import">
        <Button onClick={() => file.current?.click()}>{say('shelf.import')}</Button>
        <input
          ref={file}
          className="unseen"
          type="file"
          accept="application/json,.json"
          tabIndex={-1}
          aria-label={say('shelf.import')}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            void take(chosen).then(() => {
              target.value = ''
            })
          }}
        />
        <p className="fine">{say('shelf.import.about')}</p>
      </div>
      {refused && (
        <p role="alert" className="refused">
          {say(`refused-file.${refused}`)}
        </p>
      )}
      {saved.state === 'refused' && (
        <p role="alert" className="refused">
          {say('saved.refused')}
        </p>
      )}
      <div role="status">
        {checked && <p>{say('campaigns.checking', { ...checked })}</p>}
        {gone && (
          <p className="shelf-removed">
            <span>{say('campaigns.removed', { title: campaignTitle(words, gone.campaign) })}</span>
            <Button
              ref={focusOn}
              kind="primary"
              onClick={() => void gone.bringBack().then(() => setGone(undefined))}
            >
              {say('shelf.undo')}
            </Button>
          </p>
        )}
        {taken !== undefined && <p>{say('shelf.imported', { title: taken })}</p>}
        {removed && (
          <p className="shelf-removed">
            <span>
              {say('shelf.deleted', { title: titleOf(removed.entry, wordsOf(removed.entry.game)) })}
            </span>
            <Button ref={focusOn} kind="primary" onClick={() => void bringBack()}>
              {say('shelf.undo')}
            </Button>
          </p>
        )}
      </div>
      {saved.state === 'ready' && <DamagedGames ids={saved.damaged} />}
      {saved.state === 'ready' && games.length === 0 && campaigns.length === 0 && (
        <section className="shelf-empty panel">
          <h2>{say('shelf.empty.title')}</h2>
          <p>{say('shelf.empty.text')}</p>
          <ButtonLink kind="primary" href={hrefOf({ screen: 'set-up', game: firstGame() })}>
            {say('landing.set-up')}
          </ButtonLink>
        </section>
      )}
      {campaigns.length > 0 && (
        <section aria-label={say('campaigns.list')}>
          <h2>
            {say('campaigns.list')}{' '}
            <span className="fine">{say('shelf.used', { count: campaigns.length })}</span>
          </h2>
          <ul className="shelf-list">
            {campaigns.map((campaign) => (
              <GameWords key={campaign.id} game={campaign.game}>
                <CampaignRow
                  campaign={campaign}
                  survivors={survivorsIn(campaign.id)}
                  onRemove={() => void removeWhole(campaign.id)}
                />
              </GameWords>
            ))}
          </ul>
        </section>
      )}
      {groups.map((group) => (
        <section key={group.title} aria-label={group.title}>
          <h2>
            {group.title} <span className="fine">{say('shelf.used', { count: group.games.length })}</span>
          </h2>
          <ul className="shelf-list">
            {group.games.map((entry) => (
              <GameWords key={entry.id} game={entry.game}>
                <ShelfRow entry={entry} onRemove={() => void remove(entry)} />
              </GameWords>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
