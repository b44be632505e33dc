import { type FormEvent, useEffect, useRef, useState } from 'react'
import { timeAs } from '../../after/clock.ts'
import { hrefOf } from '../../app/routes.ts'
import { findFace } from '../../games/registry.ts'
import { useWords } from '../../i18n/use-words.ts'
import { exportRecord } from '../../store/files.ts'
import type { GameEntry } from '../../store/game-entry.ts'
import { shelf } from '../../store/shelf.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SharePanel } from './share-panel.tsx'
import { titleOf } from './title-of.ts'

interface Props {
  readonly entry: GameEntry
  readonly onRemove: () => void
}

/** One game: what it is, how far it got, and all that can be done with it. */
export function ShelfRow({ entry, onRemove }: Props) {
  const words = useWords()
  const { say, name, tell, language } = words
  const [doing, setDoing] = useState<'renaming' | 'sharing'>()
  const { id, label, progress, outcome, origin } = entry
  const Head = findFace(entry.game)?.Head
  const title = titleOf(entry, words)
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const save = async () => {
    const record = await shelf().record(id)
    if (record) exportRecord(id, record)
  }
  return (
    <li className="shelf-row">
      <div className="shelf-faces">
        {Head && label.survivors.map((each) => <Head key={each} survivor={each} size={44} />)}
      </div>
      <div className="shelf-words">
        {doing === 'renaming' ? (
          <Rename entry={entry} onDone={() => setDoing(undefined)} />
        ) : (
          <h3>{title}</h3>
        )}
        <p className="fine">
          {outcome !== undefined && <strong>{name('outcome', outcome)} </strong>}
          {tell(timeAs(progress.time, 'title'))}
          {' · '}
          {entry.title !== undefined && `${tell(label.against)} · `}
          {label.about.map((each) => `${tell(each)} · `)}
          <time dateTime={new Date(entry.updated).toISOString()}>{when.format(entry.updated)}</time>
          {origin !== undefined && <span className="shelf-origin">{say(`shelf.${origin}`)}</span>}
        </p>
        {progress.of !== undefined && (
          <progress aria-label={say('shelf.progress')} max={progress.of} value={progress.at} />
        )}
      </div>
      <div className="shelf-actions">
        {outcome === undefined ? (
          <ButtonLink
            kind="primary"
            href={hrefOf({ screen: 'game', id })}
            aria-label={say('shelf.open.for', { title })}
          >
            {say('saved.continue')}
          </ButtonLink>
        ) : (
          <ButtonLink href={hrefOf({ screen: 'end', id })} aria-label={say('shelf.see.for', { title })}>
            {say('end.see')}
          </ButtonLink>
        )}
        <ButtonLink
          kind="quiet"
          href={hrefOf({ screen: 'replay', id })}
          aria-label={say('shelf.replay.for', { title })}
        >
          {say('end.replay')}
        </ButtonLink>
        <Button
          kind="quiet"
          aria-label={say('shelf.rename.for', { title })}
          aria-expanded={doing === 'renaming'}
          onClick={() => setDoing(doing === 'renaming' ? undefined : 'renaming')}
        >
          {say('shelf.rename')}
        </Button>
        <Button kind="quiet" aria-label={say('shelf.export.for', { title })} onClick={() => void save()}>
          {say('shelf.export')}
        </Button>
        <Button
          kind="quiet"
          aria-label={say('shelf.share.for', { title })}
          aria-expanded={doing === 'sharing'}
          onClick={() => setDoing(doing === 'sharing' ? undefined : 'sharing')}
        >
          {say('shelf.share')}
        </Button>
        <Button kind="quiet" aria-label={say('shelf.remove.for', { title })} onClick={onRemove}>
          {say('saved.remove')}
        </Button>
      </div>
      {doing === 'sharing' && <SharePanel id={id} />}
    </li>
  )
}

const LONGEST_TITLE = 60

function Rename({ entry, onDone }: { readonly entry: GameEntry; readonly onDone: () => void }) {
  const { say } = useWords()
  const [title, setTitle] = useState(entry.title ?? '')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const save = async (event: FormEvent) => {
    event.preventDefault()
    await shelf().rename(entry.id, title.trim())
    onDone()
  }
  return (
    <form className="row" onSubmit={(event) => void save(event)}>
      <input
        ref={field}
        className="text-input shelf-name"
        type="text"
        aria-label={say('shelf.rename.field')}
        maxLength={LONGEST_TITLE}
        value={title}
        autoComplete="off"
        onChange={({ target }) => setTitle(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onDone()
        }}
      />
      <Button type="submit">{say('shelf.rename.save')}</Button>
    </form>
  )
}
