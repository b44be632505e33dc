import type { Kysely } from 'kysely'
import { dailyStatements } from './daily-statements.ts'
import { prepare } from './statement.ts'
import type { Tables } from './tables.ts'

export type Statements = ReturnType<typeof statements>

const ROOM = ['room', 'head', 'title', 'phase', 'created', 'updated'] as const

/** Every query of the store, the same for all databases. */
export const statements = (db: Kysely<Tables>) => ({
  ...logStatements(db),
  ...alsoStatements(db),
  ...listStatements(db),
  ...dailyStatements(db),
})

export interface MovedHead {
  readonly room: string
  readonly from: number
  readonly to: number
  readonly at: number
  /** Nothing new where null. */
  readonly title: string | null
  readonly phase: string | null
  readonly awaited: string | null
}

/** The lock: of several writers who know the same head, one moves it. */
const moveHead = (db: Pick<Kysely<Tables>, 'updateTable'>, p: MovedHead) =>
  db
    .updateTable('rooms')
    .set(({ eb, fn, ref, val }) => ({
      head: p.to,
      updated: eb.case().when('updated', '<', p.at).then(p.at).else(ref('updated')).end(),
      title: fn.coalesce(val(p.title), 'title'),
      phase: fn.coalesce(val(p.phase), 'phase'),
      awaited: fn.coalesce(val(p.awaited), 'awaited'),
    }))
    .where('room', '=', p.room)
    .where('head', '=', p.from)
    .returning('no')

