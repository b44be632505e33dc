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
import { SeedField } from './seed-field.tsx'
import { StartForm } from './start-form.tsx'

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
  useEffect(() => {
    kept.set(game, options)
  }, [game, options])
  const seats = seatsOf(options)

  const read = module.readOptions(options)
  const cannot = isFault(read) ? say('refusal.bad-options', { why: read.message }) : undefined

  const start = async () => {
    const { startGame } = await allToPlay(game)
    const wanted = seed.trim()
    const { id } = await startGame(
      game,
      options,
      wanted === '' ? undefined : wanted,
      seats.map(({ id }) => bots[id]),
    )
    return id
  }

  return (
    <StartForm
      className="page set-up"
      start={start}
      label={say('set-up.start')}
      cannot={cannot}
      beside={
        <Button size="l" onClick={() => setOptions(randomOptions(options, roll))}>
          {say('set-up.random')}
        </Button>
      }
    >
      <h1>{say('set-up.title', { game: gameName({ say }, game) })}</h1>
      {findListed(game)?.campaign && (
        <p>
          <ButtonLink href={hrefOf({ screen: 'campaign-set-up', game })}>{say('set-up.campaign')}</ButtonLink>
        </p>
      )}

      <SetUp options={options} onChange={setOptions}>
        <SeedField seed={seed} onSeed={setSeed} />
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
    </StartForm>
  )
}
