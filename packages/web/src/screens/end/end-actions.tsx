import '../shelf/shelf.css'
import { useMemo, useState } from 'react'
import { seedOf } from '../../after/deal-of.ts'
import { hrefOf } from '../../app/routes.ts'
import { useWords } from '../../i18n/use-words.ts'
import { tableOf } from '../../online/memory.ts'
import { exportGame } from '../../store/files.ts'
import { dealAgain, type OpenGame } from '../../store/open-games.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { onFirstPress } from '../../ui/first-press.ts'
import { SharePanel } from '../shelf/share-panel.tsx'

/** The same deal, a new one, the replay, the file, the link. */
export function EndActions({ store }: { readonly store: OpenGame }) {
  const { say } = useWords()
  const [sharing, setSharing] = useState(false)
  const seed = useMemo(() => seedOf(store.session.record({ for: 'host' })), [store])
  // A game from an online table leads back to the people there.
  const table = useMemo(() => tableOf(store.id), [store])
  const deal = (again?: string) => {
    const { module, options } = store.session
    const next = dealAgain(module, options, again)
    window.location.hash = hrefOf({ screen: 'game', id: next.id })
  }
  return (
    <div className="end-actions">
      <div className="row">
        {seed !== undefined && (
          <Button
            kind="primary"
            size="l"
            aria-describedby="end-seed"
            onClick={onFirstPress(() => deal(seed))}
          >
            {say('end.same-deal')}
          </Button>
        )}
        <Button kind={seed === undefined ? 'primary' : 'plain'} size="l" onClick={onFirstPress(() => deal())}>
          {say('end.new-deal')}
        </Button>
        <ButtonLink size="l" href={hrefOf({ screen: 'replay', id: store.id })}>
          {say('end.replay')}
        </ButtonLink>
      </div>
      {seed !== undefined && (
        <p id="end-seed" className="fine">
          {say('end.same-deal.about', { seed })}
        </p>
      )}
      <div className="row">
        <Button kind="quiet" onClick={() => exportGame(store)}>
          {say('end.save')}
        </Button>
        <Button kind="quiet" aria-expanded={sharing} onClick={() => setSharing(!sharing)}>
          {say('shelf.share')}
        </Button>
        <ButtonLink
          kind={table === undefined ? 'quiet' : 'plain'}
          href={hrefOf(
            table === undefined
              ? { screen: 'game', id: store.id }
              : { screen: 'table', room: table, link: undefined },
          )}
        >
          {say('end.look-at-table')}
        </ButtonLink>
      </div>
      {sharing && <SharePanel id={store.id} />}
    </div>
  )
}
