// Loaded before the server by NODE_OPTIONS=--import: counts how often SQLite is told to commit, in each thread,
// and says so at the end.
// WEAK=1 makes SQLite stay at what it says when somebody asks for full synchronisation.
import { appendFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

let commits = 0
const { exec } = DatabaseSync.prototype
DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string) {
  if (sql === 'commit') commits++
  exec.call(this, process.env.WEAK === '1' ? sql.replace('synchronous = full', 'synchronous = normal') : sql)
}

process.on('exit', () => {
  const { COMMITS_FILE } = process.env
  if (COMMITS_FILE !== undefined) appendFileSync(COMMITS_FILE, `${commits}\n`)
})
