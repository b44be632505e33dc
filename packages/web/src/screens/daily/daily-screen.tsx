import './daily.css'
import { dayAfter, dayInWords } from '@graveshift/table'
import { useState } from 'react'
import { Loading } from '../../app/loading.tsx'
import { hrefOf } from '../../app/routes.ts'
import { dailyGame } from '../../daily/memory.ts'
import { optionsOn, startDaily } from '../../daily/start-daily.ts'
import { type Daily, useDaily } from '../../daily/use-daily.ts'
import { InGame } from '../../games/in-game.tsx'
import { faceOf, firstGame } from '../../games/registry.ts'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useSavedGames } from '../../store/use-saved-games.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { onFirstPress } from '../../ui/first-press.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { ResultList } from './result-list.tsx'

const SEATS = ['1', '2', '3', '4', '5', '6'] as const

/** One table a day, the same for everybody, and how it went for the others. */
export function DailyScreen({ day }: { readonly day: string | undefined }) {
  const game = firstGame()
  useWordSet('daily')
  const daily = useDaily(game, day)
  return <InGame game={game}>{daily ? <DailyTable game={game} daily={daily} /> : <Loading />}</InGame>
}

function DailyTable({ game, daily }: { readonly game: string; readonly daily: Daily }) {
  const { say, language } = useWords()
  const [wanted, setWanted] = useState<(typeof SEATS)[number]>('1')
  const seats = Number(wanted)
  const { day, today, seed, listed } = daily
  return (
    <div className="page daily">
      <header className="daily-head">
        <h1>{say('daily.title')}</h1>
        <nav className="row" aria-label={say('daily.title')}>
          <ButtonLink href={hrefOf({ screen: 'daily', day: dayAfter(day, -1) })}>
            {say('daily.before')}
          </ButtonLink>
          {day < today && (
            <ButtonLink href={hrefOf({ screen: 'daily', day: dayAfter(day, 1) })}>
              {say('daily.after')}
            </ButtonLink>
          )}
          {day < dayAfter(today, -1) && (
            <ButtonLink href={hrefOf({ screen: 'daily', day: undefined })}>{say('daily.today')}</ButtonLink>
          )}
        </nav>
        <p className="daily-day">
          {dayInWords(day, language)}
          {day === today && <span className="tag">{say('daily.today')}</span>}
        </p>
        <p className="fine">{say('daily.about')}</p>
      </header>
      <section className="panel daily-table" aria-labelledby="daily-table">
        <h2 id="daily-table" className="unseen">
          {say('daily.of', { day: dayInWords(day, language) })}
        </h2>
        <Setup game={game} seed={seed} seats={seats} />
        <RadioGroup
          legend={say('daily.seats')}
          value={wanted}
          options={SEATS.map((value) => ({ value, label: value }))}
          onChange={setWanted}
        />
        <PlayIt game={game} seed={seed} seats={seats} />
        {!listed && <p className="daily-note">{say('daily.offline')}</p>}
        {listed && day < dayAfter(today, -1) && <p className="fine">{say('daily.past')}</p>}
      </section>
      {listed && <ResultList game={game} day={day} seats={seats} />}
    </div>
  )
}

interface DealProps {
  readonly game: string
  readonly seed: string
  readonly seats: number
}

/** Against whom, how hard, and with whom. */
function Setup({ game, seed, seats }: DealProps) {
  const { InPictures } = faceOf(game)
  const options = optionsOn(game, seed, seats)
  return options === undefined || !InPictures ? null : <InPictures options={options} />
}

/** Begins it, goes on with it, or shows how it went here. */
function PlayIt({ game, seed, seats }: DealProps) {
  const { say } = useWords()
  const saved = useSavedGames()
  const id = dailyGame(seed, seats)
  const mine = saved.state === 'ready' ? saved.games.find((each) => each.id === id) : undefined
  const play = () => {
    const begun = startDaily(game, seed, seats)
    if (begun !== undefined) window.location.hash = hrefOf({ screen: 'game', id: begun })
  }
  return (
    <div className="row">
      {mine && (
        <ButtonLink
          kind="primary"
          size="l"
          href={hrefOf({ screen: mine.outcome === undefined ? 'game' : 'end', id: mine.id })}
        >
          {say(mine.outcome === undefined ? 'daily.continue' : 'daily.see')}
        </ButtonLink>
      )}
      <Button kind={mine ? 'plain' : 'primary'} size="l" onClick={onFirstPress(play)}>
        {say(mine ? 'daily.again' : 'daily.play')}
      </Button>
    </div>
  )
}
