import { nameOfRules } from '@graveshift/games'
import { isFree, isUnderWay, type Room, seatedPersons, stillToShow } from '@graveshift/table/room'
import { Suspense } from 'react'
import { faceOf } from '../../games/registry.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { Look, OnlineTable } from '../../online/online-table.ts'
import { Button } from '../../ui/button.tsx'
import { ConnectionBar } from './connection-bar.tsx'
import { HostSettings } from './host-settings.tsx'
import { CampaignBook } from './late-campaign.ts'
import { NoticeSwitch } from './notice-switch.tsx'
import { PeopleList } from './people-list.tsx'
import { SeatList } from './seat-list.tsx'
import { TableLinks } from './table-links.tsx'
import { TableNews } from './table-news.tsx'
import { TroubleNote } from './trouble-note.tsx'

export interface AtRoom {
  readonly table: OnlineTable
  readonly look: Look
  readonly room: Room
}

/** Before a game: who is here, who plays whom, and whether all are ready. */
export function Lobby({ table, look, room }: AtRoom) {
  const { say, tell } = useWords()
  const { campaign } = room
  const { InWords } = faceOf(nameOfRules(room.module))
  const isHost = room.host === look.you
  const isPlayer = room.people.get(look.you ?? '')?.role === 'player'
  return (
    <div className="page lobby">
      <ConnectionBar table={table} look={look} />
      <header className="online-head">
        <h1>{room.title}</h1>
        {campaign?.game.campaign && <p>{tell(campaign.game.campaign.label(campaign.state))}</p>}
        <p>
          <InWords options={room.settings.options} />
        </p>
        {isUnderWay(room) && <p>{say('online.campaign.between')}</p>}
        {room.round > 1 && !campaign && <p className="fine">{say('online.round', { round: room.round })}</p>}
        {room.locked && <p className="tag">{say('online.locked')}</p>}
        {room.settings.plans === 'sealed' && <p className="tag">{say('online.plans.sealed')}</p>}
        {room.settings.coach && <p className="tag">{say('online.coach.tag')}</p>}
      </header>
      <TroubleNote table={table} trouble={look.trouble} />
      <TableNews table={table} look={look} room={room} />
      <div className="lobby-parts">
        <section className="lobby-seats" aria-labelledby="lobby-seats">
          <h2 id="lobby-seats">{say('online.seats')}</h2>
          <p className="fine">{say(isPlayer ? 'online.seats.about' : 'online.seats.watching')}</p>
          <SeatList table={table} look={look} room={room} />
          {isUnderWay(room) && (
            <Suspense fallback={null}>
              <CampaignBook look={look} room={room} />
            </Suspense>
          )}
        </section>
        <div className="lobby-side">
          <TableLinks table={table} look={look} room={room} />
          <PeopleList table={table} look={look} room={room} />
          {isPlayer && <NoticeSwitch />}
        </div>
      </div>
      {isHost && <HostSettings table={table} look={look} room={room} />}
      <ReadyBar table={table} look={look} room={room} />
    </div>
  )
}

/** What stands between here and the first turn, and one's own part in it. */
function ReadyBar({ table, look, room }: AtRoom) {
  const { say } = useWords()
  const { you = '', mine } = look
  const isReady = room.ready.has(you)
  const late = seatedPersons(room).filter((person) => !room.ready.has(person))
  const free = room.seats.filter((_, seat) => isFree(room, seat)).length
  const showing = stillToShow(room)
  // Between two games of a campaign nobody has to say go, unless somebody went after all others were ready.
  const startsItself = isUnderWay(room) && (late.length > 0 || free > 0)
  const isSending =
    room.drawing !== undefined ||
    look.pending.some(
      ({ kind }) => kind === 'ready' || kind === 'unready' || kind === 'start' || kind === 'show-nonce',
    )
  const why = room.drawing
    ? say('online.wait.luck', {
        names: showing.map((person) => room.people.get(person)?.name ?? '').join(', '),
      })
    : free > 0
      ? say('online.wait.seats', { count: free })
      : late.length > 0
        ? say('online.wait.ready', {
            names: late.map((person) => room.people.get(person)?.name ?? '').join(', '),
          })
        : room.host === you
          ? say('online.wait.start')
          : say('online.wait.host', { name: room.people.get(room.host)?.name ?? '' })
  return (
    <footer className="lobby-bar">
      <p role="status">{why}</p>
      <div className="row">
        {mine.length > 0 && (
          <Button
            size="l"
            kind={isReady ? 'plain' : 'primary'}
            aria-pressed={isReady}
            off={isSending ? say('shell.under-way') : undefined}
            onClick={() => void (isReady ? table.do({ kind: 'unready' }) : table.getReady())}
          >
            {say(isReady ? 'online.unready' : 'online.ready')}
          </Button>
        )}
        {room.host === you && !startsItself && (
          <Button
            size="l"
            kind={free === 0 && late.length === 0 ? 'primary' : 'plain'}
            off={free > 0 || late.length > 0 ? why : isSending ? say('shell.under-way') : undefined}
            onClick={() => void table.do({ kind: 'start' })}
          >
            {say('online.start')}
          </Button>
        )}
      </div>
    </footer>
  )
}
