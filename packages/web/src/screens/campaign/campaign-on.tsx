import '../../after/game-over-bar.css'
import { ownerOf } from '@graveshift/games'
import { useState } from 'react'
import { hrefOf } from '../../app/routes.ts'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { runningIn } from '../../store/campaign-entry.ts'
import { goOn } from '../../store/campaigns.ts'
import type { CampaignPlace } from '../../store/game-entry.ts'
import type { OpenGame } from '../../store/open-games.ts'
import { isRefused, type RefusedFile } from '../../store/refused-file.ts'
import { useGame } from '../../store/use-game.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

interface Props {
  readonly store: OpenGame
  readonly place: CampaignPlace
}

/** At the table of a finished game of a campaign: how it ended, and the way on. */
export function CampaignOn({ store, place }: Props) {
  useWordSet('campaign')
  const { say, name } = useWords()
  const outcome = useGame(store, (now) => now.outcome)
  const [state, setState] = useState<'at-rest' | 'going' | RefusedFile>('at-rest')
  if (outcome === undefined) return null
  const { id } = store.session.module
  const go = async () => {
    setState('going')
    const campaign = await goOn(store.id).catch(() => ({ refused: 'no-storage' }) as const)
    if (isRefused(campaign)) return setState(campaign.refused)
    const running = runningIn(campaign)
    window.location.hash =
      running === undefined
        ? hrefOf({ screen: 'campaign', id: campaign.id })
        : hrefOf({ screen: 'game', id: running })
  }
  return (
    <div role="status" className={`game-over game-over-${outcome}`} data-outcome={outcome}>
      <p>{name('outcome', outcome)}</p>
      <Button
        kind="primary"
        data-campaign-on
        off={state === 'going' ? say('shell.under-way') : undefined}
        onClick={() => void go()}
      >
        {say('campaigns.on')}
      </Button>
      {ownerOf(id) === id && (
        <ButtonLink href={hrefOf({ screen: 'end', id: store.id })}>{say('end.see')}</ButtonLink>
      )}
      <ButtonLink href={hrefOf({ screen: 'campaign', id: place.id })}>{say('campaigns.open')}</ButtonLink>
      {state !== 'at-rest' && state !== 'going' && (
        <p role="alert" className="refused">
          {say(`refused-file.${state}`)}
        </p>
      )}
    </div>
  )
}
