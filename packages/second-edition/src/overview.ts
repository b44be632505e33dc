import type { Overview } from '@graveshift/kernel'
import { carsIn, noiseOf } from '@graveshift/zones'
import { drawMission, missionId, missionOverview, thingsIn } from '@graveshift/zones/missions'
import type { Board } from './board.ts'
import { ruleOf } from './missions/rules.ts'
import type { SecondKit } from './second-kit.ts'

/** The board in characters; its letters are told by the legend. */
export const drawMap = (kit: SecondKit, board: Board): readonly string[] =>
  drawMission(kit, board, { objective: 'x', crate: 'c' })

/** All that lies on the table. */
export const overview = (kit: SecondKit, board: Board): Overview =>
  missionOverview(kit, board, {
    mission: missionId(kit.setup.mission),
    rules: kit.mission.data.rules.map((rule) => ruleOf(rule).tell(rule)),
    lines: drawMap(kit, board),
    noise: noiseOf(board, kit.moreNoise),
    things: (zone) => [...carsIn(board, zone), ...thingsIn(kit, board, zone)],
  })
