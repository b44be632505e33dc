import { hrefOf } from '../../app/routes.ts'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { CampaignPlace } from '../../store/game-entry.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** In place of the table of a game that its campaign has gone on from. */
export function CountedPart({ id, place }: { readonly id: string; readonly place: CampaignPlace }) {
  useWordSet('campaign')
  const { say } = useWords()
  return (
    <Notice title={say('campaigns.counted.title')} text={say('campaigns.counted.text')}>
      <div className="row">
        <ButtonLink kind="primary" href={hrefOf({ screen: 'campaign', id: place.id })}>
          {say('campaigns.open')}
        </ButtonLink>
        <ButtonLink href={hrefOf({ screen: 'replay', id })}>{say('end.replay')}</ButtonLink>
      </div>
    </Notice>
  )
}
