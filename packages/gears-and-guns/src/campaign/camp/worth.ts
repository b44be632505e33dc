import { survivorNamed } from '../../content/survivors.ts'
import type { CampBoard, CampChoice, CampPick } from './game.ts'
import { sheetAt } from './reads.ts'

/** Campaign skills that serve everybody, the best first; a bonus action stands among them. */
const PREFERRED: readonly string[] = [
  'starts-health',
  'steam-die-combat',
  'bonus-action',
  'low-profile',
  'sidestep',
  'starts-points-2',
  'combat-reflexes',
  'starts-card-steam-bottle',
  'steady-hand',
]

const rankOf = (reward: string): number => {
  const at = PREFERRED.indexOf(reward)
  return at < 0 ? 0 : PREFERRED.length - at
}

/** How many of a survivor's class are played already. */
const alike = ({ sheets }: CampBoard, id: string): number => {
  const { class: mine } = survivorNamed(id)
  return sheets.filter(({ survivor }) => survivor !== null && survivorNamed(survivor).class === mine).length
}

/** How good an answer looks next to others for the same question: what a quick bot goes by. */
export function worthOf(board: CampBoard, choice: CampChoice, pick: CampPick): number {
  switch (pick.do) {
    case 'bonus-action':
      return rankOf(pick.do)
    case 'skill':
      return rankOf(pick.skill)
    case 'offer':
      // Nobody gives people away, but to a sheet that has nobody.
      return pick.take === undefined &&
        isNeeded(board, pick.to) &&
        sheetAt(board, pick.from).survivor !== null
        ? 2
        : 0
    case 'agree':
      return choice.kind === 'consent' && choice.take === null ? 2 : 0
    case 'play':
      return choice.kind === 'survivor' && sheetAt(board, choice.sheet).survivor === pick.survivor ? 1 : 0
    case 'start':
    case 'fetch':
      return -alike(board, pick.survivor)
    case 'yield':
      return sheetAt(board, pick.sheet).kept.length
    case 'bring':
      // One is enough: whoever comes along may die.
      return choice.kind === 'start-companion' && sheetAt(board, choice.sheet).companions.length === 0 ? 2 : 0
    case 'again':
      return 0
    default:
      return 1
  }
}

const isNeeded = (board: CampBoard, sheet: number): boolean => {
  const { survivor, posse } = sheetAt(board, sheet)
  return survivor === null && posse.length === 0
}
