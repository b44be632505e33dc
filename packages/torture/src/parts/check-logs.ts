import { GAMES, loadForTables } from '@graveshift/games'
import { Replica } from '@graveshift/table/link'
import { type Entry, foldEntry, openRoom, type Room, readEntry } from '@graveshift/table/room'
import type { Store } from '@graveshift/table/store'
import { roomsOf } from './crowd.ts'
import type { Deed, Player } from './player.ts'

const findModule = await loadForTables(GAMES)

/** The stored log beside what everybody was told. Each thing that is wrong is a sentence. */
export async function checkLogs(store: Store, players: readonly Player[]): Promise<string[]> {
  const wrong: string[] = []
  for (const room of roomsOf(players)) {
    const entries = await readLog(store, room)
    const say = (what: string) => wrong.push(`${room}: ${what}`)
    for (const what of [...numbers(entries), ...folds(entries)]) say(what)
    const here = players.filter((player) => player.room === room)
    for (const what of order(here.flatMap(({ deeds }) => deeds))) say(what)
    for (const player of here) for (const what of claims(entries, player)) say(what)
  }
  return wrong
}

export async function readLog(store: Store, room: string): Promise<Entry[]> {
  const entries: Entry[] = []
  for (;;) {
    const page = await store.read(room, entries.length)
    if (page.length === 0) return entries
    for (const { body, seq, id } of page) {
      const entry = readEntry(body)
      if (entry?.seq !== seq || entry.id !== id) throw new Error(`${room}: ${seq} is not an entry`)
      entries.push(entry)
    }
  }
}

/** No gap, and no id twice. */
function numbers(entries: readonly Entry[]): string[] {
  const gap = entries.findIndex(({ seq }, index) => seq !== index)
  const ids = new Set(entries.map(({ id }) => id)).size
  return [
    ...(gap < 0 ? [] : [`gap at ${gap}`]),
    ...(ids === entries.length ? [] : [`${entries.length - ids} written twice`]),
  ]
}

/** Folded as a host does and as a client does, which are two programs, it must be the same game. */
function folds(entries: readonly Entry[]): string[] {
  try {
    let room: Room | undefined
    const replica = new Replica(findModule)
    for (const entry of entries) {
      if (room) foldEntry(room, entry)
      else room = openRoom(entry, findModule)
      replica.fold(entry)
    }
    const same = room?.link === replica.link && room?.play?.hash === replica.session?.hash
    return same ? [] : ['two folds, two games']
  } catch (error) {
    return [String(error)]
  }
}

/** Acknowledged: exactly once and where it was said to be. Refused: not at all. */
function claims(entries: readonly Entry[], { deeds, link }: Player): string[] {
  const at = new Map(entries.flatMap(({ id, seq, act }) => (act.kind === 'voided' ? [] : [[id, seq]])))
  const wrong = deeds.flatMap(({ id, settled }) => {
    const seq = at.get(id)
    if (!settled) return []
    if (!('done' in settled)) return seq === undefined ? [] : [`${id} refused, but written as ${seq}`]
    return seq === settled.done ? [] : [`${id} acknowledged as ${settled.done}, is ${seq ?? 'lost'}`]
  })
  const { head, link: seen } = link.replica
  const prefix = head < 0 || entries[head]?.link === seen
  return prefix ? wrong : [...wrong, `${link.you} has seen another entry ${head}`]
}

/** What was acknowledged before another was sent, by whomever, comes before it. */
function order(deeds: readonly Deed[]): string[] {
  const done = deeds
    .flatMap(({ id, sent, at, settled }) =>
      settled && 'done' in settled && at !== undefined ? [{ id, sent, at, seq: settled.done }] : [],
    )
    .toSorted((a, b) => a.seq - b.seq)
  let latest = { sent: Number.NEGATIVE_INFINITY, id: '' }
  return done.flatMap(({ id, sent, at }) => {
    // In the order of the log nobody may have been answered before an earlier one was sent.
    if (at < latest.sent) return [`${id} was answered before ${latest.id} was sent, but is written after it`]
    if (sent > latest.sent) latest = { sent, id }
    return []
  })
}
