import type { KeptCampaign } from '../../store/campaign-entry.ts'
import { campaignShelf } from '../../store/campaign-shelf.ts'
import { removeCampaign } from '../../store/campaigns.ts'
import type { GameEntry } from '../../store/game-entry.ts'
import { closeGame, openGame, removeGame } from '../../store/open-games.ts'
import { isRefused } from '../../store/refused-file.ts'
import { shelf } from '../../store/shelf.ts'

export interface Removed {
  readonly entry: GameEntry
  bringBack(): Promise<void>
}

/** Throws a game away, and remembers it for as long as it may still be brought back. */
export async function removeForNow(id: string): Promise<Removed | undefined> {
  // What was decided last in this tab may still be on its way to the storage.
  const store = await openGame(id)
  if (!isRefused(store)) await store.settled()
  const [entry, record, summaries] = await Promise.all([
    shelf().entry(id),
    shelf().record(id),
    shelf().summaries(),
  ])
  if (!entry || !record) return undefined
  const summary = summaries.find((each) => each.id === id)
  await removeGame(id)
  const bringBack = async () => {
    await shelf().put(entry, record, summary)
  }
  return { entry, bringBack }
}

export interface RemovedCampaign {
  readonly campaign: KeptCampaign
  bringBack(): Promise<void>
}

/** The same for a campaign with all its games. One that is not whole cannot be brought back. */
export async function removeCampaignForNow(id: string): Promise<RemovedCampaign | undefined> {
  const kept = await campaignShelf.get(id)
  await Promise.all(kept?.parts.map((part) => closeGame(part.id)) ?? [])
  const whole = await campaignShelf.whole(id)
  await removeCampaign(id)
  return (
    whole && { campaign: whole.campaign, bringBack: () => campaignShelf.put(whole.campaign, whole.games) }
  )
}
