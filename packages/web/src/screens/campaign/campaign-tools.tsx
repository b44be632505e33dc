import { type FormEvent, useState } from 'react'
import { hrefOf } from '../../app/routes.ts'
import { useWords } from '../../i18n/use-words.ts'
import { type KeptCampaign, runningIn } from '../../store/campaign-entry.ts'
import { exportCampaign } from '../../store/campaign-file.ts'
import { campaignShelf } from '../../store/campaign-shelf.ts'
import { removeCampaign } from '../../store/campaigns.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

const LONGEST_TITLE = 60

/** What can be done with a whole campaign. */
export function CampaignTools({ campaign }: { readonly campaign: KeptCampaign }) {
  const { say } = useWords()
  const [doing, setDoing] = useState<'removing' | 'renaming'>()
  const [isMissing, setMissing] = useState(false)
  const running = runningIn(campaign)
  const remove = async () => {
    await removeCampaign(campaign.id)
    window.location.hash = hrefOf({ screen: 'shelf' })
  }
  const save = async () => setMissing(!(await exportCampaign(campaign.id).catch(() => false)))
  return (
    <>
      <div className="row campaign-tools">
        {running !== undefined && (
          <ButtonLink kind="primary" size="l" href={hrefOf({ screen: 'game', id: running })}>
            {say('saved.continue')}
          </ButtonLink>
        )}
        <Button onClick={() => void save()}>{say('campaigns.save')}</Button>
        <Button
          kind="quiet"
          aria-expanded={doing === 'renaming'}
          onClick={() => setDoing(doing === 'renaming' ? undefined : 'renaming')}
        >
          {say('shelf.rename')}
        </Button>
        {doing === 'removing' ? (
          <>
            <Button kind="danger" onClick={() => void remove()}>
              {say('saved.remove-now')}
            </Button>
            <Button onClick={() => setDoing(undefined)}>{say('saved.keep')}</Button>
          </>
        ) : (
          <Button kind="quiet" onClick={() => setDoing('removing')}>
            {say('saved.remove')}
          </Button>
        )}
      </div>
      {doing === 'renaming' && <Rename campaign={campaign} onDone={() => setDoing(undefined)} />}
      {isMissing && (
        <p role="alert" className="refused">
          {say('campaigns.missing')}
        </p>
      )}
    </>
  )
}

interface RenameProps {
  readonly campaign: KeptCampaign
  readonly onDone: () => void
}

function Rename({ campaign, onDone }: RenameProps) {
  const { say } = useWords()
  const [title, setTitle] = useState(campaign.title ?? '')
  const save = async (event: FormEvent) => {
    event.preventDefault()
    await campaignShelf.rename(campaign.id, title.trim())
    onDone()
  }
  return (
    <form className="row" onSubmit={(event) => void save(event)}>
      <input
        className="text-input"
        type="text"
        aria-label={say('shelf.rename.field')}
        maxLength={LONGEST_TITLE}
        value={title}
        autoComplete="off"
        onChange={({ target }) => setTitle(target.value)}
      />
      <Button type="submit">{say('shelf.rename.save')}</Button>
    </form>
  )
}
