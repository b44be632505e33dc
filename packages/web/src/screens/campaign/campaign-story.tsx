import { type AnyCampaign, ownerOf } from '@graveshift/games'
import { useState } from 'react'
import { hrefOf } from '../../app/routes.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { KeptCampaign } from '../../store/campaign-entry.ts'
import { branchCampaign } from '../../store/campaigns.ts'
import type { GameEntry } from '../../store/game-entry.ts'
import { isRefused, type RefusedFile } from '../../store/refused-file.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { titleOf } from '../shelf/title-of.ts'

interface Props {
  readonly campaign: KeptCampaign
  readonly module: AnyCampaign
  readonly entries: readonly (GameEntry | undefined)[]
}

/** Game after game: what each left behind, and the ways back to it. */
export function CampaignStory({ campaign, module, entries }: Props) {
  const words = useWords()
  const { say, tell } = words
  const [refused, setRefused] = useState<RefusedFile>()
  const { parts, end } = campaign
  const playOn = async (at: number) => {
    const id = await branchCampaign(campaign.id, at).catch(() => ({ refused: 'no-storage' }) as const)
    if (typeof id === 'string') window.location.hash = hrefOf({ screen: 'game', id })
    else if (isRefused(id)) setRefused(id.refused)
  }
  return (
    <section className="campaign-story" aria-labelledby="campaign-story">
      <h2 id="campaign-story">{say('campaigns.story')}</h2>
      <p className="fine">{say('campaigns.branch.about')}</p>
      {refused && (
        <p role="alert" className="refused">
          {say(`refused-file.${refused}`)}
        </p>
      )}
      <ol>
        {parts.map(({ id, start }, at) => {
          const entry = entries[at]
          const after = parts[at + 1]?.start ?? (at === parts.length - 1 ? end?.state : undefined)
          const title = entry ? titleOf(entry, words) : id
          return (
            <li
              key={id}
              data-part={at}
              data-outcome={entry?.outcome}
              data-between={entry && ownerOf(entry.game) !== entry.game ? '' : undefined}
            >
              <h3>{title}</h3>
              {after === undefined ? (
                <p>{say('campaigns.under-way')}</p>
              ) : (
                module
                  .tell(start as object, after as object)
                  .map((telling) => <p key={JSON.stringify(telling)}>{tell(telling)}</p>)
              )}
              <div className="row">
                {after !== undefined && (
                  <ButtonLink kind="quiet" href={hrefOf({ screen: 'replay', id })}>
                    {say('end.replay')}
                  </ButtonLink>
                )}
                <Button
                  kind="quiet"
                  aria-label={say('campaigns.branch.for', { title })}
                  onClick={() => void playOn(at)}
                >
                  {say('campaigns.branch')}
                </Button>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
