import '../../generic/styles/index.css'
import '../statistics/statistics.css'
import './campaign.css'
import type { AnyCampaign } from '@graveshift/games'
import { Suspense, use, useEffect, useState } from 'react'
import { Loading } from '../../app/loading.tsx'
import { hrefOf } from '../../app/routes.ts'
import { InGame } from '../../games/in-game.tsx'
import { OverviewPanel } from '../../generic/overview-panel.tsx'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Part } from '../../rescue/part.tsx'
import { isSoundCampaign, type KeptCampaign, stateOf } from '../../store/campaign-entry.ts'
import { campaignShelf } from '../../store/campaign-shelf.ts'
import { campaignOf } from '../../store/campaigns.ts'
import type { KeptSummary } from '../../store/database.ts'
import type { GameEntry } from '../../store/game-entry.ts'
import { shelf } from '../../store/shelf.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StatisticsFigures } from '../statistics/statistics-figures.tsx'
import { CampaignStory } from './campaign-story.tsx'
import { campaignTitle } from './campaign-title.ts'
import { CampaignTools } from './campaign-tools.tsx'

interface Opened {
  readonly campaign: KeptCampaign
  readonly module: AnyCampaign
  readonly entries: readonly (GameEntry | undefined)[]
  /** Its finished games in figures. */
  readonly counted: readonly KeptSummary[]
}

async function opened(id: string): Promise<Opened | undefined> {
  const campaign = await campaignShelf.get(id).catch(() => undefined)
  if (!isSoundCampaign(campaign)) return undefined
  const module = await campaignOf(campaign.game)
  if (!module) return undefined
  const [entries, summaries] = await Promise.all([
    Promise.all(campaign.parts.map((part) => shelf().entry(part.id))),
    shelf().summaries(),
  ])
  const counted = summaries.filter(
    ({ id, game }) => game === campaign.game && campaign.parts.some((part) => part.id === id),
  )
  return { campaign, module, entries, counted }
}

/** The book of a campaign: where it stands, what happened, and what can be done with it. */
export function CampaignScreen({ id }: { readonly id: string }) {
  const [opening, setOpening] = useState(() => opened(id))
  useEffect(() => shelf().onChange(() => setOpening(opened(id))), [id])
  return (
    <Suspense fallback={<Loading />}>
      <Book opening={opening} />
    </Suspense>
  )
}

function Book({ opening }: { readonly opening: Promise<Opened | undefined> }) {
  useWordSet('after')
  useWordSet('campaign')
  const { say } = useWords()
  const found = use(opening)
  if (!found)
    return (
      <Notice role="alert" title={say('table.cannot-open')} text={say('campaigns.not-found')}>
        <ButtonLink kind="primary" href={hrefOf({ screen: 'shelf' })}>
          {say('shelf.title')}
        </ButtonLink>
      </Notice>
    )
  return (
    <InGame game={found.campaign.game}>
      <Pages {...found} />
    </InGame>
  )
}

function Pages({ campaign, module, entries, counted }: Opened) {
  const words = useWords()
  const { say, tell } = words
  const last = campaign.parts.at(-1)
  const ending = campaign.end && last ? module.tell(last.start as object, campaign.end.state as object) : []
  return (
    <div className="page campaign" data-campaign={campaign.id} data-outcome={campaign.end?.outcome}>
      <header className="page-head">
        <div>
          <h1>{campaignTitle(words, campaign)}</h1>
          <p>{tell(campaign.label)}</p>
        </div>
      </header>
      {ending.length > 0 && (
        <section className={`campaign-ending game-over-${campaign.end?.outcome}`} role="status">
          {ending.map((telling) => (
            <p key={telling.word}>{tell(telling)}</p>
          ))}
        </section>
      )}
      <CampaignTools campaign={campaign} />
      <Part name="table">
        <div className="table-overview">
          <OverviewPanel overview={module.overview(stateOf(campaign) as object)} />
        </div>
      </Part>
      <CampaignStory campaign={campaign} module={module} entries={entries} />
      {counted.length > 0 && (
        <section aria-label={say('campaigns.figures')}>
          <h2>{say('campaigns.figures')}</h2>
          <Part name="figures">
            <StatisticsFigures game={campaign.game} games={counted} />
          </Part>
        </section>
      )}
    </div>
  )
}
