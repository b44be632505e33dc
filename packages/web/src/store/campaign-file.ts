import { findListed } from '@graveshift/games'
import { type Game, isFault, type Json } from '@graveshift/kernel'
import { following, loadSession, readCampaignRecord, type Session } from '@graveshift/table'
import { loadGame } from '../games/registry.ts'
import type { KeptCampaign } from './campaign-entry.ts'
import { campaignShelf } from './campaign-shelf.ts'
import { campaignRecord, partOf } from './campaigns.ts'
import { newId, newSecret, newSeed } from './new-names.ts'
import { summaryOf } from './open-games.ts'
import { type Refused, refusedBy } from './refused-file.ts'
import { saveText } from './save-text.ts'

/** Lets the page draw and answer between two games that are played again. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

const OWN_WORDS: Readonly<Record<string, Refused>> = {
  'foreign-campaign': { refused: 'foreign-game' },
  'not-a-campaign': { refused: 'not-a-game' },
  impossible: { refused: 'diverged' },
}

const refused = (fault: string): Refused => OWN_WORDS[fault] ?? refusedBy(fault)

/** How far the reading of a file is: so many of its games were played again. */
export type OnGame = (played: number, of: number) => void

/**
 * A campaign from a file, as a new one beside the others: every game is played again, and nothing is kept of a file that
 * does not hold.
 */
export async function importCampaign(
  text: string,
  origin: KeptCampaign['origin'],
  onGame: OnGame = () => undefined,
): Promise<KeptCampaign | Refused> {
  const record = readCampaignRecord(text)
  if (isFault(record)) return refused(record.fault)
  const listed = findListed(record.campaign)
  if (!listed?.campaign) return { refused: 'foreign-game' }
  const [module] = await Promise.all([
    listed.campaign.load(),
    loadGame(listed.id),
    loadGame(listed.campaign.interlude.id),
  ])
  const sessions: Session<Game>[] = []
  const steps = following(module, record, (rules, game) => {
    const session = loadSession(rules, game, newSecret)
    if (!isFault(session)) sessions.push(session)
    return session
  })
  let step = steps.next()
  for (; !step.done; step = steps.next()) {
    onGame(step.value, record.games.length)
    await breathe()
  }
  const at = step.value
  if (isFault(at)) return refused(at.fault)
  const now = Date.now()
  const outcome = module.outcome(at.state)
  const seed = record.games[0]?.chance[0]?.seed ?? newSeed()
  const base = { id: newId(), ...(origin ? { origin } : {}) }
  const games = sessions.map((session, place) => {
    const isCounted = !at.session || place < sessions.length - 1
    const part = partOf(base, place, newId(), session, isCounted ? { counted: true } : {})
    return { ...part, summary: summaryOf(part.entry.id, session, [], origin) }
  })
  const kept: KeptCampaign = {
    ...base,
    game: listed.id,
    rules: record.rules,
    options: record.options,
    seed,
    created: now,
    updated: now,
    label: module.label(at.state),
    parts: games.map(({ entry }, place) => ({ id: entry.id, start: (at.starts[place] ?? null) as Json })),
    ...(at.session ? {} : { end: { state: at.state as Json, outcome: outcome ?? '' } }),
  }
  await campaignShelf.put(kept, games)
  return kept
}

/** Hands a campaign to the player as one file; false where a game of it is missing. */
export async function exportCampaign(id: string): Promise<boolean> {
  const record = await campaignRecord(id)
  if (!record) return false
  saveText(JSON.stringify(record), `graveshift-${record.campaign}-campaign-${id}.json`, 'application/json')
  return true
}
