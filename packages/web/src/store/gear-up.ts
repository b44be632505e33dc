import { GEAR_UP_MODULE, type GearUp, type Options } from '@graveshift/gear-up'
import { isFault, isRefusal, type Json } from '@graveshift/kernel'
import { type GameRecord, loadSession, Session } from '@graveshift/table'
import { NO_BOTS, readSeatBots, type SeatBots } from '../bots/seat-bots.ts'
import { summarise } from '../games/gear-up/after/summarise.ts'
import type { GameEntry, GameOrigin } from './game-entry.ts'
import { GameStore } from './game-store.ts'
import { newId, newSecret, newSeed } from './new-names.ts'
import { type Refused, refusedBy } from './refused-file.ts'
import { shelf } from './shelf.ts'
import { forgetUnsaved, keepUnsaved } from './unsaved.ts'

export { salvage } from '../after/salvage.ts'

// The engine comes with this file: import it lazily, by `gearUp()` of load-gear-up.ts.

export type GearUpStore = GameStore<GearUp>

function entryOf(id: string, created: number, session: Session<GearUp>): GameEntry {
  const { survivors, boss, difficulty } = session.options
  const { round, turn } = session.state.board
  return {
    id,
    game: 'gear-up',
    created,
    updated: Date.now(),
    survivors,
    boss,
    difficulty,
    round,
    turn,
    outcome: session.outcome,
  }
}

function storeOf(
  id: string,
  created: number,
  session: Session<GearUp>,
  safety: 'saved' | 'saving',
  { origin, bots }: { readonly origin?: GameOrigin | undefined; readonly bots?: SeatBots } = {},
): GearUpStore {
  const entryNow = (): GameEntry => ({
    ...entryOf(id, created, store.session),
    ...(origin === undefined ? {} : { origin }),
    ...botsOf(store.snapshot().bots),
  })
  const save = async (record: GameRecord) => {
    const isCounted = origin === undefined || origin === 'file'
    const summary = isCounted ? summarise(store.session, store.snapshot().bots) : undefined
    const isPut = await shelf().put(entryNow(), record, summary && { id, finished: Date.now(), summary })
    forgetUnsaved(id)
    if (isPut) return undefined
    const newer = await savedSession(id)
    if (!newer) throw new Error(`game ${id} was played on elsewhere and cannot be read`)
    return newer
  }
  const store: GearUpStore = new GameStore(id, session, save, safety, bots)
  leave.set(store, () => {
    if (store.snapshot().safety === 'saved') return
    keepUnsaved({ entry: entryNow(), record: store.session.record({ for: 'host' }) })
  })
  return store
}

/** For the list of games; nothing where only people play. */
function botsOf(bots: SeatBots): Pick<GameEntry, 'bots'> {
  return bots.length > 0 ? { bots: bots.map((bot) => bot ?? null) } : {}
}

/** What is to be done for a game when its page is left, perhaps never to come back. */
const leave = new WeakMap<GearUpStore, () => void>()

/** The game as it lies on the shelf now. */
async function savedSession(id: string): Promise<Session<GearUp> | undefined> {
  const record = await shelf().record(id)
  const session = record && loadSession(GEAR_UP_MODULE, record, newSecret)
  return session === undefined || isFault(session) ? undefined : session
}

/** Games open in this tab, so that going to another screen and back finds the same one. */
const open = new Map<string, GearUpStore>()

let isFollowing = false

function leaveAll(): void {
  for (const store of open.values()) leave.get(store)?.()
}

/** Keeps a game open for this tab; what another tab plays in it is followed here. */
function keepOpen(id: string, store: GearUpStore): void {
  open.set(id, store)
  if (isFollowing) return
  isFollowing = true
  addEventListener('pagehide', leaveAll)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) leaveAll()
  })
  shelf().onElsewhere(async (changed) => {
    const mine = open.get(changed)
    // Storage that cannot be read now changes nothing: the next decision sees to it.
    const newer = mine && (await savedSession(changed).catch(() => undefined))
    if (newer) mine.follow(newer)
  })
}

function begin(
  session: Session<GearUp>,
  more: { readonly origin?: GameOrigin | undefined; readonly bots?: SeatBots } = {},
): GearUpStore {
  const id = newId()
  const store = storeOf(id, Date.now(), session, 'saving', more)
  keepOpen(id, store)
  store.save()
  return store
}

/** A new game, already at its first question. */
export function startGame(wish: Json, seed: string = newSeed(), bots: SeatBots = NO_BOTS): GearUpStore {
  const options = GEAR_UP_MODULE.readOptions(wish)
  if (isFault(options)) throw new Error(options.message)
  return dealAgain(options, seed, bots)
}

/** A new game with complete options; with the seed of another one it is the same deal. */
export function dealAgain(options: Options, seed: string = newSeed(), bots: SeatBots = NO_BOTS): GearUpStore {
  const session = Session.start(GEAR_UP_MODULE, options, { seed })
  if (isRefusal(session)) throw new Error(session.refused)
  return begin(session, { bots })
}

/** A saved game, at the question it was left at. */
export async function openGame(id: string): Promise<GearUpStore | Refused> {
  const known = open.get(id)
  if (known) return known
  let saved: [GameEntry | undefined, GameRecord | undefined]
  try {
    saved = await Promise.all([shelf().entry(id), shelf().record(id)])
  } catch {
    return { refused: 'no-storage' }
  }
  const [entry, record] = saved
  if (!record) return { refused: 'not-found' }
  const session = loadSession(GEAR_UP_MODULE, record, newSecret)
  if (isFault(session)) return refusedBy(session.fault)
  // Opened twice while waiting: the first one counts.
  const meanwhile = open.get(id)
  if (meanwhile) return meanwhile
  const store = storeOf(id, entry?.created ?? Date.now(), session, 'saved', {
    origin: entry?.origin,
    bots: readSeatBots(entry?.bots),
  })
  keepOpen(id, store)
  return store
}

/** A game from a file or a link, as a new game beside the others: nothing that was there is touched. */
export function importGame(
  raw: string | GameRecord,
  origin?: GameOrigin,
  bots: SeatBots = NO_BOTS,
): GearUpStore | Refused {
  const session = loadSession(GEAR_UP_MODULE, raw, newSecret)
  return isFault(session) ? refusedBy(session.fault) : begin(session, { origin, bots })
}

/** Throws a saved game away. */
export async function removeGame(id: string): Promise<void> {
  await open.get(id)?.settled()
  open.delete(id)
  await shelf().remove(id)
}
