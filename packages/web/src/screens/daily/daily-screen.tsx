import './daily.css'
import type { DailyTable, Game } from '@graveshift/kernel'
import { dayAfter, dayInWords } from '@graveshift/table'
import { useState } from 'react'
import { GameSwitch } from '../../app/game-switch.tsx'
import { Loading } from '../../app/loading.tsx'
import { hrefOf } from '../../app/routes.ts'
import { dailyGame } from '../../daily/memory.ts'
import { optionsOn, startDaily } from '../../daily/start-daily.ts'
import { type Daily, useDaily } from '../../daily/use-daily.ts'
import { InGame } from '../../games/in-game.tsx'
import { faceOf, gameOf } from '../../games/registry.ts'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useSavedGames } from '../../store/use-saved-games.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { onFirstPress } from '../../ui/first-press.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { ResultList } from './result-list.tsx'

interface Props {
  readonly game: string
  readonly day: string | undefined
}

/** One table a day, the same for everybody, and how it went for the others. */
export function DailyScreen(props: Props) {
  return (
    <InGame game={props.game}>
      <OfGame {...props} />
    </InGame>
  )
}

function OfGame({ game, day }: Props) {
  useWordSet('daily')
  const { say } = useWords()
  const { daily: table } = gameOf(game).module
  if (table) return <OnDay game={game} day={day} table={table} />
  return (
    <div className="page daily">
      <header className="daily-head">
        <h1>{say('daily.title')}</h1>
        <Others game={game} />
      </header>
      <p>{say('daily.none')}</p>
    </div>
  )
}

function OnDay({ game, day, table }: Props & { readonly table: DailyTable<Game> }) {
  const daily = useDaily(game, day)
  return daily ? <TableOfDay game={game} daily={daily} {...table} /> : <Loading />
}

const Others = ({ game }: Pick<Props, 'game'>) => (
  <GameSwitch game={game} to={(other) => ({ screen: 'daily', game: other, day: undefined })} />
)

interface OfDay extends Pick<DailyTable<Game>, 'fewest' | 'most'> {
  readonly game: string
  readonly daily: Daily
}

function TableOfDay({ game, daily, fewest, most }: OfDay) {
  const { say, language } = useWords()
  const { seatsAre } = gameOf(game)
  const [seats, setSeats] = useState(fewest)
  const { day, today, seed, listed } = daily
  return (
    <div className="page daily">
      <header className="daily-head">
        <h1>{say('daily.title')}</h1>
        <nav className="row" aria-label={say('daily.title')}>
          <ButtonLink href={hrefOf({ screen: 'daily', game, day: dayAfter(day, -1) })}>
            {say('daily.before')}
          </ButtonLink>
          {day < today && (
            <ButtonLink href={hrefOf({ screen: 'daily', game, day: dayAfter(day, 1) })}>
              {say('daily.after')}
            </ButtonLink>
          )}
          {day < dayAfter(today, -1) && (
            <ButtonLink href={hrefOf({ screen: 'daily', game, day: undefined })}>
              {say('daily.today')}
            </ButtonLink>
          )}
        </nav>
        <p className="daily-day">
          {dayInWords(day, language)}
          {day === today && <span className="tag">{say('daily.today')}</span>}
        </p>
        <p className="fine">{say('daily.about')}</p>
        <Others game={game} />
      </header>
      <section className="panel daily-table" aria-labelledby="daily-table">
        <h2 id="daily-table" className="unseen">
          {say('daily.of', { day: dayInWords(day, language) })}
        </h2>
        <Setup game={game} seed={seed} seats={seats} />
        <RadioGroup
          legend={say('daily.seats', { are: seatsAre })}
          value={String(seats)}
          options={Array.from({ length: most - fewest + 1 }, (_, index) => {
            const value = String(fewest + index)
            return { value, label: value }
          })}
          onChange={(value) => setSeats(Number(value))}
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
  const { InPictures, InWords } = faceOf(game)
  const options = optionsOn(game, seed, seats)
  if (options === undefined) return null
  return InPictures ? (
    <InPictures options={options} />
  ) : (
    <p className="daily-words">
      <InWords options={options} />
    </p>
  )
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
