import { countsIn, type PositionReader, personIn } from '@graveshift/zones/position'
import type { Board } from '../board.ts'

/** Bonus actions in reserve, by name: `{"bonus": {"nora": 2}}`. */
export const readBonus: PositionReader<Board> = (scene, fields) => {
  const { board } = scene
  const bonus = board.people.map(() => 0)
  for (const [name, count] of countsIn(fields, 'bonus')) bonus[personIn(scene, fields, 'bonus', name)] = count
  board.bonus = bonus
}
