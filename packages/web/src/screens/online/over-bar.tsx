import { ownerOf } from '@graveshift/games'
import { has } from '@graveshift/kernel'
import { campaignEnd } from '@graveshift/table/room'
import { Suspense, useState } from 'react'
import { Loading } from '../../app/loading.tsx'
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
import { CampaignBook } from './late-campaign.ts'
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

/** After a game: once more, or on in the campaign, how it went, and the replay in which anybody can check the luck. */
export function OverBar({ table, look, room, store }: AtRoom & { readonly store: OnlineStore }) {
  const { say, name } = useWords()
  const [isBook, setBook] = useState(false)
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

  const { campaign } = room
  // What is played between the games of a campaign is told by its book.
  const isBetween = ownerOf(room.module.id) !== room.module.id
  const isLast = campaign !== undefined && campaignEnd(campaign, room.play) !== undefined
  const mayGoOn = room.phase === 'over' && (look.mine.length > 0 || room.host === look.you)
  const isGoing = look.pending.some(({ kind }) => kind === 'rematch' || kind === 'ready')
  return (
    <div role="status">
      <div className={`game-over game-over-${outcome}`}>
        <p>{name('outcome', outcome ?? '')}</p>
        {mayGoOn && (
          <Button
            kind="primary"
            data-go-on
            off={isGoing ? say('shell.under-way') : undefined}
            onClick={() => void (campaign && !isLast ? table.goOn() : table.do({ kind: 'rematch' }))}
          >
            {say(campaign && !isLast ? 'online.campaign.on' : 'online.rematch')}
          </Button>
        )}
        {!isBetween && (
          <>
            <Button off={off} onClick={() => void goTo('end')}>
              {say('end.see')}
            </Button>
            <Button off={off} onClick={() => void goTo('replay')}>
              {say('online.replay')}
            </Button>
            <Button off={off} aria-expanded={shared !== undefined} onClick={() => void share()}>
              {say('online.replay.share')}
            </Button>
          </>
        )}
        {campaign && (
          <Button aria-expanded={isBook} onClick={() => setBook(!isBook)}>
            {say('online.campaign')}
          </Button>
        )}
      </div>
      {(isBook || isLast) && (
        <div className="over-share">
          <Suspense fallback={<Loading />}>
            <CampaignBook look={look} room={room} />
          </Suspense>
        </div>
      )}
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
