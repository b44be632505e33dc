import { findListed } from '@graveshift/games'
import { isFault, type Json } from '@graveshift/kernel'
import { useEffect, useState } from 'react'
import { hrefOf } from '../../app/routes.ts'
import { changeSettings, useSettings } from '../../app/settings.ts'
import { BotSelect } from '../../bots/bot-select.tsx'
import type { SeatBot } from '../../bots/seat-bots.ts'
import { InGame } from '../../games/in-game.tsx'
import { faceOf, gameOf } from '../../games/registry.ts'
import { gameName } from '../../i18n/game-name.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Toggle } from '../../ui/toggle.tsx'
import { allToPlay } from '../all-to-play.ts'

/** What was wished for last, by game: whoever looks something up in the rules comes back to it. */
const kept = new Map<string, Json>()

const roll = (n: number): number => Math.floor(Math.random() * n)

interface Props {
  readonly game: string
}

export function SetUpScreen({ game }: Props) {
  return (
    <InGame game={game}>
      <SetUpForm game={game} />
    </InGame>
  )
}

function SetUpForm({ game }: Props) {
  const { say, tell } = useWords()
  const { SetUp } = faceOf(game)
  const { module, firstOptions, randomOptions, seatsOf } = gameOf(game)
  const [options, setOptions] = useState(() => kept.get(game) ?? firstOptions)
  // A seed is for one game.
  const [seed, setSeed] = useState('')
  // By survivor, so that leaving or moving seats does not change who plays whom.
  const [bots, setBots] = useState<Readonly<Record<string, SeatBot | undefined>>>({})
  const { cover } = useSettings()
  const [starting, setStarting] = useState<'no' | 'yes' | 'failed'>('no')
  useEffect(() => {
    kept.set(game, options)
  }, [game, options])
  const seats = seatsOf(options)

  const read = module.readOptions(options)
  const cannot = isFault(read) ? say('refusal.bad-options', { why: read.message }) : undefined

  const start = async () => {
    setStarting('yes')
    try {
      const { startGame } = await allToPlay(game)
      const wanted = seed.trim()
      const { id } = await startGame(
        game,
        options,
        wanted === '' ? undefined : wanted,
        seats.map(({ id }) => bots[id]),
      )
      window.location.hash = hrefOf({ screen: 'game', id })
    } catch {
      setStarting('failed')
    }
  }

  return (
    <form
      className="page set-up"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <h1>{say('set-up.title', { game: gameName({ say }, game) })}</h1>
      {findListed(game)?.campaign && (
        <p>
          <ButtonLink href={hrefOf({ screen: 'campaign-set-up', game })}>{say('set-up.campaign')}</ButtonLink>
        </p>
      )}

      <SetUp options={options} onChange={setOptions}>
        <label className="seed">
          {say('set-up.seed')}
          <input
            type="text"
            value={seed}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            aria-describedby="seed-about"
            onChange={({ target }) => setSeed(target.value)}
          />
          <span id="seed-about" className="fine">
            {say('set-up.seed.about')}
          </span>
        </label>
      </SetUp>

      <details className="panel">
        <summary>{say('set-up.bots')}</summary>
        <p className="fine">{say('set-up.bots.about')}</p>
        {seats.map(({ id, name }) => (
          <BotSelect
            key={id}
            who={tell(name)}
            value={bots[id]}
            onChange={(bot) => setBots({ ...bots, [id]: bot })}
          />
        ))}
      </details>

      {seats.length > 1 && (
        <Toggle
          label={say('settings.cover')}
          about={say('settings.cover.about')}
          on={cover}
          onChange={(on) => changeSettings({ cover: on })}
        />
      )}

      <div className="set-up-actions">
        <Button
          type="submit"
          kind="primary"
          size="l"
          off={starting === 'yes' ? say('shell.under-way') : cannot}
        >
          {say('set-up.start')}
        </Button>
        <Button size="l" onClick={() => setOptions(randomOptions(options, roll))}>
          {say('set-up.random')}
        </Button>
      </div>
      {starting === 'failed' && (
        <p role="alert" className="refused">
          {say('landing.failed')}
        </p>
      )}
    </form>
  )
}
