import type { GameRecord } from '@graveshift/table'
import type { KeptCampaign } from './campaign-entry.ts'
import { database, type KeptSummary } from './database.ts'
import type { GameEntry } from './game-entry.ts'
import { shelf } from './shelf.ts'
import { forgetUnsaved } from './unsaved.ts'

/** A game with all that is kept of it. */
export interface WholeGame {
  readonly entry: GameEntry
  readonly record: GameRecord
  readonly summary?: KeptSummary | undefined
}

/** Where campaigns lie: their games are on the shelf, and both are written together or not at all. */
export const campaignShelf = {
  async list(): Promise<readonly KeptCampaign[]> {
    const kept = await (await database()).getAll('campaigns')
    return kept.sort((a, b) => b.updated - a.updated)
  },

  async get(id: string): Promise<KeptCampaign | undefined> {
    return (await database()).get('campaigns', id)
  },

  /** A campaign with its games, as it was begun or came from a file. */
  async put(campaign: KeptCampaign, games: readonly WholeGame[]): Promise<void> {
    const transaction = (await database()).transaction(
      ['campaigns', 'entries', 'records', 'summaries'],
      'readwrite',
      { durability: 'strict' },
    )
    await Promise.all([
      transaction.objectStore('campaigns').put(campaign),
      ...games.flatMap(({ entry, record, summary }) => [
        transaction.objectStore('entries').put({ ...entry, ...linkOf(record) }),
        transaction.objectStore('records').put({ id: entry.id, record }),
        ...(summary ? [transaction.objectStore('summaries').put(summary)] : []),
      ]),
      transaction.done,
    ])
    shelf().touched(campaign.id)
  },

  /**
   * Counts the running game, and puts the one that follows beside it. Where another tab has gone on meanwhile nothing is
   * changed, and the answer is how the campaign stands there.
   */
  async goOn(counted: string, next: KeptCampaign, game: WholeGame | undefined): Promise<KeptCampaign> {
    const transaction = (await database()).transaction(['campaigns', 'entries', 'records'], 'readwrite', {
      durability: 'strict',
    })
    const campaigns = transaction.objectStore('campaigns')
    const entries = transaction.objectStore('entries')
    const kept = await campaigns.get(next.id)
    const entry = await entries.get(counted)
    if (!kept || kept.end || kept.parts.at(-1)?.id !== counted || !entry?.campaign) {
      await transaction.done
      return kept ?? next
    }
    await Promise.all([
      campaigns.put({ ...next, ...(kept.title === undefined ? {} : { title: kept.title }) }),
      entries.put({ ...entry, campaign: { ...entry.campaign, counted: true } }),
      ...(game
        ? [
            entries.put({ ...game.entry, ...linkOf(game.record) }),
            transaction.objectStore('records').put({ id: game.entry.id, record: game.record }),
          ]
        : []),
      transaction.done,
    ])
    shelf().touched(counted)
    return next
  },

  async rename(id: string, title: string): Promise<void> {
    const transaction = (await database()).transaction('campaigns', 'readwrite')
    const kept = await transaction.store.get(id)
    if (kept) {
      const { title: _, ...rest } = kept
      await transaction.store.put(title === '' ? rest : { ...rest, title })
    }
    await transaction.done
    shelf().touched(id)
  },

  /** All of it, so that it can be put back; undefined where it is not there or not whole. */
  async whole(id: string): Promise<{ campaign: KeptCampaign; games: readonly WholeGame[] } | undefined> {
    const campaign = await this.get(id)
    if (!campaign) return undefined
    const games: WholeGame[] = []
    for (const part of campaign.parts) {
      const [entry, record] = await Promise.all([shelf().entry(part.id), shelf().record(part.id)])
      if (!entry || !record) return undefined
      games.push({ entry, record })
    }
    return { campaign, games }
  },

  /** With all its games; figures of what was played stay. */
  async remove(id: string): Promise<void> {
    const transaction = (await database()).transaction(
      ['campaigns', 'entries', 'records', 'debriefs'],
      'readwrite',
    )
    const kept = await transaction.objectStore('campaigns').get(id)
    const ids = kept?.parts.map((part) => part.id) ?? []
    await Promise.all([
      transaction.objectStore('campaigns').delete(id),
      ...ids.flatMap((game) => [
        transaction.objectStore('entries').delete(game),
        transaction.objectStore('records').delete(game),
        transaction.objectStore('debriefs').delete(game),
      ]),
      transaction.done,
    ])
    for (const game of ids) forgetUnsaved(game)
    shelf().touched(id)
  },
}

const linkOf = ({ batches }: GameRecord): Pick<GameEntry, 'link'> => {
  const last = batches.at(-1)
  return last ? { link: last.link } : {}
}
