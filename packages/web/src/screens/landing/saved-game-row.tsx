import { useState } from 'react'
import { hrefOf } from '../../app/routes.ts'
import { SurvivorFace } from '../../games/gear-up/art/survivor-face.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { GameEntry } from '../../store/game-entry.ts'
import { gearUp } from '../../store/load-gear-up.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

export function SavedGameRow({ entry }: { readonly entry: GameEntry }) {
  const { say, name, language } = useWords()
  const [asking, setAsking] = useState(false)
  const { survivors, outcome } = entry
  const who = new Intl.ListFormat(language).format(survivors.map((id) => name('survivor', id, 'name')))
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const remove = async () => (await gearUp()).removeGame(entry.id)

  return (
    <li className="saved-row">
      <div className="saved-faces">
        {survivors.map((id) => (
          <SurvivorFace key={id} survivor={id} size={44} />
        ))}
      </div>
      <div className="saved-words">
        <h3>{say('saved.against', { who, boss: name('boss', entry.boss, 'name') })}</h3>
        <p className="fine">
          {outcome === undefined
            ? say('saved.at', { round: entry.round, turn: entry.turn })
            : name('outcome', outcome)}
          {' · '}
          {name('difficulty', entry.difficulty)}
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
