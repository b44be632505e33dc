// A node of socket.io with its PostgreSQL adapter, as its documentation says: each command is looked at, written to the
// database, and only then told to the room, here and at the other nodes. No rules, no hashes, no views.
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { tellCpu } from './child.ts'

interface Socket {
  join(room: string): void
  on(event: string, heard: (given: unknown, answer: (value: unknown) => void) => void): void
}

interface Io {
  on(event: 'connection', came: (socket: Socket) => void): void
  to(room: string): { emit(event: string, value: unknown): void }
}

interface Pool {
  query(query: string | { name: string; text: string; values: readonly unknown[] }): Promise<unknown>
}

/** The parts of the peers we use; they are not there when types are checked. */
const require = createRequire(import.meta.url)
const { Server } = require('socket.io') as { Server: new (server: object, options: object) => Io }
const { createAdapter } = require('@socket.io/postgres-adapter') as { createAdapter(pool: Pool): object }
const pg = require('pg') as { Pool: new (options: object) => Pool }

/** What a client asks for: its room, the number it wants to write under, and what it wants to do. */
interface Wish {
  readonly room: string
  readonly seq: number
  readonly id: string
  readonly act: object
}

function isWish(given: unknown): given is Wish {
  if (typeof given !== 'object' || given === null) return false
  const { room, seq, id, act } = given as Partial<Record<keyof Wish, unknown>>
  return (
    typeof room === 'string' && Number.isSafeInteger(seq) && typeof id === 'string' && typeof act === 'object'
  )
}

const [port, url] = process.argv.slice(2)
// As many connections as our own nodes have.
const pool = new pg.Pool({ connectionString: url, max: 10 })
await pool.query(`create table if not exists socket_io_attachments (
  id bigserial unique, created_at timestamptz default now(), payload bytea)`)
await pool.query(`create table if not exists commands (
  room text, seq integer, id text, body text, primary key (room, seq), unique (room, id))`)

const http = createServer()
const io = new Server(http, { adapter: createAdapter(pool) })
io.on('connection', (socket) => {
  socket.on('enter', (room, answer) => {
    socket.join(String(room))
    answer('here')
  })
  socket.on('do', async (given, answer) => {
    if (!isWish(given)) return answer({ refused: 'not a command' })
    const { room, seq, id, act } = given
    const entry = { seq, id, at: Date.now(), act }
    await pool.query({
      name: 'add',
      text: 'insert into commands (room, seq, id, body) values ($1, $2, $3, $4)',
      values: [room, seq, id, JSON.stringify(entry)],
    })
    io.to(room).emit('entry', entry)
    answer({ done: seq })
  })
})
http.listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
tellCpu()
