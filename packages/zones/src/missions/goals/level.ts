import { NONE } from '../../board.ts'
import { LEVELS, type Level } from '../../content/types.ts'
import { THRESHOLDS } from '../../experience.ts'
import { word } from '../../tell/terms.ts'
import { share, sumOfGreatest } from '../closeness.ts'
import type { Goal } from '../goal.ts'
import type { MissionBoard } from '../mission-game.ts'
import { MOST } from '../read-figures.ts'
import { said } from '../sentences.ts'

/** So many survivors have reached a level. */
export interface LevelGoal {
  readonly goal: 'level'
  readonly level: Level
  readonly count: number
}

const atLevel = ({ people }: MissionBoard, wanted: Level): number =>
  people.filter(({ seat, level: has }) => seat !== NONE && has >= LEVELS.indexOf(wanted)).length

export const level: Goal<LevelGoal> = {
  id: 'level',
  figures: '`count` survivors reach `level`',
  read: (fields) => ({
    goal: 'level',
    level: fields.one('level', LEVELS),
    count: fields.count('count', 1, MOST),
  }),
  tell: ({ count, level: wanted }) => said('goal.level', { count, level: word(`level.${wanted}`) }),
  on: ['levelled'],
  met: (_kit, board, { level: wanted, count }) => atLevel(board, wanted) >= count,
  count: (_kit, board, { level: wanted, count }) => ({ done: atLevel(board, wanted), of: count }),
  progress(_kit, { people }, { level: wanted, count }) {
    const threshold = THRESHOLDS[LEVELS.indexOf(wanted)] ?? 0
    const points = people
      .filter(({ seat }) => seat !== NONE)
      .map((person) => Math.min(person.points, threshold))
    return share(sumOfGreatest(points, count), threshold * count)
  },
  lint: ({ survivors }, { count }) => [[count <= survivors, 'there are not that many survivors']],
  tooMany: (_mission, survivors, { count }) =>
    count > survivors ? `${count} of them must reach a level` : undefined,
}
