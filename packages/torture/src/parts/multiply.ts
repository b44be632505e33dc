import { randomBytes } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'

/** Tables beside the one there is, each with the same log under another name: nobody opens them, they only lie there. */
export function multiply(file: string, games: number): void {
  const db = new DatabaseSync(file)
  db.exec('pragma synchronous = off')
  db.exec('begin')
  const addRoom = db.prepare(
    'insert into rooms (room, head, title, phase, awaited, created, updated) select ?, head, title, phase, awaited, created, updated - ? from rooms where no = 1 returning no',
  )
  const addLog = db.prepare(
    'insert into entries (no, seq, id, body) select ?, seq, id, body from entries where no = 1',
  )
  const addSecret = db.prepare(
    'insert into secrets (no, round, text) select ?, round, text from secrets where no = 1',
  )
  for (let game = 1; game < games; game++) {
    const no = Number(addRoom.get(randomBytes(16).toString('base64url'), game)?.no)
    addLog.run(no)
    addSecret.run(no)
  }
  db.exec('commit')
  db.close()
}
