import type { FigureRow, Overview } from '@graveshift/kernel'
import { word } from '@graveshift/zones'
import { missionId, missionOverview } from '@graveshift/zones/missions'
import type { Board } from './board.ts'
import { GAUGE } from './content/figures.ts'
import { tellRules } from './missions/rules.ts'
import { isHot } from './town/gauge.ts'
import { drawMap } from './town-map.ts'
import { townThings } from './town-things.ts'
import type { WesternKit } from './western-kit.ts'

/** In towns with machines; marked as soon as jets wound (GG-TWN-01). */
function gaugeRow({ mission }: WesternKit, board: Board): readonly FigureRow[] {
  if (mission.switches.length === 0) return []
  const value = { word: 'overview.goal.count', with: { done: board.gauge, of: GAUGE.full } }
  return [{ cells: [word('word.gauge'), value], marked: isHot(board) }]
}

/** All that lies on the table. */
export function overview(kit: WesternKit, board: Board): Overview {
  return missionOverview(kit, board, {
    mission: missionId(kit.setup.mission),
    rules: tellRules(kit.mission),
    lines: drawMap(kit, board),
    round: gaugeRow(kit, board),
    things: (zone) => townThings(kit.mission, board, zone),
  })
}
