import { type Board, jetBits, refillBits, type WesternKit } from '@graveshift/gears-and-guns'
import { zoneName } from '@graveshift/zones'
import type { Words } from '../../../i18n/use-words.ts'

/** How a nozzle stands: it blows, it refills, it is broken and still, or it is shut. */
export function nozzleState(board: Board, at: number): 'blows' | 'refills' | 'shut' | 'off' {
  const bit = 1 << at
  if (jetBits(board) & bit) return 'blows'
  if (refillBits(board) & bit) return 'refills'
  return board.nozzlesBroken & bit ? 'shut' : 'off'
}

/** Each switch with its nozzle, in words. */
export const pipesTold = ({ say }: Words, kit: WesternKit, board: Board): readonly string[] =>
  kit.steam.machines.map((machine, at) =>
    say('town.pipe', {
      from: zoneName(kit.map, machine.switch),
      to: zoneName(kit.map, machine.nozzle),
      state: say(`town.nozzle.${nozzleState(board, at)}`),
    }),
  )
