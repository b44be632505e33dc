import { useState } from 'react'
import { hrefOf } from '../../app/routes.ts'
import { findFace } from '../../games/registry.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { GameEntry } from '../../store/game-entry.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

export function SavedGameRow({ entry }: { readonly entry: GameEntry }) {
  const { say, name, tell, language } = useWords()
  const [asking, setAsking] = useState(false)
  const { label, progress, outcome } = entry
  const Head = findFace(entry.game)?.Head
  const who = new Intl.ListFormat(language).format(label.survivors.map((id) => name('survivor', id, 'name')))
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const remove = async () => (await import('../../store/open-games.ts')).removeGame(entry.id)

  return (
    <li className="saved-row">
      <div className="saved-faces">
        {Head && label.survivors.map((id) => <Head key={id} survivor={id} size={44} />)}
      </div>
      <div className="saved-words">
        <h3>{say('saved.against', { who, boss: tell(label.against) })}</h3>
        <p className="fine">
          {outcome === undefined
            ? say('saved.at', { round: progress.round, turn: progress.turn })
            : name('outcome', outcome)}
          {' · '}
          {label.about.map((each) => tell(each)).join(' · ')}
          {' · '}
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
