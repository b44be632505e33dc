import { nameOfRules, ownerOf } from '@graveshift/games'
import { type Game, type GameModule, isFault, isRefusal, type Json } from '@graveshift/kernel'
import { type GameRecord, loadSession, Session } from '@graveshift/table'
import { NO_BOTS, readSeatBots, type SeatBots } from '../bots/seat-bots.ts'
import { gameOf, loadGame } from '../games/registry.ts'
import type { KeptSummary } from './database.ts'
import { forgetOldest } from './forget-oldest.ts'
import { type CampaignPlace, type GameEntry, type GameOrigin, progressOf } from './game-entry.ts'
import { gameIn } from './game-in.ts'
import { GameStore } from './game-store.ts'
import { newId, newSecret, newSeed } from './new-names.ts'
import { isRefused, type Refused, refusedBy } from './refused-file.ts'
import { shelf } from './shelf.ts'
import { forgetUnsaved, keepUnsaved } from './unsaved.ts'

/** A game that lies open in this tab. */
export type OpenGame = GameStore<Game>

/** What lists show of a game. */
export function entryOf(
  id: string,
  created: number,
  { module, options, state, outcome }: Session<Game>,
): GameEntry {
  return {
    id,
    game: module.id,
    created,
    updated: Date.now(),
    label: gameOf(nameOfRules(module)).labelOf(options),
    progress: progressOf(module, state.board),
    outcome,
  }
}

/** What is kept beside a game. */
interface More {
  readonly origin?: GameOrigin | undefined
  readonly bots?: SeatBots
  readonly campaign?: CampaignPlace | undefined
}

function storeOf(
  id: string,
  created: number,
  session: Session<Game>,
  safety: 'saved' | 'saving',
  { origin, bots, campaign }: More = {},
): OpenGame {
  const entryNow = (): GameEntry => ({
    ...entryOf(id, created, store.session),
    ...(origin === undefined ? {} : { origin }),
    ...botsOf(store.snapshot().bots),
    ...(campaign ? { campaign } : {}),
  })
  const save = async (record: GameRecord) => {
    const isPut = await shelf().put(
      entryNow(),
      record,
      summaryOf(id, store.session, store.snapshot().bots, origin),
    )
    forgetUnsaved(id)
    if (isPut) return undefined
    const newer = await savedSession(id)
    if (!newer) throw new Error(`game ${id} was played on elsewhere and cannot be read`)
    return newer
  }
  const store: OpenGame = new GameStore(id, session, save, safety, bots)
  leave.set(store, () => {
    if (store.snapshot().safety === 'saved') return
    keepUnsaved({ entry: entryNow(), record: store.session.record({ for: 'host' }) })
  })
  return store
}

/** A finished game in figures, where figures over many count it: only those played by the rules there are. */
export function summaryOf(
  id: string,
  session: Session<Game>,
  bots: SeatBots,
  origin: GameOrigin | undefined,
): KeptSummary | undefined {
  const { module } = session
  const isCounted = (origin === undefined || origin === 'file') && nameOfRules(module) === module.id
  // What is played between the games of a campaign is none of its own.
  if (!isCounted || ownerOf(module.id) !== module.id) return undefined
  const summary = gameOf(module.id).summarise(session, bots)
  return summary && { id, game: module.id, finished: Date.now(), summary }
}

/** For the list of games; nothing where only people play. */
function botsOf(bots: SeatBots): Pick<GameEntry, 'bots'> {
  return bots.length > 0 ? { bots: bots.map((bot) => bot ?? null) } : {}
}

/** What is to be done for a game when its page is left, perhaps never to come back. */
const leave = new WeakMap<OpenGame, () => void>()

/** The game of a record, played again by the rules of its game. */
async function sessionFrom(raw: string | GameRecord): Promise<Session<Game> | Refused> {
  const name = gameIn(raw)
  if (isFault(name)) return refusedBy(name.fault)
  const game = await loadGame(name)
  if (!game) return { refused: 'foreign-game' }
  const session = loadSession(game.module, raw, newSecret)
  return isFault(session) ? refusedBy(session.fault) : session
}

/** The game as it lies on the shelf now. */
async function savedSession(id: string): Promise<Session<Game> | undefined> {
  const record = await shelf().record(id)
  const session = record && (await sessionFrom(record))
  return session === undefined || isRefused(session) ? undefined : session
}

/** Games open in this tab, so that going to another screen and back finds the same one. */
const open = new Map<string, OpenGame>()

let isFollowing = false

function leaveAll(): void {
  for (const store of open.values()) leave.get(store)?.()
}

/** Keeps a game open for this tab; what another tab plays in it is followed here. */
function keepOpen(id: string, store: OpenGame): void {
  // The last one looked at stands last.
  open.delete(id)
  open.set(id, store)
  forgetOldest(open, (each) => each.snapshot().safety === 'saved')
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

function begin(session: Session<Game>, more: More = {}): OpenGame {
  const id = newId()
  const store = storeOf(id, Date.now(), session, 'saving', more)
  keepOpen(id, store)
  store.save()
  return store
}

/** A new game, already at its first question. */
export async function startGame(
  game: string,
  wish: Json,
  seed: string = newSeed(),
  bots: SeatBots = NO_BOTS,
): Promise<OpenGame> {
  const loaded = await loadGame(game)
  const options = loaded?.module.readOptions(wish)
  if (!loaded || options === undefined) throw new Error(`there is no game '${game}'`)
  if (isFault(options)) throw new Error(options.message)
  return dealAgain(loaded.module, options, seed, bots)
}

/** A new game with complete options; with the seed of another one it is the same deal. */
export function dealAgain(
  module: GameModule<Game>,
  options: Json,
  seed: string = newSeed(),
  bots: SeatBots = NO_BOTS,
): OpenGame {
  const session = Session.start(module, options, { seed })
  if (isRefusal(session)) throw new Error(session.refused)
  return begin(session, { bots })
}

/** A saved game, at the question it was left at. */
export async function openGame(id: string): Promise<OpenGame | Refused> {
  const known = open.get(id)
  if (known) {
    keepOpen(id, known)
    return known
  }
  let saved: [GameEntry | undefined, GameRecord | undefined]
  try {
    saved = await Promise.all([shelf().entry(id), shelf().record(id)])
  } catch {
    return { refused: 'no-storage' }
  }
  const [entry, record] = saved
  if (!record) return { refused: 'not-found' }
  const session = await sessionFrom(record)
  if (isRefused(session)) return session
  // Opened twice while waiting: the first one counts.
  const meanwhile = open.get(id)
  if (meanwhile) return meanwhile
  const store = storeOf(id, entry?.created ?? Date.now(), session, 'saved', {
    origin: entry?.origin,
    bots: readSeatBots(entry?.bots),
    campaign: entry?.campaign,
  })
  keepOpen(id, store)
  return store
}

/** A game from a file or a link, as a new game beside the others: nothing that was there is touched. */
export async function importGame(
  raw: string | GameRecord,
  origin?: GameOrigin,
  bots: SeatBots = NO_BOTS,
): Promise<OpenGame | Refused> {
  const session = await sessionFrom(raw)
  return isRefused(session) ? session : begin(session, { origin, bots })
}

/** Forgets a game that lies open here, once all of it is written. */
export async function closeGame(id: string): Promise<void> {
  await open.get(id)?.settled()
  open.delete(id)
}

/** Throws a saved game away. */
export async function removeGame(id: string): Promise<void> {
  await closeGame(id)
  await shelf().remove(id)
}
