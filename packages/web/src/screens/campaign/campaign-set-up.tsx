import '../set-up/set-up.css'
import './campaign.css'
import { findListed, type ListedGame } from '@graveshift/games'
import { isFault, type Json, type OptionSpec, type RawOptions } from '@graveshift/kernel'
import { Suspense, use, useState } from 'react'
import { Loading } from '../../app/loading.tsx'
import { Nowhere } from '../../app/nowhere.tsx'
import { hrefOf } from '../../app/routes.ts'
import { BotSelect } from '../../bots/bot-select.tsx'
import type { SeatBot } from '../../bots/seat-bots.ts'
import { InGame } from '../../games/in-game.tsx'
import { OptionList } from '../../generic/option-list.tsx'
import { tellSeat } from '../../generic/seat-to-be.ts'
import { gameName } from '../../i18n/game-name.ts'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { wishForCampaign } from '../../online/memory.ts'
import { runningIn } from '../../store/campaign-entry.ts'
import { beginCampaign, campaignOf } from '../../store/campaigns.ts'
import { useCampaigns } from '../../store/use-campaigns.ts'
import { useSavedGames } from '../../store/use-saved-games.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SeedField } from '../set-up/seed-field.tsx'
import { StartForm } from '../set-up/start-form.tsx'
import { CampaignCount } from './campaign-count.tsx'
import { campaignTitle } from './campaign-title.ts'

/** Sets up a campaign of a game, beside those that are under way. */
export function CampaignSetUp({ game }: { readonly game: string }) {
  const listed = findListed(game)
  if (!listed?.campaign) return <Nowhere />
  return (
    <InGame game={game}>
      <Suspense fallback={<Loading />}>
        <Form listed={listed} />
      </Suspense>
    </InGame>
  )
}

function useCampaign(game: string) {
  const coming = campaignOf(game)
  const module = coming && use(coming)
  if (!module) throw new Error(`there is no campaign of '${game}'`)
  return module
}

/** Those under way, so that nobody begins a second one by mistake. */
function Running({ game }: { readonly game: string }) {
  const words = useWords()
  const { say, tell } = words
  const running = useCampaigns()?.filter((each) => each.game === game && !each.end) ?? []
  if (running.length === 0) return null
  return (
    <section className="panel" aria-labelledby="campaigns-running">
      <h2 id="campaigns-running">{say('campaigns.running')}</h2>
      <ul className="campaigns-running">
        {running.map((each) => (
          <li key={each.id} className="row">
            <span>
              <strong>{campaignTitle(words, each)}</strong> · {tell(each.label)}
            </span>
            <ButtonLink href={hrefOf({ screen: 'game', id: runningIn(each) ?? '' })}>
              {say('saved.continue')}
            </ButtonLink>
            <ButtonLink kind="quiet" href={hrefOf({ screen: 'campaign', id: each.id })}>
              {say('campaigns.open')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Form({ listed }: { readonly listed: ListedGame }) {
  useWordSet('campaign')
  const { say, tell } = useWords()
  const module = useCampaign(listed.id)
  const [seats, setSeats] = useState(listed.fewest)
  const [names, setNames] = useState<Readonly<Record<number, string>>>({})
  const [bots, setBots] = useState<Readonly<Record<number, SeatBot | undefined>>>({})
  const [options, setOptions] = useState<RawOptions>({})
  const [seed, setSeed] = useState('')
  const specs: readonly OptionSpec[] = module.options
  const isRefused = useSavedGames().state === 'refused'
  const places = Array.from({ length: seats }, (_, seat) => seat)
  const players = places.map((seat) => (names[seat] ?? '').trim())
  const wrong = module.begin(module.optionsFor(players, options as Readonly<Record<string, Json>>))

  const begin = () =>
    beginCampaign(listed.id, players, options as Readonly<Record<string, Json>>, {
      ...(seed.trim() === '' ? {} : { seed: seed.trim() }),
      bots: places.map((seat) => bots[seat]),
    })

  return (
    <StartForm
      className="page set-up campaign-set-up"
      start={begin}
      label={say('campaigns.begin')}
      beside={
        <ButtonLink
          size="l"
          href={hrefOf({ screen: 'online', game: listed.id })}
          onClick={() => wishForCampaign(listed.id)}
        >
          {say('campaigns.online')}
        </ButtonLink>
      }
      cannot={
        isRefused
          ? say('campaigns.no-storage')
          : isFault(wrong)
            ? say('refusal.bad-options', { why: wrong.message })
            : undefined
      }
    >
      <h1>{say('campaigns.name', { game: gameName({ say }, listed.id) })}</h1>
      <p>{tell({ word: 'campaign.about' })}</p>
      <p>{say('campaigns.begin.about')}</p>
      {isRefused && (
        <p role="alert" className="refused">
          {say('campaigns.no-storage')}
        </p>
      )}
      <Running game={listed.id} />
      <section className="panel">
        <CampaignCount
          listed={listed}
          seats={seats}
          about={say('campaigns.players.about')}
          onChange={setSeats}
        />
        <div className="campaign-names">
          {places.map((seat) => (
            <div key={seat}>
              <label>
                {say('campaigns.player', { number: seat + 1 })}
                <input
                  className="text-input"
                  type="text"
                  value={names[seat] ?? ''}
                  maxLength={24}
                  autoComplete="off"
                  onChange={({ target }) => setNames({ ...names, [seat]: target.value })}
                />
              </label>
              <BotSelect
                who={names[seat] || tell(tellSeat(seat))}
                value={bots[seat]}
                onChange={(bot) => setBots({ ...bots, [seat]: bot })}
              />
            </div>
          ))}
        </div>
      </section>
      <details className="panel">
        <summary>{say('set-up.options')}</summary>
        <OptionList shown={specs} onChange={setOptions} {...{ specs, options }} />
        <SeedField seed={seed} onSeed={setSeed} />
      </details>
    </StartForm>
  )
}