const logStatements = (db: Kysely<Tables>) => ({
  addRoom: prepare<{
    room: string
    head: number
    title: string
    phase: string
    awaited: string
    created: number
    updated: number
  }>('add-room')((p) =>
    db
      .insertInto('rooms')
      .values({
        room: p.room,
        head: p.head,
        title: p.title,
        phase: p.phase,
        awaited: p.awaited,
        created: p.created,
        updated: p.updated,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('no'),
  ),
  moveHead: prepare<MovedHead>('move-head')((p) => moveHead(db, p)),
  addEntry: prepare<{ no: number; seq: number; id: string; body: string }>('add-entry')((entry) =>
    db
      .insertInto('entries')
      .values({ no: entry.no, seq: entry.seq, id: entry.id, body: entry.body })
      .onConflict((conflict) => conflict.doNothing())
      .returning('seq'),
  ),
  /** With the head beside each entry, so that one look at one moment shows whether some are missing. */
  entries: prepare<{ room: string; from: number; most: number }>('entries')((p) =>
    db
      .selectFrom('rooms')
      .leftJoin('entries', (join) =>
        join.onRef('entries.no', '=', 'rooms.no').on('entries.seq', '>=', p.from),
      )
      .where('rooms.room', '=', p.room)
      .select(['rooms.head', 'entries.seq', 'entries.id', 'entries.body'])
      .orderBy('entries.seq')
      .limit(p.most),
  ),
  find: prepare<{ room: string; id: string }>('find')((p) =>
    db
      .selectFrom('entries')
      .innerJoin('rooms', 'rooms.no', 'entries.no')
      .where('rooms.room', '=', p.room)
      .where('entries.id', '=', p.id)
      .select('entries.seq'),
  ),
  head: prepare<{ room: string }>('head')((p) =>
    db.selectFrom('rooms').where('room', '=', p.room).select(['no', 'head', 'updated']),
  ),
  removeRoom: prepare<{ room: string; idleSince: number }>('remove-room')((p) =>
    db.deleteFrom('rooms').where('room', '=', p.room).where('updated', '<', p.idleSince).returning('no'),
  ),
})

const alsoStatements = (db: Kysely<Tables>) => ({
  addKey: prepare<{ no: number; hash: string; kind: string; person: string | null }>('add-key')((p) =>
    db
      .insertInto('keys')
      .values({ no: p.no, hash: p.hash, kind: p.kind, person: p.person })
      .onConflict((conflict) =>
        conflict.columns(['no', 'hash']).doUpdateSet(({ ref }) => ({
          kind: ref('excluded.kind'),
          person: ref('excluded.person'),
        })),
      ),
  ),
  revokeKey: prepare<{ no: number; hash: string }>('revoke-key')((p) =>
    db.deleteFrom('keys').where('no', '=', p.no).where('hash', '=', p.hash),
  ),
  key: prepare<{ room: string; hash: string }>('key')((p) =>
    db
      .selectFrom('keys')
      .innerJoin('rooms', 'rooms.no', 'keys.no')
      .where('rooms.room', '=', p.room)
      .where('hash', '=', p.hash)
      .select(['hash', 'kind', 'person']),
  ),
  /** Writing what is there holds the row: a key is not revoked while somebody comes in by it. */
  holdKey: prepare<{ room: string; hash: string }>('hold-key')((p) =>
    db
      .updateTable('keys')
      .set(({ ref }) => ({ person: ref('person') }))
      .where('no', '=', (of) => of.selectFrom('rooms').where('room', '=', p.room).select('rooms.no'))
      .where('hash', '=', p.hash)
      .returning(['no', 'person']),
  ),
  keys: prepare<{ room: string }>('keys')((p) =>
    db
      .selectFrom('keys')
      .innerJoin('rooms', 'rooms.no', 'keys.no')
      .where('rooms.room', '=', p.room)
      .select(['hash', 'kind', 'person'])
      .orderBy('hash'),
  ),
  bind: prepare<{ no: number; session: string; person: string }>('bind')((p) =>
    db
      .insertInto('bindings')
      .values({ no: p.no, session: p.session, person: p.person })
      .onConflict((conflict) =>
        conflict.columns(['no', 'session']).doUpdateSet(({ ref }) => ({ person: ref('excluded.person') })),
      ),
  ),
  unbindSession: prepare<{ no: number; session: string }>('unbind-session')((p) =>
    db.deleteFrom('bindings').where('no', '=', p.no).where('session', '=', p.session),
  ),
  unbindPerson: prepare<{ no: number; person: string }>('unbind-person')((p) =>
    db.deleteFrom('bindings').where('no', '=', p.no).where('person', '=', p.person),
  ),
  person: prepare<{ room: string; session: string }>('person')((p) =>
    db
      .selectFrom('bindings')
      .innerJoin('rooms', 'rooms.no', 'bindings.no')
      .where('rooms.room', '=', p.room)
      .where('session', '=', p.session)
      .select('person'),
  ),
  seal: prepare<{ no: number; round: number; text: string }>('seal')((p) =>
    db.insertInto('secrets').values({ no: p.no, round: p.round, text: p.text }),
  ),
  secret: prepare<{ room: string; round: number }>('secret')((p) =>
    db
      .selectFrom('secrets')
      .innerJoin('rooms', 'rooms.no', 'secrets.no')
      .where('rooms.room', '=', p.room)
      .where('round', '=', p.round)
      .select('text'),
  ),
})

const listStatements = (db: Kysely<Tables>) => ({
  tablesOf: prepare<{ session: string; most: number }>('tables-of')((p) =>
    db
      .selectFrom('bindings')
      .innerJoin('rooms', 'rooms.no', 'bindings.no')
      .where('session', '=', p.session)
      .select(['room', 'person', 'title', 'phase', 'awaited', 'updated'])
      .orderBy('updated', 'desc')
      .orderBy('room', 'desc')
      .limit(p.most),
  ),
  /** Names are letters, digits, - and _, so that one in its quotation marks is found as it is, but for _. */
  awaiting: prepare<{ within: string; most: number }>('awaiting')((p) =>
    db
      .selectFrom('rooms')
      .where('awaited', 'like', p.within)
      .select('room')
      .orderBy('updated', 'desc')
      .orderBy('room', 'desc')
      .limit(p.most),
  ),
  rooms: prepare<{ most: number }>('rooms')((p) =>
    db.selectFrom('rooms').select(ROOM).orderBy('updated', 'desc').orderBy('room', 'desc').limit(p.most),
  ),
  roomsBefore: prepare<{ room: string; updated: number; most: number }>('rooms-before')((p) =>
    db
      .selectFrom('rooms')
      .select(ROOM)
      .where(({ eb, refTuple, tuple }) => eb(refTuple('updated', 'room'), '<', tuple(p.updated, p.room)))
      .orderBy('updated', 'desc')
      .orderBy('room', 'desc')
      .limit(p.most),
  ),
  olderThan: prepare<{ time: number; most: number }>('older-than')((p) =>
    db
      .selectFrom('rooms')
      .where('updated', '<', p.time)
      .select('room')
      .orderBy('updated')
      .orderBy('room')
      .limit(p.most),
  ),
  counts: prepare<object>('counts')(() =>
    db
      .selectFrom('rooms')
      .select(({ fn, eb }) => [
        fn.countAll<number>().as('rooms'),
        fn.coalesce(fn.sum<number>(eb('head', '+', 1)), eb.lit(0)).as('entries'),
      ]),
  ),
  spend: prepare<{ ticket: string; until: number }>('spend')((p) =>
    db
      .insertInto('spent')
      .values({ ticket: p.ticket, until: p.until })
      .onConflict((conflict) => conflict.doNothing())
      .returning('ticket'),
  ),
  sweep: prepare<{ now: number }>('sweep')((p) =>
    db.deleteFrom('spent').where('until', '<', p.now).returning('ticket'),
  ),
})
