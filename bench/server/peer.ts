import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { FastChance } from '@graveshift/kernel'
import { freePort } from '../../packages/server/src/torture/parts/free-port.ts'
import type { PeerState } from '../src/peer/framework.ts'
import { randomMove } from '../src/peer/random-move.ts'

interface Socket {
  on(event: string, heard: (match: string, what: unknown) => void): void
  emit(event: string, ...args: unknown[]): void
  off(event: string): void
  close(): void
}

const require = createRequire(import.meta.url)
const { io } = require('socket.io-client') as { io(address: string, options: object): Socket }

/** Matches of one player each over real sockets, each move as soon as the last one is answered. */
export async function measurePeer(matches: number, seconds: number) {
  const port = await freePort()
  const child = fork(fileURLToPath(new URL('./peer-main.ts', import.meta.url)), [String(port)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  try {
    await once(child, 'message')
    const sockets = Array.from({ length: matches }, () =>
      io(`http://localhost:${port}/streets`, { transports: ['websocket'], forceNew: true }),
    )
    // Its connecting is not counted, as ours is not.
    await Promise.all(
      sockets.map((socket) => new Promise<void>((open) => socket.on('connect', () => open()))),
    )
    const play = async (span: number) => {
      const times: number[] = []
      const end = performance.now() + span * 1000
      await Promise.all(sockets.map((socket, index) => playMatches(socket, index, end, times)))
      return times
    }
    const cpu = async () => {
      const told = once(child, 'message')
      child.send('cpu')
      return Number((await told)[0])
    }
    await play(1)
    const before = await cpu()
    const times = await play(seconds)
    const perCpuSecond = times.length / ((await cpu()) - before)
    for (const socket of sockets) socket.close()
    return { times, perSecond: times.length / seconds, perCpuSecond }
  } finally {
    child.kill('SIGKILL')
  }
}

let rounds = 0

function playMatches(socket: Socket, index: number, end: number, times: number[]): Promise<void> {
  const random = new FastChance(index)
  let match = ''
  let sent = 0
  const begin = () => {
    match = `match-${index}-${rounds++}`
    sent = 0
    socket.emit('sync', match, '0', undefined, 1)
  }
  return new Promise((over) => {
    const next = (state: PeerState) => {
      if (sent > 0) times.push(performance.now() - sent)
      if (performance.now() > end) {
        socket.off('sync')
        socket.off('update')
        over()
      } else if (state.ctx.gameover !== undefined) begin()
      else {
        const { type, args } = randomMove(state, random)
        sent = performance.now()
        const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: '0' } }
        socket.emit('update', action, state._stateID, match, '0')
      }
    }
    socket.on('sync', (_, info) => next((info as { state: PeerState }).state))
    socket.on('update', (_, state) => next(state as PeerState))
    begin()
  })
}
