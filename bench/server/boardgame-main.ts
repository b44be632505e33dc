// boardgame.io's own server, with its own in-memory storage: nothing it says is on a disk.
import { createRequire } from 'node:module'
import { GAME } from '../src/peer/game.ts'
import { tellCpu } from './child.ts'

/** The part of boardgame.io we use; it is not there when types are checked. */
interface Peer {
  Server(given: { games: readonly object[]; origins: readonly string[] }): {
    run(port: number, ready: () => void): Promise<unknown>
  }
}

const require = createRequire(import.meta.url)
const { Server } = require('boardgame.io/server') as Peer
const port = Number(process.argv[2])
await Server({ games: [GAME], origins: ['http://localhost'] }).run(port, () => process.send?.('ready'))
tellCpu()
