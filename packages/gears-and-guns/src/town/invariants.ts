import { GAUGE } from '../content/figures.ts'
import type { SteamBoard, SteamKit } from '../steam/steam-game.ts'

/** The gauge is on its scale, and no machine is there that is not (GG-TWN-09). */
export function brokenTown({ steam, map }: SteamKit, board: SteamBoard): string[] {
  const wrong: string[] = []
  if (board.gauge < 0 || board.gauge > GAUGE.full) wrong.push(`the gauge shows ${board.gauge}`)
  if ((board.switchesOn | board.nozzlesBroken) >>> steam.machines.length !== 0)
    wrong.push('a switch or nozzle is there that is not')
  for (const zone of board.bottles) if (!map.zones[zone]) wrong.push(`a bottle is in zone ${zone}`)
  return wrong
}
