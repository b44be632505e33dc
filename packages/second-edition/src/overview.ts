import type { Overview, Telling } from '@graveshift/kernel'
import { noiseOf, word } from '@graveshift/zones'
import {
  drawMission,
  goalsTable,
  missionId,
  peopleTable,
  roundTable,
  rulesTable,
  zonesTable,
} from '@graveshift/zones/missions'
import type { Board } from './board.ts'
import { ruleOf } from './missions/rules.ts'
import type { SecondKit } from './second-kit.ts'

/** The board in characters; its letters are told by the legend. */
export const drawMap = (kit: SecondKit, board: Board): readonly string[] =>
  drawMission(kit, board, { objective: 'x', crate: 'c' })

const carsIn = ({ cars }: Board, zone: number): readonly Telling[] =>
  cars.filter((car) => car.zone === zone).map(({ kind }) => word(`car.${kind}.name`))

/** All that lies on the table; nothing in this game is hidden from anybody. */
export function overview(kit: SecondKit, board: Board): Overview {
  const { rules } = kit.mission.data
  const tables = [
    goalsTable(kit, board, word(`mission.${missionId(kit.setup.mission)}.name`)),
    rulesTable(rules.map((rule) => ruleOf(rule).tell(rule))),
    roundTable(board),
    peopleTable(kit, board),
    zonesTable(kit, board, noiseOf(board, kit.moreNoise), (zone) => carsIn(board, zone)),
  ]
  return {
    drawing: { lines: drawMap(kit, board), legend: word('overview.legend') },
    tables: tables.filter(({ rows }) => rows.length > 0),
  }
}
