import { drawSigns, freshMission } from '@graveshift/zones/missions'
import { freshCards } from '../cards/cards-board.ts'
import { freshMachines } from '../machines/machines.ts'
import { missionOf } from '../missions/mission-of.ts'
import { freshPiles } from '../piles/piles.ts'
import { freshSpawning } from '../spawning/spawning.ts'
import { freshTown, machinesOf } from '../town/nozzles.ts'
import { type DrawnTown, gaugeLine, townSigns } from '../town-map.ts'

/** A mission as it is laid out, with what changes later: its board can be drawn before its rules can be played. */
export function laid(id: string, changes: Partial<DrawnTown> = {}, open?: number) {
  const mission = missionOf(id)
  const town: DrawnTown = {
    ...freshMission(mission),
    ...freshSpawning(mission),
    ...freshPiles(),
    ...freshTown(machinesOf(mission.switches, mission.nozzles), mission.data.steam),
    loud: mission.noise,
    loudSide: mission.data.noise?.side ?? 'bang',
    ...freshCards(mission),
    ...freshMachines(mission),
    fallen: [],
    ...changes,
  }
  const lines = [
    ...gaugeLine(mission, town),
    ...drawSigns(mission.board, open ?? mission.open, townSigns(mission, town)),
  ]
  return { mission, town, lines, text: lines.join('\n') }
}
