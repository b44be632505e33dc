import '../../generic/styles/index.css'
import { campaignEnd, isUnderWay, type RoomCampaign } from '@graveshift/table/room'
import { useState } from 'react'
import { hrefOf } from '../../app/routes.ts'
import { OverviewPanel } from '../../generic/overview-panel.tsx'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { campaignOfTable, isFailed } from '../../online/api.ts'
import { importCampaign } from '../../store/campaign-file.ts'
import { isRefused } from '../../store/refused-file.ts'
import { saveText } from '../../store/save-text.ts'
import { Button } from '../../ui/button.tsx'
import type { AtRoom } from './lobby.tsx'

type Props = Pick<AtRoom, 'look' | 'room'>

/** The book of an online campaign: where it stands, what happened, who is on which sheet, and all of it to keep. */
export function CampaignBook({ look, room }: Props) {
  const { campaign } = room
  return campaign ? <Pages look={look} room={room} campaign={campaign} /> : null
}

function Pages({ look, room, campaign }: Props & { readonly campaign: RoomCampaign }) {
  useWordSet('campaign')
  const { say, tell } = useWords()
  const module = campaign.game.campaign
  if (!module) return null
  const end = campaignEnd(campaign, room.play)
  const state = end?.state ?? campaign.state
  const told = [...campaign.story, ...(end ? [end.told] : [])].filter((each) => each.length > 0)
  return (
    <section
      className="campaign-book panel"
      aria-labelledby="campaign-book"
      data-outcome={end?.outcome}
      data-games={campaign.story.length}
    >
      <h2 id="campaign-book">{say('online.campaign')}</h2>
      <p>{tell(module.label(state))}</p>
      {told.length > 0 && (
        <section aria-labelledby="campaign-book-story">
          <h3 id="campaign-book-story">{say('campaigns.story')}</h3>
          <ol className="campaign-book-story" reversed>
            {told.toReversed().map((lines) => (
              <li key={JSON.stringify(lines)}>
                {lines.map((line) => (
                  <p key={JSON.stringify(line)}>{tell(line)}</p>
                ))}
              </li>
            ))}
          </ol>
        </section>
      )}
      <details>
        <summary>{say('campaigns.sheets')}</summary>
        <div className="table-overview">
          <OverviewPanel overview={module.overview(state)} />
        </div>
      </details>
      <Keep look={look} room={room} />
    </section>
  )
}

/** Idle; on the way, with the game that is looked at; or why it cannot be had. */
type Keeping =
  | undefined
  | { readonly at: number; readonly of: number; readonly why?: undefined }
  | { readonly why: string }

/** The whole campaign as a file, or beside one's own campaigns: with replays, figures, and other ways on. */
function Keep({ look, room }: Props) {
  const { say, tell } = useWords()
  const [state, setState] = useState<Keeping>()
  const isBusy = state !== undefined && state.why === undefined
  // The games before are open to all; the one that is played only to the host.
  const off =
    room.phase === 'playing' && room.host !== look.you
      ? say('campaigns.after-game')
      : room.play === undefined && !isUnderWay(room)
        ? say('campaigns.not-begun')
        : isBusy
          ? say('shell.under-way')
          : undefined

  const fetched = async (use: (text: string) => Promise<void>) => {
    setState({ at: 0, of: 0 })
    const record = await campaignOfTable(room.id)
    if (isFailed(record)) return setState({ why: `refusal.${record.failed}` })
    await use(JSON.stringify(record))
  }
  const save = () =>
    fetched(async (text) => {
      saveText(text, `graveshift-campaign-${room.id}.json`, 'application/json')
      setState(undefined)
    })
  const keep = () =>
    fetched(async (text) => {
      const kept = await importCampaign(text, 'file', (at, of) => setState({ at, of })).catch(
        () => ({ refused: 'no-storage' }) as const,
      )
      if (isRefused(kept)) return setState({ why: `refused-file.${kept.refused}` })
      window.location.hash = hrefOf({ screen: 'campaign', id: kept.id })
    })

  return (
    <>
      <div className="row">
        <Button off={off} onClick={() => void save()}>
          {say('campaigns.save')}
        </Button>
        <Button off={off} onClick={() => void keep()}>
          {say('campaigns.keep')}
        </Button>
      </div>
      <p className="fine">{say('campaigns.keep.about')}</p>
      {state && state.why === undefined && state.of > 0 && (
        <p role="status">{say('campaigns.checking', { at: state.at + 1, of: state.of })}</p>
      )}
      {state?.why !== undefined && (
        <p role="alert" className="refused">
          {tell({ word: state.why })}
        </p>
      )}
    </>
  )
}
