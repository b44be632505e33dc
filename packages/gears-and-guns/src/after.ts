import type { Table } from '@graveshift/kernel'
import { isOver } from '@graveshift/zones'
import { drawBounty } from './abominations/bounty.ts'
import { returnSkills } from './cards/return-skills.ts'
import type { Event, EventOf, Western } from './game.ts'
import { wakePiles } from './piles/wake.ts'
import { offerReward } from './sheets/milestone.ts'
import { wakeSpawns } from './spawning/wake.ts'
import { breakOnTheWay, breakWherePlaced } from './town/breaking.ts'
import type { WesternKit } from './western-kit.ts'

type Reaction<E extends Event> = {
  react(kit: WesternKit, table: Table<Western>, event: E): void
}['react']

type Reactions = { readonly [T in Event['type']]?: readonly Reaction<EventOf<T>>[] }

/** What happens because of something that happened, before the mission looks at it. A feature adds its own here. */
const REACTIONS: Reactions = {
  roundBegan: [returnSkills],
  levelled: [offerReward],
  cxpGained: [offerReward],
  killed: [drawBounty],
  walked: [wakePiles],
  placed: [wakeSpawns, breakWherePlaced],
  zombiesMoved: [breakOnTheWay],
}

export function react(kit: WesternKit, table: Table<Western>, event: Event): void {
  const reactions: readonly Reaction<Event>[] | undefined = REACTIONS[event.type]
  for (const reaction of reactions ?? []) if (!isOver(table)) reaction(kit, table, event)
}
