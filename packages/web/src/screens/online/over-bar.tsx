import { has } from '@graveshift/kernel'
import { useState } from 'react'
import { hrefOf } from '../../app/routes.ts'
import '../../after/game-over-bar.css'
import { useWords } from '../../i18n/use-words.ts'
import { type Failed, isFailed, replayKey } from '../../online/api.ts'
import { keepShelved, shelvedAs } from '../../online/memory.ts'
import type { OnlineStore } from '../../online/online-store.ts'
import { importGame, openGame } from '../../store/open-games.ts'
import { isRefused } from '../../store/refused-file.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from './failed-note.tsx'
import { LinkField } from './link-field.tsx'
import type { AtRoom } from './lobby.tsx'
import { linkTo } from './table-links.tsx'

/** How the game ended, as its log tells it. */
export function OverWhy({ store }: { readonly store: OnlineStore }) {
  const { tell } = useWords()
  const log = store.session.log()
  const last = log.at(-1)
  const at =
    last && has(last, 'events')
      ? last.events.findLastIndex(({ type }) => type === 'won' || type === 'lost')
      : -1
  const why = last && store.told(last.seq)[at]
  return why ? <p className="over-why">{tell(why.telling)}</p> : null
}

/** After a game: once more, how it went, and the replay in which anybody can check the luck. */
export function OverBar({ table, look, room, store }: AtRoom & { readonly store: OnlineStore }) {
  const { say, name } = useWords()
  const [shared, setShared] = useState<{ readonly key: string } | Failed>()
  const { outcome } = store.session
  // Only with its secret a game can be checked by anybody.
  const off = room.secret === undefined ? say('online.off.secret') : undefined

  /** Takes the game to this browser's shelf, once, where the screens for finished games find it. */
  const goTo = async (screen: 'end' | 'replay') => {
    const kept = shelvedAs(table.id, room.round)
    const known = kept === undefined ? undefined : await openGame(kept)
    const shelved =
      known && !isRefused(known)
        ? known
        : await importGame(store.session.record({ for: 'players' }), 'shared')
    if (isRefused(shelved)) return
    keepShelved(table.id, room.round, shelved.id)
    window.location.hash = hrefOf({ screen, id: shelved.id })
  }

  const share = async () => setShared(shared ? undefined : await replayKey(table.id))

  const mayGoOn = room.phase === 'over' && (look.mine.length > 0 || room.host === look.you)
  return (
    <div role="status">
      <div className={`game-over game-over-${outcome}`}>
        <p>{name('outcome', outcome ?? '')}</p>
        {mayGoOn && (
          <Button kind="primary" onClick={() => void table.do({ kind: 'rematch' })}>
            {say('online.rematch')}
          </Button>
        )}
        <Button off={off} onClick={() => void goTo('end')}>
          {say('end.see')}
        </Button>
        <Button off={off} onClick={() => void goTo('replay')}>
          {say('online.replay')}
        </Button>
        <Button off={off} aria-expanded={shared !== undefined} onClick={() => void share()}>
          {say('online.replay.share')}
        </Button>
      </div>
      {shared && (
        <div className="panel over-share">
          {isFailed(shared) ? (
            <FailedNote why={shared.failed} />
          ) : (
            <LinkField
              label={say('online.replay.link')}
              about={say('online.replay.link.about')}
              link={linkTo(table.id, 'replay', shared.key)}
            />
          )}
        </div>
      )}
    </div>
  )
}
