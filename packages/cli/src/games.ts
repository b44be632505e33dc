import { type AnyCampaign, findListed, type Interlude, GAMES as LIST, nameOfRules } from '@graveshift/games'
import { Bug, type Fault, type Game, type GameModule, isFault, type Release } from '@graveshift/kernel'
import type { Outward, Schema } from '@graveshift/kernel/outward'
import { rulesNamedIn } from '@graveshift/table'
import { addWords } from './words.ts'

interface Loaded {
  readonly module: GameModule<Game>
  readonly outward: Outward<Game>
}

const load = async (game: Interlude): Promise<Loaded> => ({
  module: await game.load(),
  outward: await game.outward(),
})

/** A command that needs one game may be asked about any: all are loaded, once. */
const LISTED: readonly Loaded[] = await Promise.all(LIST.map(load))

/** Games that are played only within campaigns. */
const INTERLUDES: readonly Loaded[] = await Promise.all(
  LIST.flatMap(({ campaign }) => (campaign ? [load(campaign.interlude)] : [])),
)

/** Campaigns, and the forms of their states. */
export const CAMPAIGNS: readonly { readonly campaign: AnyCampaign; readonly schema: Schema }[] =
  await Promise.all(
    LIST.flatMap(({ campaign }) => (campaign ? [campaign] : [])).map(async (listed) => ({
      campaign: await listed.load(),
      schema: await listed.schema(),
    })),
  )

export const GAMES: readonly GameModule<Game>[] = LISTED.map(({ module }) => module)

/** Those of the list, and those that only a campaign plays. */
export const ALL_GAMES: readonly GameModule<Game>[] = [...LISTED, ...INTERLUDES].map(({ module }) => module)

/** Frozen rules that a record needed, by their name. */
const FETCHED = new Map<string, Loaded>()

/** Fetches the frozen rules that a record or its text names, if it needs any; why they are not to be had. */
export async function fetchRules(record: unknown): Promise<Fault | undefined> {
  const named = rulesNamedIn(record)
  const listed = named && findListed(named.game)
  const rules = listed?.rulesOf(named?.release)
  if (!rules || rules === listed) return undefined
  if (isFault(rules)) return rules
  const name = nameOfRules(rules)
  if (FETCHED.has(name)) return undefined
  const [module, outward] = await Promise.all([rules.load(), rules.outward(), addWords(name, rules)])
  FETCHED.set(name, { module, outward })
  return undefined
}

/** The game of a record by the rules that it names, as far as they were fetched; else by those there are. */
export function gameOfRecord(record: unknown): GameModule<Game> | undefined {
  const named = rulesNamedIn(record)
  return named && (FETCHED.get(nameOfRules({ ...named, id: named.game }))?.module ?? findGame(named.game))
}

export function findGame(id: string): GameModule<Game> | undefined {
  return ALL_GAMES.find((game) => game.id === id)
}

/** The campaign of a game; campaigns go by the name of their game. */
export function findCampaign(id: string): AnyCampaign | undefined {
  return CAMPAIGNS.find(({ campaign }) => campaign.id === id)?.campaign
}

/** A game as programs outside are told it. */
export function outwardOf({
  id,
  release,
}: {
  readonly id: string
  readonly release?: Release
}): Outward<Game> {
  const found =
    FETCHED.get(nameOfRules({ id, release })) ??
    [...LISTED, ...INTERLUDES].find(({ module }) => module.id === id)
  if (!found) throw new Bug(`there is no game ${id}`)
  return found.outward
}
