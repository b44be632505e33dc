import type { Tolls } from '@graveshift/zones'
import type { Board } from '../board.ts'
import { isHot } from '../town/gauge.ts'
import { jetBits } from '../town/nozzles.ts'
import type { WesternKit } from '../western-kit.ts'

/** Steps that a pile is worth which sleeps on, and a wound on the way through a jet. */
const PILE = 2
const JET = 4

/** Machines are few: their bits lie above those of the piles. */
const PILES = 16

/** Piles that somebody wakes who comes in. */
const sleeping = ({ mission }: WesternKit, { pilesAwake, pilesSafe }: Board): number =>
  mission.piles.reduce(
    (bits, { wakes }, pile) =>
      wakes && ((pilesAwake | pilesSafe) & (1 << pile)) === 0 ? bits | (1 << pile) : bits,
    0,
  )

/** What it costs to come into rooms that wake piles, and through jets that wound. */
function tollsOf({ mission, map, steam }: WesternKit, key: number): Tolls {
  const steps = new Uint8Array(map.size)
  mission.piles.forEach(({ rooms }, pile) => {
    if (key & (1 << pile)) for (const room of rooms) steps[room] = PILE
  })
  steam.machines.forEach(({ nozzle }, at) => {
    if (key & (1 << (PILES + at))) steps[nozzle] = JET
  })
  return { key, steps }
}

/** The tolls of a mission, each set made once. */
export function tollsIn(kit: () => WesternKit): (board: Board) => Tolls | undefined {
  const known = new Map<number, Tolls>()
  return (board) => {
    const key = sleeping(kit(), board) | ((isHot(board) ? jetBits(board) : 0) << PILES)
    if (key === 0) return undefined
    const before = known.get(key)
    if (before) return before
    const tolls = tollsOf(kit(), key)
    known.set(key, tolls)
    return tolls
  }
}
