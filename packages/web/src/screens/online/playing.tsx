import { nameOfRules } from '@graveshift/games'
import type { Offer, Room } from '@graveshift/table/room'
import { useMemo, useState } from 'react'
import { faceOf } from '../../games/registry.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { OnlineStore } from '../../online/online-store.ts'
import { whereIs } from '../../online/online-table.ts'
import { useTalk } from '../../online/use-online.ts'
import { Catch } from '../../rescue/catch.tsx'
import { GameAtHandContext, recordToTell } from '../../rescue/game-at-hand.ts'
import { Part } from '../../rescue/part.tsx'
import { useSnapshot } from '../../store/use-game.ts'
import { type Company, CompanyContext } from '../../table/company.ts'
import { CompanyBar } from './company-bar.tsx'
import { ConnectionBar } from './connection-bar.tsx'
import type { AtRoom } from './lobby.tsx'
import { OverBar, OverWhy } from './over-bar.tsx'
import { PlayPanel } from './play-panel.tsx'
import { RescueTable } from './rescue-table.tsx'
import { TalkStrip } from './talk-strip.tsx'
import { Waiting } from './waiting.tsx'

type Props = AtRoom & { readonly store: OnlineStore }

/** A game at an online table: the same table as at home, and the others around it. */
export function Playing({ table, look, room, store }: Props) {
  const [isOpen, setOpen] = useState(false)
  const company = useCompanyAt({ table, look, room, store })
  const { head } = room
  const { Table } = faceOf(nameOfRules(room.module))
  return (
    <GameAtHandContext value={() => recordToTell(store)}>
      <CompanyContext value={company}>
        <div
          className="table-place online-play"
          data-head={head}
          data-hash={store.session.hash}
          data-status={look.status}
        >
          <Part name="connection">
            <ConnectionBar table={table} look={look} />
          </Part>
          <Part name="talk">
            <TalkStrip table={table} look={look} room={room} store={store} isOpen={isOpen} onOpen={setOpen} />
          </Part>
          {isOpen && (
            <Part name="company">
              <PlayPanel table={table} look={look} room={room} onClose={() => setOpen(false)} />
            </Part>
          )}
          {store.session.outcome !== undefined && (
            <Part name="result">
              <OverBar table={table} look={look} room={room} store={store} />
            </Part>
          )}
          <Catch
            of={head}
            otherwise={(failure, again) => <RescueTable store={store} failure={failure} again={again} />}
          >
            <Table store={store} over={<OverWhy store={store} />} />
          </Catch>
        </div>
      </CompanyContext>
    </GameAtHandContext>
  )
}

/** By target, the names of all who point at it. */
function pointedAt(
  pings: readonly { readonly target: number; readonly by: string }[],
  nameOf: (person: string) => string,
): ReadonlyMap<number, string> {
  const names = new Map<number, string>()
  for (const { target, by } of pings) {
    const others = names.get(target)
    names.set(target, others === undefined ? nameOf(by) : `${others}, ${nameOf(by)}`)
  }
  return names
}

/** Seats of those who are for a proposal. */
const seatsFor = ({ seats }: Room, { by, agreed }: Offer): readonly number[] =>
  [...seats.entries()].flatMap(([seat, person]) =>
    person !== undefined && (person === by || agreed.has(person)) ? [seat] : [],
  )

/** What the table shows of the others. */
function useCompanyAt(at: Props): Company {
  const { table, look, room, store } = at
  const { say } = useWords()
  const { pings, plans } = useTalk(table)
  useSnapshot(store)
  const { you = '', mine, pending } = look
  const choices = store.session.choices()
  const nameOf = (person: string) => room.people.get(person)?.name ?? ''

  const asked = new Set<number>()
  const sending = new Set<number>()
  if (room.phase === 'playing')
    for (const { seat } of choices)
      for (const each of seat === 'team' ? room.seats.keys() : [seat]) asked.add(each)
  for (const act of pending) if (act.kind === 'answer') sending.add(act.seat)

  const holders = room.seats.map((person, seat) => {
    const bot = room.bots.get(seat)
    if (bot) return { name: say(`online.bot.${bot}`), isYou: false, state: undefined }
    if (person === undefined) return undefined
    const state = sending.has(seat)
      ? say('online.sending')
      : whereIs(look, person) === 'away' && person !== you
        ? say('online.away')
        : undefined
    return {
      name: person === you ? say('online.you-are', { name: nameOf(person) }) : nameOf(person),
      isYou: person === you,
      state,
    }
  })

  // What a bot said is told until somebody else has acted; what it proposes says so itself.
  const isBotLast = room.botNote !== undefined && room.botNote.seq >= room.lastGame && !room.offer

  // The look is new with every change of the room, so that it stands for the room in what is remembered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: everything else follows from these
  return useMemo<Company>(
    () => ({
      asked,
      holders,
      plans: plans.filter(({ by, seat }) => by !== you && !mine.includes(seat)),
      pings: pointedAt(pings, nameOf),
      ping: mine.length > 0 ? table.ping : undefined,
      isSealed: room.settings.plans === 'sealed',
      plan: table.plan,
      isWatching: mine.length === 0,
      said:
        isBotLast && room.botNote ? { seat: room.botNote.seat, why: { word: room.botNote.why } } : undefined,
      offered: room.offer && {
        choice: room.offer.choice,
        pick: room.offer.pick,
        seats: seatsFor(room, room.offer),
      },
      asksUndo: store.asksUndo,
      bar: <CompanyBar table={table} look={look} room={room} />,
      waiting: <Waiting table={table} look={look} room={room} />,
    }),
    [look, pings, plans, say],
  )
}
