import type { Event } from '@graveshift/gear-up'
import type { Beat } from '../../../../table/play/beat.ts'
import type { Pointer } from '../../../../table/pointer.ts'
import { cuesOf } from './cues.ts'
import { pointAt } from './point-at.ts'

/** How long each is seen, in parts of the player's own measure. */
export const LENGTHS: Readonly<Record<Event['type'], number>> = {
  roundBegan: 1.5,
  stepBegan: 0.5,
  turnRevealed: 1.2,
  companionsDrawn: 1,
  companionUsed: 0.4,
  weaponUsed: 0.25,
  weaponDeclined: 0.4,
  crossed: 0.8,
  gained: 0.5,
  ammoSpent: 0.3,
  killed: 0.9,
  pushed: 0.7,
  frenzied: 0.5,
  upgraded: 0.6,
  upgradesLost: 0.6,
  walked: 1,
  attacked: 0.8,
  exploded: 1,
  suffered: 0.6,
  spawnRevealed: 1.2,
  bossCardRevealed: 1.4,
  reshuffled: 0.4,
  zombieDrawn: 0.5,
  zombieDealt: 0.4,
  skillUsed: 1,
  armorBroken: 0.6,
  bossAttacked: 1,
  ringCleared: 1,
  screamed: 1,
  bodyKilled: 1,
  bossMoved: 0.8,
  won: 1.5,
  lost: 1.5,
}

/** What is seen in the same moment as what came before it. */
function joins(before: Event, event: Event): boolean {
  switch (event.type) {
    case 'gained':
      return before.type === 'gained' || before.type === 'crossed' || before.type === 'frenzied'
    case 'suffered':
      return before.type === 'suffered' || before.type === 'exploded' || before.type === 'bossAttacked'
    case 'armorBroken':
      return before.type === 'armorBroken'
    case 'zombieDealt':
      return before.type === 'zombieDealt'
    case 'crossed':
      return before.type === 'weaponUsed' || before.type === 'companionUsed' || before.type === 'ammoSpent'
    default:
      return false
  }
}

/** What of a batch is seen one after the other. What makes no picture of its own goes along with the next. */
export function planBeats(events: readonly Event[]): Beat<Pointer>[] {
  const beats: Beat<Pointer>[] = []
  events.forEach((event, index) => {
    const before = events[index - 1]
    const length = LENGTHS[event.type]
    const pointer = pointAt(event)
    const last = beats.at(-1)
    if (before && last && joins(before, event))
      beats[beats.length - 1] = {
        until: index + 1,
        length: Math.max(last.length, length),
        pointer: event.type === 'crossed' ? pointer : (last.pointer ?? pointer),
        cues: [...last.cues, ...cuesOf(event)],
      }
    else beats.push({ until: index + 1, length, pointer, cues: cuesOf(event) })
  })
  return beats
}
