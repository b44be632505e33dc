import { type Board, owned } from '@graveshift/gear-up'
import type { Witness } from './fold.ts'

/** Achievements that count something, and how much of it they want. Measured here only to show how near one came. */
export const WANTED: Readonly<Record<string, number>> = {
  dozen: 12,
  'all-eight': 8,
  'triple-kill': 3,
  sharpshooter: 2,
  'four-at-once': 4,
  'full-magazine': 5,
  'shove-off': 3,
  arsenal: 8,
  'walking-fortress': 6,
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Measures how far a game got towards each of them. */
export function markBook(): {
  readonly see: Witness
  readonly marks: () => Readonly<Record<string, number>>
} {
  const marks: Record<string, number> = {}
  const kills: number[] = []
  const types = new Set<string>()
  const activation: { kills: number; targets: Set<number> }[] = []
  const shots: number[] = []
  const shotKills: number[] = []
  let pushes = 0
  let byAmmo = false

  const reach = (id: string, value: number) => {
    if (value > (marks[id] ?? 0)) marks[id] = value
  }
  const add = (counts: number[], seat: number): number => {
    counts[seat] = (counts[seat] ?? 0) + 1
    return counts[seat]
  }
  const fresh = (seat: number) => {
    activation[seat] = { kills: 0, targets: new Set() }
  }
  const measure = (board: Board) => {
    for (const seat of board.seats) {
      reach('walking-fortress', owned(seat.armor))
      reach('arsenal', sum(seat.upgrades))
    }
  }

  const see: Witness = (event, board, content) => {
    switch (event.type) {
      case 'turnRevealed':
        pushes = 0
        shots.length = 0
        shotKills.length = 0
        break
      case 'weaponUsed':
      case 'companionUsed':
        fresh(event.seat)
        break
      case 'crossed':
        byAmmo = event.by === 'ammo'
        if (byAmmo) reach('full-magazine', add(shots, event.seat))
        else reach('four-at-once', activation[event.seat]?.targets.add(event.target).size ?? 0)
        break
      case 'killed': {
        reach('dozen', add(kills, event.by))
        types.add(content.zombies[event.card]?.type ?? event.card)
        reach('all-eight', types.size)
        const mine = activation[event.by]
        if (byAmmo) reach('sharpshooter', add(shotKills, event.by))
        else if (mine) reach('triple-kill', ++mine.kills)
        break
      }
      case 'pushed':
        reach('shove-off', ++pushes)
        break
      case 'gained':
      case 'upgraded':
        measure(board)
        break
      default:
    }
  }
  return { see, marks: () => marks }
}
