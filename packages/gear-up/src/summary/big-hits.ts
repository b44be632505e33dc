import { nth, sizeOf } from '@graveshift/kernel'
import { COLOURS } from '../content/types.ts'
import { dashboardOf } from '../seats.ts'
import { countedTurn } from './turns.ts'
import type { Witness } from './witness.ts'

/** All that one activation, or one turn's ammo, did. */
export interface BigHit {
  readonly at: number
  readonly seat: number
  /** A weapon's or a companion's id; `ammo` for shots. */
  readonly by: { readonly weapon: string } | { readonly companion: string } | 'ammo'
  readonly crossed: number
  readonly kills: number
  /** The boss, or one of its bodies, died of it. */
  readonly boss: boolean
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }

const MOST = 5

/** Kills count before spaces, the boss before all. */
function byWorth(a: BigHit, b: BigHit): number {
  return Number(b.boss) - Number(a.boss) || b.kills - a.kills || b.crossed - a.crossed || a.at - b.at
}

/** Remembers what each activation did. */
export function hitBook(): { readonly see: Witness; readonly best: () => readonly BigHit[] } {
  const hits: BigHit[] = []
  /** The running one of each seat: seats attack at the same time. */
  const running: (Writable<BigHit> | undefined)[] = []
  let last: Writable<BigHit> | undefined

  const begin = (at: number, seat: number, by: BigHit['by']) => {
    const hit: Writable<BigHit> = { at, seat, by, crossed: 0, kills: 0, boss: false }
    running[seat] = hit
    hits.push(hit)
    return hit
  }

  const see: Witness = (event, board, content) => {
    const at = countedTurn(board)
    switch (event.type) {
      case 'weaponUsed': {
        const { weapons } = dashboardOf(content, board, event.seat)
        begin(at, event.seat, { weapon: nth(weapons, COLOURS.indexOf(event.colour)).id })
        break
      }
      case 'companionUsed':
        begin(at, event.seat, { companion: event.companion })
        break
      case 'crossed': {
        const mine = running[event.seat]
        const ammo = event.by === 'ammo'
        const goesOn = mine && mine.at === at && (mine.by === 'ammo') === ammo
        last = goesOn ? mine : ammo ? begin(at, event.seat, 'ammo') : mine
        if (last) last.crossed += sizeOf(event.lo, event.hi)
        break
      }
      case 'ringCleared':
        if (last) last.crossed += sizeOf(event.lo, event.hi)
        break
      case 'killed':
        if (last) last.kills += 1
        break
      case 'bodyKilled':
        if (last) last.boss = true
        break
      default:
    }
  }
  return {
    see,
    best: () =>
      hits
        .filter(({ crossed }) => crossed > 0)
        .sort(byWorth)
        .slice(0, MOST),
  }
}
