import { type ChoiceRule, doOf, type Step, type Table, textIn } from '@graveshift/kernel'
import { anyOf, emit, isOver, NONE, NOT_AN_ANSWER, onlyOne, personAt } from '@graveshift/zones'
import type { Board } from '../board.ts'
import { rewardsLeft } from '../campaign/sheet.ts'
import { CAMPAIGN_SKILLS } from '../content/campaign.ts'
import type { Western } from '../game.ts'
import type { WesternKit } from '../western-kit.ts'
import { SHEETS_REFUSALS } from './refusals.ts'
import { rewardsOwed, rewardsTaken, sheetOf } from './sheets-board.ts'
import { startSkillFrame } from './start-skill.ts'

/** A milestone was reached: one of its rewards (GG-CMP-01). */
export interface MilestoneFrame {
  readonly kind: 'milestone'
  at: string
  readonly person: number
  /** It can wait until the action is over, and not longer (GG-RUL-37). */
  readonly mayWait: boolean
}

export interface RewardChoice {
  readonly id: number
  readonly lane: number
  readonly seat: number
  readonly kind: 'reward'
  readonly person: number
  readonly mayWait: boolean
}

export type RewardPick =
  | { readonly do: 'bonus-action' }
  | { readonly do: 'skill'; readonly skill: string }
  | { readonly do: 'later' }

const milestone = (person: number, mayWait: boolean): MilestoneFrame => ({
  kind: 'milestone',
  at: 'ask',
  person,
  mayWait,
})

/** Experience was gained: what it brings can be used in the same turn (GG-CMP-01, GG-CMP-17). */
export function offerReward(
  _kit: WesternKit,
  table: Table<Western>,
  { person }: { readonly person: number },
): void {
  const { board } = table
  if (board.setup.campaign && rewardsOwed(board, person) > 0)
    table.push(milestone(person, board.turns.length > 0))
}

/** Before the next action: whatever was put off is decided now. Gives whether there is anything. */
export function settleRewards(table: Table<Western>): boolean {
  const { board } = table
  if (!board.setup.campaign) return false
  const person = board.people.findIndex((who, at) => who.seat !== NONE && rewardsOwed(board, at) > 0)
  if (person < 0) return false
  table.push(milestone(person, false))
  return true
}

export const milestoneSteps: Readonly<Record<string, Step<Western, MilestoneFrame>>> = {
  ask(table, { person, mayWait }) {
    const { board } = table
    if (isOver(table) || rewardsOwed(board, person) <= 0) return undefined
    table.ask({ kind: 'reward', seat: personAt(board, person).seat, person, mayWait })
    return 'ask'
  },
  end: () => undefined,
}

function picks(board: Board, { person, mayWait }: RewardChoice): RewardPick[] {
  const rewards = [...(sheetOf(board, person)?.rewards ?? []), ...rewardsTaken(board, person)]
  const left = rewardsLeft({ rewards }).map(
    (each): RewardPick => (each === 'bonus-action' ? { do: each } : { do: 'skill', skill: each }),
  )
  return mayWait ? [...left, { do: 'later' }] : left
}

const isSame = (one: RewardPick, other: RewardPick): boolean =>
  one.do === other.do && (one.do !== 'skill' || other.do !== 'skill' || one.skill === other.skill)

const WHY = SHEETS_REFUSALS.reward

/** A bonus action or a campaign skill, at once or when the action is over (GG-CMP-01, GG-RUL-36, GG-RUL-37). */
export const rewardChoice = (kit: WesternKit): ChoiceRule<Western, RewardChoice, RewardPick> => ({
  list: picks,
  // Random players wait now and then.
  sample: (board, choice, random) => anyOf(picks(board, choice), random),
  check(board, choice, pick) {
    if (picks(board, choice).some((each) => isSame(each, pick))) return undefined
    if (pick.do === 'later') return WHY['cannot-wait']
    if (pick.do !== 'skill') return NOT_AN_ANSWER
    const isKnown = CAMPAIGN_SKILLS.some((skill) => skill === pick.skill)
    return isKnown ? WHY['skill-twice'] : WHY['no-campaign-skill']
  },
  forced: (board, choice) => onlyOne(picks(board, choice)),
  parse(_board, _choice, raw) {
    const deed = doOf(raw)
    const skill = textIn(raw, 'skill')
    if (deed === 'bonus-action' || deed === 'later') return { do: deed }
    return deed === 'skill' && skill !== undefined ? { do: 'skill', skill } : NOT_AN_ANSWER
  },
  show: (_board, _choice, pick) => ({ ...pick }),
  answer(table, frame, { person }, pick) {
    if (pick.do === 'later') {
      frame.at = 'end'
      return
    }
    const skill = CAMPAIGN_SKILLS.find((each) => pick.do === 'skill' && each === pick.skill)
    emit(kit, table, { type: 'rewardTaken', person, reward: skill ?? 'bonus-action' })
    if (skill !== undefined) table.push(startSkillFrame(person, skill))
  },
})
