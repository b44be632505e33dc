import { survivorNamed } from '../../content/survivors.ts'
import { rewardWorth } from '../reward-worth.ts'
import { REWARDS } from '../sheet.ts'
import type { CampBoard, CampChoice, CampPick } from './game.ts'
import { isEngineer, sheetAt } from './reads.ts'

/** How many of a survivor's class are played already. */
const alike = ({ sheets }: CampBoard, id: string): number => {
  const { class: mine } = survivorNamed(id)
  return sheets.filter(({ survivor }) => survivor !== null && survivorNamed(survivor).class === mine).length
}

/** An engineer does what nobody else can: the first one is worth a class of its own. */
const isMissingEngineer = ({ sheets }: CampBoard, id: string): boolean =>
  isEngineer(id) && sheets.every(({ survivor }) => survivor === null || !isEngineer(survivor))

/** How much somebody adds to a team, next to others. */
const newcomer = (board: CampBoard, id: string): number =>
  (isMissingEngineer(board, id) ? 1 : 0) - alike(board, id)

/** What a milestone may give, to whoever is asked about it. */
function worthOfReward(board: CampBoard, choice: CampChoice, name: string): number {
  const reward = REWARDS.find((each) => each === name)
  if (choice.kind !== 'reward' || reward === undefined) return 0
  const { survivor, rewards } = sheetAt(board, choice.sheet)
  return rewardWorth(survivor, rewards, reward)
}

/** Better than anybody who could take over: whoever is played has the gear and the habit. */
const STAYS = 10

/** Beside whoever leads them companions are worth most who lend something else; one is enough, who comes may die. */
function worthOfCompanion(board: CampBoard, choice: CampChoice, id: string): number {
  if (choice.kind !== 'start-companion') return 0
  const { survivor, companions } = sheetAt(board, choice.sheet)
  if (companions.length > 0) return 0
  const isLikeLeader = survivor !== null && survivorNamed(survivor).class === survivorNamed(id).class
  return 2 + (isLikeLeader ? 0 : 1) + (isMissingEngineer(board, id) ? 1 : 0)
}

/** How good an answer looks next to others for the same question: what a quick bot goes by. */
export function worthOf(board: CampBoard, choice: CampChoice, pick: CampPick): number {
  switch (pick.do) {
    case 'bonus-action':
      return worthOfReward(board, choice, pick.do)
    case 'skill':
      return worthOfReward(board, choice, pick.skill)
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
      return choice.kind === 'survivor' && sheetAt(board, choice.sheet).survivor === pick.survivor
        ? STAYS
        : newcomer(board, pick.survivor)
    case 'start':
    case 'fetch':
      return newcomer(board, pick.survivor)
    case 'yield':
      return sheetAt(board, pick.sheet).kept.length
    case 'bring':
      return worthOfCompanion(board, choice, pick.survivor)
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
