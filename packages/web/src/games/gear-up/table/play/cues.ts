import type { Event } from '@graveshift/gear-up'
import { sizeOf } from '@graveshift/kernel'
import type { Cue, Tone } from '../../../../table/play/cue.ts'
import { ANCHORS, aimsAt, type CountedAnchor, facesOf, figuresOf, placesOf } from './anchors.ts'

const bodyOf = (body: number) => placesOf(-1 - body)

function count(what: CountedAnchor, seat: number, amount: number, tone: Tone): Cue[] {
  return amount === 0 ? [] : [{ do: 'count', at: figuresOf(what, seat), amount, tone }]
}

function blow(at: readonly string[], squares: number): Cue[] {
  return [
    { do: 'shake', who: at },
    { do: 'count', at, amount: -squares, tone: 'hit' },
  ]
}

/** What is seen of an event, besides the board after it. */
export function cuesOf(event: Event): readonly Cue[] {
  switch (event.type) {
    case 'crossed':
      return blow(placesOf(event.target), sizeOf(event.lo, event.hi))
    case 'ringCleared':
      return blow(bodyOf(event.body), sizeOf(event.lo, event.hi))
    case 'killed':
      return [{ do: 'fall', who: placesOf(event.zombie) }]
    case 'exploded':
      return [{ do: 'burst', who: placesOf(event.zombie) }]
    case 'pushed':
      return [{ do: 'walk', who: placesOf(event.zombie) }]
    case 'walked':
      return event.zombies.map((zombie) => ({ do: 'walk', who: placesOf(zombie) }))
    case 'zombieDealt':
      return [{ do: 'arrive', who: placesOf(event.zombie) }]
    case 'attacked':
      return [{ do: 'strike', who: placesOf(event.zombie), at: aimsAt(event.seat) }]
    case 'suffered':
      return [
        ...count('armor', event.seat, -event.armor, 'cost'),
        ...count('health', event.seat, -event.health, 'harm'),
        ...(event.health > 0 ? [{ do: 'shake', who: facesOf(event.seat) } as const] : []),
      ]
    case 'armorBroken':
      return count('armor', event.seat, -event.amount, 'cost')
    case 'gained':
      return count(event.what, event.seat, event.amount, 'gain')
    case 'ammoSpent':
      return count('ammo', event.seat, -1, 'cost')
    case 'upgraded':
    case 'frenzied':
      return [{ do: 'swell', who: [ANCHORS.weapon(event.seat, event.colour)] }]
    case 'bossAttacked':
      return [{ do: 'strike', who: bodyOf(event.body), at: [] }]
    case 'bodyKilled':
      return [{ do: 'shake', who: bodyOf(event.body) }]
    case 'skillUsed':
    case 'screamed':
    case 'bossMoved':
      return [{ do: 'swell', who: bodyOf(0) }]
    case 'turnRevealed':
      return [{ do: 'swell', who: [ANCHORS.turn] }]
    default:
      return []
  }
}
