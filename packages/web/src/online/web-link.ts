import { type AnyCampaign, findListed, GAMES, nameOfRules } from '@graveshift/games'
import { isFault } from '@graveshift/kernel'
import { Link, type LinkListeners, type OutboxStorage, type Socket } from '@graveshift/table/link'
import type { FindModule } from '@graveshift/table/room'
import { allGames, findLoaded, loadGame } from '../games/registry.ts'
import { buildName } from '../rescue/version.ts'
import { isFailed, isPassing, newTicket } from './api.ts'
import { partsStorage } from './memory.ts'
import { randomBytes } from './random.ts'

/** A connection to the server this page came from. */
function connect(ears: LinkListeners): Socket {
  const { protocol, host } = window.location
  const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/socket`)
  let isOver = false
  const end = (code: number) => {
    if (isOver) return
    isOver = true
    window.removeEventListener('offline', cut)
    ears.closed(code)
  }
  // A socket does not notice at once that the network is gone; the browser does.
  const cut = () => {
    end(1006)
    socket.close()
  }
  window.addEventListener('offline', cut)
  socket.onopen = () => ears.opened()
  socket.onmessage = ({ data }) => {
    if (typeof data === 'string') ears.heard(data)
  }
  socket.onclose = ({ code }) => end(code)
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
    close: () => {
      isOver = true
      window.removeEventListener('offline', cut)
      socket.close()
    },
  }
}

/** Campaigns of the games there are, by game. */
const campaigns = new Map<string, AnyCampaign>()

const needCampaigns = () =>
  Promise.all(
    GAMES.map(async ({ id, campaign }) => {
      if (campaign && !campaigns.has(id)) campaigns.set(id, await campaign.load())
    }),
  )

/** The rules that a table names, where they are loaded, with their campaign; or why they are not here. */
const findModule: FindModule = (id, release) => {
  const rules = findListed(id)?.rulesOf(release)
  if (!rules || isFault(rules)) return rules
  const module = findLoaded(nameOfRules(rules))?.module
  const campaign = campaigns.get(id)
  return module && campaign ? { ...module, campaign } : module
}

const untilOnline = (): Promise<unknown> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))

/** The link of this page to one table. `onRefused` hears why the server will not have us. */
export function webLink(room: string, storage: OutboxStorage, onRefused: (why: string) => void): Link {
  return new Link({
    connect,
    ticket: async () => {
      // What is heard must be understood at once.
      await Promise.all([untilOnline(), needCampaigns(), ...allGames().map(({ id }) => loadGame(id))])
      const answer = await newTicket(room)
      if (!isFailed(answer)) return answer.ticket
      if (isPassing(answer.failed)) throw new Error(answer.failed)
      onRefused(answer.failed)
      return 'stop'
    },
    clock: {
      monotonic: () => performance.now(),
      after(ms, run) {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
    },
    random: Math.random,
    bytes: randomBytes,
    storage,
    parts: partsStorage(room),
    build: buildName(),
    findModule,
    fetchRules(id, release) {
      const name = nameOfRules({ id, release })
      return findLoaded(name) ? undefined : loadGame(name)
    },
  })
}
