import { type AnyCampaign, type Interlude, GAMES as LIST } from '@graveshift/games'
import { Bug, type Game, type GameModule } from '@graveshift/kernel'
import type { Outward, Schema } from '@graveshift/kernel/outward'

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

export function findGame(id: string): GameModule<Game> | undefined {
  return ALL_GAMES.find((game) => game.id === id)
}

/** The campaign of a game; campaigns go by the name of their game. */
export function findCampaign(id: string): AnyCampaign | undefined {
  return CAMPAIGNS.find(({ campaign }) => campaign.id === id)?.campaign
}

/** A game as programs outside are told it. */
export function outwardOf({ id }: { readonly id: string }): Outward<Game> {
  const found = [...LISTED, ...INTERLUDES].find(({ module }) => module.id === id)
  if (!found) throw new Bug(`there is no game ${id}`)
  return found.outward
}
