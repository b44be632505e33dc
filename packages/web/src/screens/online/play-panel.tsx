import { Suspense, useEffect, useRef } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { CloseTable, TableRules } from './host-settings.tsx'
import { CampaignBook } from './late-campaign.ts'
import type { AtRoom } from './lobby.tsx'
import { NoticeSwitch } from './notice-switch.tsx'
import { OwnPartNote } from './own-part-note.tsx'
import { PeopleList } from './people-list.tsx'
import { SeatList } from './seat-list.tsx'
import { TableLinks } from './table-links.tsx'
import { TroubleNote } from './trouble-note.tsx'

/** The table around the game while it runs: people, seats, links, and the host's tools. */
export function PlayPanel({ onClose, ...at }: AtRoom & { readonly onClose: () => void }) {
  const { say } = useWords()
  const { table, look, room } = at
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    panel.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <section
      ref={panel}
      id="play-panel"
      className="play-panel"
      aria-label={say('online.table')}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <header className="row">
        <h2>{room.title}</h2>
        <Button onClick={onClose}>{say('online.panel.close')}</Button>
      </header>
      <TroubleNote table={table} trouble={look.trouble} />
      <OwnPartNote look={look} />
      <PeopleList {...at} />
      <SeatList {...at} />
      {room.campaign && (
        <Suspense fallback={null}>
          <CampaignBook look={look} room={room} />
        </Suspense>
      )}
      <TableLinks {...at} />
      {room.people.get(look.you ?? '')?.role === 'player' && <NoticeSwitch />}
      {room.host === look.you && (
        <>
          <TableRules {...at} />
          <CloseTable table={table} room={room} />
        </>
      )}
      <p className="fine">
        {say('online.fingerprint', {
          hash: (room.play?.hash ?? '').slice(0, 8),
          commitment: room.commitment,
        })}
      </p>
    </section>
  )
}
