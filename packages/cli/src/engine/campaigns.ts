import type { AnyCampaign } from '@graveshift/games'
import type { Json, Telling } from '@graveshift/kernel'
import { COUNT, listOf, objectOf, TEXT } from '@graveshift/kernel/outward'
import type { CampaignSession } from '@graveshift/table'
import { CAMPAIGNS, findCampaign } from '../games.ts'
import { wordsIn } from '../words.ts'
import { toldAs } from './begin.ts'
import { badRequest, complain } from './complaint.ts'
import type { Common, Context } from './op.ts'
import { OPENED_GAME, opened, part } from './standing.ts'
import type { OpenTable, Tables } from './tables.ts'

type Played = CampaignSession<object>

/** Where a campaign stands, besides its running game. */
const STANDING = { label: TEXT, played: COUNT, state: part('campaign') }
const OVER = { ended: TEXT }

export const CAMPAIGN_STANDING = objectOf(STANDING, OVER)

/** A campaign's table with the game that begins at it. */
export const CAMPAIGN_OPENED = objectOf(
  { ...OPENED_GAME.always, campaign: CAMPAIGN_STANDING, told: listOf(TEXT) },
  OPENED_GAME.maybe,
)

/** The campaign that is named, or the only one there is. */
export function campaignOf({ game }: { readonly game?: string | undefined }): AnyCampaign {
  const campaign = game === undefined ? CAMPAIGNS[0]?.campaign : findCampaign(game)
  if (!campaign) throw complain('no-campaign', { game: game ?? '' })
  return campaign
}

/** A table with a campaign at it; others are complained about. */
export function playedAt(table: OpenTable): Played {
  if (!table.campaign) throw badRequest(`no campaign is played at table '${table.name}'`)
  return table.campaign
}

/** The words of the campaign, whatever the request names. */
const wordsOf = (played: Played, { words }: Pick<Context, 'words'>) =>
  wordsIn(words.language, played.campaign.id)

export function campaignStanding(played: Played, context: Pick<Context, 'words'>): object {
  const { outcome } = played
  return {
    label: wordsOf(played, context).tell(campaignOf({ game: played.campaign.id }).label(played.state)),
    played: played.played,
    state: played.state,
    ...(outcome === undefined ? {} : { ended: outcome }),
  }
}

/** A table of a campaign: its session is always that of the present game. */
export function campaignTable(name: string, campaign: Played, request: Common): OpenTable {
  return {
    name,
    campaign,
    ...toldAs(request),
    get session() {
      return campaign.shown
    },
  }
}

/** The table as it begins its present game, and what the game before left behind. */
export function campaignOpened(
  table: OpenTable,
  tables: Tables,
  context: Context,
  told: readonly Telling[] = [],
): object {
  const played = playedAt(table)
  return {
    ...opened(table, tables),
    campaign: campaignStanding(played, context),
    told: told.map((telling) => wordsOf(played, context).tell(telling)),
  }
}

/** Options of a campaign as a request has them. */
export const campaignOptions = (
  campaign: AnyCampaign,
  players: readonly string[],
  options: Readonly<Record<string, unknown>>,
): Json => campaign.optionsFor(players, options as Readonly<Record<string, Json>>)
