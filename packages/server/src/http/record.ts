import type { Json } from '@graveshift/kernel'
import { type CampaignRecord, makeCampaignRecord } from '@graveshift/table'
import { Replica } from '@graveshift/table/link'
import { campaignEnd, Damaged, OtherRules, type RoomCampaign, readEntry } from '@graveshift/table/room'
import { loadRules } from '../games.ts'

/** A table's log as it lies in the store, and what of it is wanted: its last game unless said, or all of a campaign. */
export interface RecordTask {
  readonly bodies: readonly string[]
  readonly round?: number
  readonly whole?: boolean
}

/** A game of a table, or a whole campaign, as a file for its players. */
export interface Played {
  /** Which game of the table it is, from 1; of a campaign the last that began. */
  readonly round: number
  readonly over: boolean
  /** The file's seal, and all of it as JSON. */
  readonly seal: string
  readonly text: string
}

/** Why there is no file. */
export type NoFile = 'none' | 'damaged-table' | 'other-rules'

/** A game that began at the table, and what its campaign was then. */
interface Begun {
  readonly session: NonNullable<Replica['session']>
  readonly campaign: RoomCampaign | undefined
}

/** Folded from the log, in a thread: a long one takes seconds. `none` if what is wanted never began. */
export async function recordFrom({ bodies, round: wanted, whole }: RecordTask): Promise<Played | NoFile> {
  const begun = await gamesIn(bodies)
  if (typeof begun === 'string') return begun
  const round = wanted ?? begun.length
  const last = begun[round - 1]
  if (!last) return 'none'
  const { session, campaign } = last
  const over = session.outcome !== undefined
  if (!over && !session.rules.open) return 'none'
  if (whole && !campaign) return 'none'
  const record = whole && campaign ? campaignOf(begun, campaign) : session.record({ for: 'players' })
  return { round, over, seal: record.seal, text: JSON.stringify(record) }
}

/** All games of a table in the order in which they began. */
async function gamesIn(bodies: readonly string[]): Promise<readonly Begun[] | NoFile> {
  const entries = bodies.map(readEntry)
  const opened = entries[0]?.act
  const module = opened?.kind === 'opened' ? await loadRules(opened.game, opened.release) : undefined
  const replica = new Replica(() => module)
  const begun: Begun[] = []
  try {
    for (const entry of entries) {
      if (!entry) return 'damaged-table'
      replica.fold(entry)
      const { room, session } = replica
      if (room && session) begun[room.round - 1] = { session, campaign: room.campaign }
    }
  } catch (error) {
    if (!(error instanceof Damaged)) throw error
    return error instanceof OtherRules ? 'other-rules' : 'damaged-table'
  }
  return begun
}

/** A campaign that goes on stands in its last game, even if that is over: nobody has gone on from it yet. */
function campaignOf(begun: readonly Begun[], campaign: RoomCampaign): CampaignRecord {
  const { game, options, began, state } = campaign
  const end = campaignEnd(campaign, begun.at(-1)?.session)
  return makeCampaignRecord({
    campaign: game.id,
    rules: game.campaign?.version ?? 0,
    options,
    games: begun.slice(began - 1).map(({ session }) => session.record({ for: 'players' })),
    state: (end?.state ?? state) as Json,
  })
}
