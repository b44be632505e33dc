// Loaded before the server by NODE_OPTIONS=--import, and by nobody else: the server itself knows nothing of it.
// FAIL_POINT names the place, FAIL_AT the how-manieth time it is reached; there the process is killed.
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { WebSocket } from 'ws'

const { FAIL_POINT: point = '', FAIL_AT: at = '1' } = process.env
let left = Number(at)

const die = () => process.kill(process.pid, 'SIGKILL')
const reached = (name: string): void => {
  if (name === point && --left === 0) die()
}

/** Kills from another thread, because this one is inside SQLite then. */
function dieMeanwhile(): void {
  new Worker(`setTimeout(() => process.kill(${process.pid}, 'SIGKILL'), ${Math.random() * 4})`, {
    eval: true,
  })
}

const { exec } = DatabaseSync.prototype
DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string) {
  if (sql === 'begin immediate') reached('before-write')
  if (sql === 'commit') reached('after-write')
  exec.call(this, sql)
  if (sql !== 'commit') return
  reached('after-commit')
  if (point !== 'mid-checkpoint') return
  if (--left === 0) dieMeanwhile()
  // Again and again from then on, so that one of them is under way when the end comes.
  if (left <= 0) exec.call(this, 'pragma wal_checkpoint(truncate)')
}

const { send } = WebSocket.prototype
WebSocket.prototype.send = function (this: WebSocket, ...args: unknown[]) {
  const text = String(args[0])
  const isEntry = text.startsWith('{"type":"entry"')
  const isDone = text.startsWith('{"type":"done"')
  if (isEntry) reached('before-broadcast')
  if (isDone) reached('before-ack')
  Reflect.apply(send, this, args)
  if (isEntry) reached('mid-broadcast')
  if (isDone) reached('after-ack')
} as typeof send
