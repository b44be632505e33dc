import { WESTERN_CAMPAIGN_MODULE, WESTERN_MODULE } from '@graveshift/gears-and-guns'
import { type CampaignModule, type Game, type GameModule, isFault } from '@graveshift/kernel'
import type { Link } from '../../link/link.ts'
import { type Bed, directLink, finderOf } from './bed.ts'

/** The western game with its campaign, as a list of games gives it. */
export const WESTERN: GameModule<Game> = {
  ...(WESTERN_MODULE as unknown as GameModule<Game>),
  campaign: WESTERN_CAMPAIGN_MODULE as unknown as CampaignModule<object>,
}

export const findWestern = finderOf(WESTERN)

/** A table for a campaign of so many, each in a seat of the own number once all have come. */
export async function openCampaign(bed: Bed, people: number, mercy = true) {
  const opened = await bed.host.create({
    game: WESTERN.id,
    campaign: true,
    title: 'The trail',
    options: { players: Array.from({ length: people }, () => ''), options: { mercy } },
    name: 'Person 0',
    language: 'en',
  })
  if (isFault(opened)) throw new Error(opened.message)
  const ids = [opened.person]
  for (let index = 1; index < people; index++) {
    const id = `person-${index}`.padEnd(22, '-')
    const answer = await bed.host.join(opened.room, {
      id,
      name: `Person ${index}`,
      language: 'en',
      role: 'player',
    })
    if (!('done' in answer)) throw new Error(JSON.stringify(answer))
    ids.push(answer.by)
  }
  const links = ids.map((person) => directLink(bed, opened.room, person, { findModule: findWestern }).link)
  for (const link of links) link.start()
  await bed.time.run(100)
  return { room: opened.room, people: ids, links }
}

/** From a finished game of a campaign to the next: one says so, and everybody is ready. */
export async function goOnTogether(bed: Bed, links: readonly Link[]): Promise<void> {
  void links[0]?.do({ kind: 'rematch' })
  await bed.time.run(20)
  for (const link of links) {
    const ready = link.readiness()
    if (ready) void link.do(ready)
    await bed.time.run(20)
  }
  for (let shown = 0; shown <= 2 * links.length; shown++) await bed.time.run(2)
  await bed.time.run(20)
}
