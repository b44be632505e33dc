import { findListed, GAMES } from '@graveshift/games'
import { type Json, nth } from '@graveshift/kernel'
import { pause, until } from '@graveshift/server/testing/server-process'
import type { Visitor } from '@graveshift/server/testing/visitor'
import type { LinkSetting } from '@graveshift/table/link'
import { Player } from './player.ts'

/** Limits meant for strangers, out of the way of one computer that plays them all. */
export const NO_LIMITS: Readonly<Record<string, string>> = {
  TABLES_PER_HOUR: '1000000',
  REQUESTS_PER_MINUTE: '10000000',
  SOCKETS_PER_ADDRESS: '1000000',
  CONNECTIONS_PER_ADDRESS: '1000000',
  MESSAGES_PER_SECOND: '100000',
  MESSAGES_AT_ONCE: '100000',
  LOG_LEVEL: 'error',
}

/** Written behind the name of a game whose campaign is played. */
const CAMPAIGN = ' campaign'

const ALL = GAMES.flatMap(({ id, campaign }) => (campaign ? [id, `${id}${CAMPAIGN}`] : [id]))

/** What a table of so many is opened for. */
async function wishFor(
  name: string,
  people: number,
): Promise<{ readonly game: string; readonly campaign?: true; readonly options: Json }> {
  const game = name.replace(CAMPAIGN, '')
  const campaign = game === name ? undefined : await findListed(game)?.campaign?.load()
  if (!campaign) return { game, options: { seats: people } }
  const names = Array.from({ length: people }, () => '')
  return { game, campaign: true, options: campaign.optionsFor(names, {}) }
}

export interface CrowdSetting {
  readonly tables: number
  /** Played at one table after the other; without them every game there is, and every campaign. */
  readonly games?: readonly string[]
  /** At each table. */
  readonly people: number
  /** Each person's open tabs. */
  readonly tabs?: number
  readonly seed: number
  readonly visitor: () => Visitor
  readonly otherwise?: (visitor: Visitor, room: string, tab: number) => Partial<LinkSetting>
}

/** Opens the tables and lets everybody in; nobody sits yet. */
export async function gather(setting: CrowdSetting): Promise<Player[]> {
  const { tables, games = ALL, people, tabs = 1, seed, visitor: meet, otherwise } = setting
  const players: Player[] = []
  for (let table = 0; table < tables; table++) {
    const host = meet()
    const { status, body } = await host.open(await wishFor(nth(games, table % games.length), people))
    if (status !== 201) throw new Error(`no table: ${status} ${JSON.stringify(body)}`)
    const visitors = [host]
    while (visitors.length < people) {
      const guest = meet()
      const joined = await guest.join(body.room, body.keys.invite, `Guest ${visitors.length}`)
      if (joined.status !== 200)
        throw new Error(`not let in: ${joined.status} ${JSON.stringify(joined.body)}`)
      visitors.push(guest)
    }
    for (const visitor of visitors)
      for (let tab = 0; tab < tabs; tab++) {
        const link = visitor.link(body.room, otherwise?.(visitor, body.room, tab) ?? {})
        players.push(new Player(link, body.room, seed * 10_000 + players.length))
      }
  }
  for (const { link } of players) link.start()
  await until(() => players.every(({ link }) => link.status === 'open'))
  return players
}

const LOOK_MS = 10

/** Waits until nobody waits for an answer and all tabs of a table have read the same. */
export async function calm(players: readonly Player[], patienceMs: number): Promise<string[]> {
  const heads = (room: string) =>
    new Set(players.filter((one) => one.room === room).map(({ link }) => link.replica.link))
  const rooms = new Set(players.map(({ room }) => room))
  const isCalm = () =>
    players.every(({ link }) => link.status === 'open' && link.pending.length === 0) &&
    [...rooms].every((room) => heads(room).size === 1)
  // Counted in looks, not by a clock: a machine that was halted meanwhile has not kept anybody waiting.
  for (let looks = patienceMs / LOOK_MS; looks > 0 && !isCalm(); looks--) await pause(LOOK_MS)
  if (isCalm()) return []
  return players.flatMap(({ link, room }) =>
    link.status === 'open' && link.pending.length === 0 && heads(room).size === 1
      ? []
      : [`${room}: ${link.you} is ${link.status} at ${link.replica.head}, ${link.pending.length} unanswered`],
  )
}

export const roomsOf = (players: readonly Player[]): string[] => [...new Set(players.map(({ room }) => room))]
