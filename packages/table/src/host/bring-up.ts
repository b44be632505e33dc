import { isAtTable, type Room } from '../room/room.ts'
import type { Store } from '../store/store.ts'
import { PROTOCOL } from '../wire/client-message.ts'
import { Packet } from '../wire/packet.ts'
import type { Audience } from './audience.ts'
import type { Connection, ReadSoFar } from './connection.ts'
import { firstSync } from './first-sync.ts'
import { formFor, viewerOf, viewFrame } from './frames.ts'
import { entryAt, tailFrom } from './tail.ts'

/** Those who were sent away may not; and a log that tells hidden things is for nobody. */
export function mayListen(room: Room, { person, form }: Connection): boolean {
  return (person === undefined || isAtTable(room, person)) && formFor(room, form) === form
}

/** Greets somebody who came, and brings him from where he has read to where the room is. */
export async function welcome(
  store: Store,
  room: Room,
  audience: Audience,
  connection: Connection,
  { last, link }: ReadSoFar,
  mostTail: number | undefined,
): Promise<void> {
  const { form, person } = connection
  const same = last < 0 || (last <= room.head && (await entryAt(store, room.id, last)).link === link)
  audience.add(connection)
  const greeting = {
    type: 'welcome',
    v: PROTOCOL,
    room: room.id,
    ...(person === undefined ? {} : { you: person }),
    form,
    head: room.head,
    ...(same ? {} : { reset: true as const }),
    here: audience.presence.people(),
  } as const
  connection.tell(new Packet(greeting))
  audience.told = room.head
  if (form === 'log') connection.tell(new Packet(await firstSync(store, room, same ? last + 1 : 0, mostTail)))
  else await sendView(store, room, connection)
  if (person !== undefined && audience.has(connection)) audience.tellPresence(true)
}

/** The room was read anew: what connections were told may end before what was read. */
export async function tellMissed(store: Store, room: Room, audience: Audience): Promise<void> {
  const from = audience.told + 1
  audience.told = room.head
  if (from > room.head) return
  audience.expelStrangers(room)
  for (const connection of audience.all())
    if (connection.form === 'log') await sendTail(store, room, connection, from)
    else await sendView(store, room, connection)
}

export async function sendTail(
  store: Store,
  { id, head }: Pick<Room, 'id' | 'head'>,
  connection: Connection,
  from: number,
): Promise<void> {
  connection.tell(new Packet(await tailFrom(store, id, from, head)))
}

async function sendView(store: Store, room: Room, connection: Connection): Promise<void> {
  const last = await entryAt(store, room.id, room.head)
  connection.tell(new Packet(viewFrame(room, last, viewerOf(room, connection.person))))
}
