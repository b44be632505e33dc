import {
  type Board,
  drawMap,
  RULE_OPTIONS,
  readSetup,
  tellRules,
  townThings,
  type Western,
  type WesternKit,
} from '@graveshift/gears-and-guns'
import { missionId } from '@graveshift/zones/missions'
import { optionRows } from '../../../play/option-rows.ts'
import type { Pen } from '../../../play/pen.ts'
import type { OwnTable } from '../../../zones/play/scene.ts'

/** Questions that only this game has, and those whose meaning names what only it has. */
const ABOUTS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...['armor', 'arrange', 'convoy-way', 'deal', 'deplete', 'first', 'give-up', 'keep-one', 'lose-card'],
    ...[
      'mobile',
      'noise-zone',
      'option',
      'prepare',
      'receiver',
      'reroll',
      'shot',
      'shrug',
      'toolbox',
      'wound',
    ],
  ].map((kind) => [kind, `play.gears-and-guns.about.${kind}`]),
)

/** What lies on a table of the western game: gauge, jets, switches, piles, cards, wherever its tokens have moved. */
export function ownTable(pen: Pen, kit: WesternKit, board: Board): OwnTable {
  return {
    mission: missionId(board.setup.mission),
    rules: () => tellRules(kit.mission),
    map: () => drawMap(kit, board),
    moving: () => [],
    lying: (zone) => townThings(kit.mission, board, zone),
    options: () => optionRows<Western>(pen, { options: RULE_OPTIONS, readOptions: readSetup }, board.setup),
    early: [],
    abouts: ABOUTS,
  }
}
