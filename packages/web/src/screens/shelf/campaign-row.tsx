import { hrefOf } from '../../app/routes.ts'
import { findFace } from '../../games/registry.ts'
import { useWords } from '../../i18n/use-words.ts'
import { type KeptCampaign, runningIn } from '../../store/campaign-entry.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { campaignTitle } from '../campaign/campaign-title.ts'

interface Props {
  readonly campaign: KeptCampaign
  /** Who plays it now, or played its last game. */
  readonly survivors: readonly string[]
  readonly onRemove: () => void
}

/** One campaign: where it stands, and the ways into it. */
export function CampaignRow({ campaign, survivors, onRemove }: Props) {
  const words = useWords()
  const { say, tell, language } = words
  const { id, origin, updated, label } = campaign
  const title = campaignTitle(words, campaign)
  const running = runningIn(campaign)
  const Head = findFace(campaign.game)?.Head
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="shelf-row" data-campaign={id}>
      <div className="shelf-faces">
        {Head && survivors.map((each) => <Head key={each} survivor={each} size={44} />)}
      </div>
      <div className="shelf-words">
        <h3>{title}</h3>
        <p className="fine">
          {tell(label)}
          {' · '}
          <time dateTime={new Date(updated).toISOString()}>{when.format(updated)}</time>
          {origin === 'file' && <span className="shelf-origin">{say('shelf.file')}</span>}
          {origin === 'branch' && <span className="shelf-origin">{say('campaigns.branched')}</span>}
        </p>
      </div>
      <div className="shelf-actions">
        {running !== undefined && (
          <ButtonLink
            kind="primary"
            href={hrefOf({ screen: 'game', id: running })}
            aria-label={say('shelf.open.for', { title })}
          >
            {say('saved.continue')}
          </ButtonLink>
        )}
        <ButtonLink href={hrefOf({ screen: 'campaign', id })}>{say('campaigns.open')}</ButtonLink>
        <Button kind="quiet" aria-label={say('shelf.remove.for', { title })} onClick={onRemove}>
          {say('saved.remove')}
        </Button>
      </div>
    </li>
  )
}
