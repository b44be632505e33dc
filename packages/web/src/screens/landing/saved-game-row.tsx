import { useState } from 'react'
import { timeAs } from '../../after/clock.ts'
import { hrefOf } from '../../app/routes.ts'
import { findFace } from '../../games/registry.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { GameEntry } from '../../store/game-entry.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { titleOf } from '../shelf/title-of.ts'

export function SavedGameRow({ entry }: { readonly entry: GameEntry }) {
  const words = useWords()
  const { say, name, tell, language } = words
  const [asking, setAsking] = useState(false)
  const { label, progress, outcome } = entry
  const Head = findFace(entry.game)?.Head
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const remove = async () =>
    entry.campaign
      ? (await import('../../store/campaigns.ts')).removeCampaign(entry.campaign.id)
      : (await import('../../store/open-games.ts')).removeGame(entry.id)

  return (
    <li className="saved-row">
      <div className="saved-faces">
        {Head && label.survivors.map((id) => <Head key={id} survivor={id} size={44} />)}
      </div>
      <div className="saved-words">
        <h3>{titleOf({ label }, words)}</h3>
        <p className="fine">
          {outcome === undefined ? tell(timeAs(progress.time, 'title')) : name('outcome', outcome)}
          {' · '}
          {label.about.map((each) => `${tell(each)} · `)}
          {entry.campaign && `${say('saved.campaign')} · `}
          {entry.origin === 'file' && `${say('saved.from-file')} · `}
          <time dateTime={new Date(entry.updated).toISOString()}>{when.format(entry.updated)}</time>
        </p>
      </div>
      <div className="row">
        {asking ? (
          <>
            <Button kind="danger" onClick={remove}>
              {say('saved.remove-now')}
            </Button>
            <Button onClick={() => setAsking(false)}>{say('saved.keep')}</Button>
          </>
        ) : (
          <>
            <ButtonLink
              kind={outcome === undefined ? 'primary' : 'plain'}
              href={hrefOf({ screen: 'game', id: entry.id })}
            >
              {outcome === undefined ? say('saved.continue') : say('saved.look')}
            </ButtonLink>
            <Button kind="quiet" onClick={() => setAsking(true)}>
              {say('saved.remove')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
