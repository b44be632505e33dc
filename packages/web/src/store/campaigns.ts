import { type AnyCampaign, findListed } from '@graveshift/games'
import { type CampaignGame, type Game, isFault, type Json } from '@graveshift/kernel'
import { type CampaignRecord, makeCampaignRecord, type Session, seedOfGame, startOf } from '@graveshift/table'
import type { SeatBots } from '../bots/seat-bots.ts'
import { loadGame } from '../games/registry.ts'
import { whenTriedAgain } from '../rescue/try-again.ts'
import { type KeptCampaign, stateOf } from './campaign-entry.ts'
import { campaignShelf, type WholeGame } from './campaign-shelf.ts'
import type { GameEntry } from './game-entry.ts'
import { newId, newSeed } from './new-names.ts'
import { closeGame, entryOf, openGame } from './open-games.ts'
import { isRefused, type Refused } from './refused-file.ts'
import { shelf } from './shelf.ts'

const coming = new Map<string, Promise<AnyCampaign>>()

/** The campaign of a game, fetched when first needed; nothing where it has none. */
export function campaignOf(game: string): Promise<AnyCampaign> | undefined {
  const known = coming.get(game)
  if (known) return known
  const promise = findListed(game)?.campaign?.load()
  if (!promise) return undefined
  coming.set(game, promise)
  promise.catch(() => whenTriedAgain(() => coming.delete(game)))
  return promise
}

/** The campaign of one that was kept, with what its games need to be told. */
async function neededFor(game: string): Promise<AnyCampaign> {
  const listed = findListed(game)
  const campaign = listed?.campaign
  if (!campaign) throw new Error(`there is no campaign of '${game}'`)
  const [module] = await Promise.all([campaign.load(), loadGame(game), loadGame(campaign.interlude.id)])
  return module
}

/** The saved form of a game of a campaign as it stands. */
export function partOf(
  kept: Pick<KeptCampaign, 'id' | 'origin'>,
  at: number,
  id: string,
  session: Session<Game>,
  more: Pick<GameEntry, 'bots'> & { readonly counted?: true } = {},
): WholeGame {
  const { counted, ...rest } = more
  const { origin } = kept
  return {
    entry: {
      ...entryOf(id, Date.now(), session),
      ...rest,
      ...(origin ? { origin } : {}),
      campaign: { id: kept.id, at, ...(counted ? { counted } : {}) },
    },
    record: session.record({ for: 'host' }),
  }
}

/** The next game of a campaign, at its first question. */
function begun(
  kept: Pick<KeptCampaign, 'id' | 'origin' | 'seed'>,
  game: CampaignGame<object>,
  at: number,
  bots: GameEntry['bots'],
): WholeGame {
  const session = startOf(game, { seed: seedOfGame(kept.seed, at) })
  return partOf(kept, at, newId(), session, bots ? { bots } : {})
}

const asKept = (bots: SeatBots): GameEntry['bots'] =>
  bots.some((bot) => bot !== undefined) ? bots.map((bot) => bot ?? null) : undefined

/** A new campaign in its first game; the saved game to go to, or why it cannot begin. */
export async function beginCampaign(
  game: string,
  players: readonly string[],
  options: Readonly<Record<string, Json>>,
  { seed = newSeed(), bots = [] }: { readonly seed?: string; readonly bots?: SeatBots } = {},
): Promise<string> {
  const module = await neededFor(game)
  const wanted = module.optionsFor(players, options)
  const start = module.begin(wanted)
  if (isFault(start)) throw new Error(start.message)
  const first = module.next(start)
  if (!first) throw new Error(`the campaign of '${game}' begins with nothing`)
  const now = Date.now()
  const kept = {
    id: newId(),
    game,
    rules: module.version,
    options: wanted,
    seed,
    created: now,
    updated: now,
    label: module.label(start),
  }
  const played = begun(kept, first, 0, asKept(bots))
  await campaignShelf.put({ ...kept, parts: [{ id: played.entry.id, start: start as Json }] }, [played])
  return played.entry.id
}

/** From a finished game to what follows. The answer is the campaign as it then stands. */
export async function goOn(id: string): Promise<KeptCampaign | Refused> {
  const store = await openGame(id)
  if (isRefused(store)) return store
  await store.settled()
  const entry = await shelf().entry(id)
  const kept = entry?.campaign && (await campaignShelf.get(entry.campaign.id))
  const start = kept?.parts.at(-1)
  if (!entry?.campaign || !kept || !start) return { refused: 'not-found' }
  if (start.id !== id || kept.end) return kept
  if (store.session.outcome === undefined) throw new Error('the game is not over')
  const module = await neededFor(kept.game)
  const running = module.next(start.start as object)
  if (!running) return { refused: 'damaged' }
  const state = running.after(store.session.state.board)
  const following = module.next(state)
  const at = kept.parts.length
  const part = following && begun(kept, following, at, asKept(store.snapshot().bots))
  const outcome = module.outcome(state)
  const next: KeptCampaign = {
    ...kept,
    updated: Date.now(),
    label: module.label(state),
    parts: part ? [...kept.parts, { id: part.entry.id, start: state as Json }] : kept.parts,
    ...(part ? {} : { end: { state: state as Json, outcome: outcome ?? '' } }),
  }
  return campaignShelf.goOn(id, next, part)
}

/** The whole campaign for a file; undefined where one of its games is missing. */
export async function campaignRecord(id: string): Promise<CampaignRecord | undefined> {
  const kept = await campaignShelf.get(id)
  const running = kept?.parts.at(-1)
  if (!kept || !running) return undefined
  // What was decided last in this tab may still be on its way to the storage.
  const open = await openGame(running.id)
  if (!isRefused(open)) await open.settled()
  const whole = await campaignShelf.whole(id)
  if (!whole) return undefined
  return makeCampaignRecord({
    campaign: kept.game,
    rules: kept.rules,
    options: kept.options,
    games: whole.games.map(({ record }) => record),
    state: stateOf(kept),
  })
}

/** A new campaign that goes on, with other luck, from the start of one of the games of another. */
export async function branchCampaign(id: string, at: number): Promise<string | Refused> {
  const whole = await campaignShelf.whole(id)
  const from = whole?.campaign.parts[at]
  if (!whole || !from) return { refused: 'not-found' }
  const module = await neededFor(whole.campaign.game)
  const game = module.next(from.start as object)
  if (!game) return { refused: 'damaged' }
  const now = Date.now()
  const { end: _, title: __, ...rest } = whole.campaign
  const kept = {
    ...rest,
    id: newId(),
    seed: newSeed(),
    created: now,
    updated: now,
    origin: 'branch' as const,
    label: module.label(from.start as object),
  }
  const copies = whole.games.slice(0, at).map(({ entry, record }, place) => ({
    entry: {
      ...entry,
      id: newId(),
      origin: kept.origin,
      campaign: { id: kept.id, at: place, counted: true as const },
    },
    record,
  }))
  const played = begun(kept, game, at, whole.games[at]?.entry.bots)
  const games = [...copies, played]
  const parts = games.map(({ entry }, place) => ({
    id: entry.id,
    start: whole.campaign.parts[place]?.start ?? null,
  }))
  await campaignShelf.put({ ...kept, parts }, games)
  return played.entry.id
}

/** Throws a campaign away with all its games. */
export async function removeCampaign(id: string): Promise<void> {
  const kept = await campaignShelf.get(id)
  await Promise.all(kept?.parts.map((part) => closeGame(part.id)) ?? [])
  await campaignShelf.remove(id)
}
