import { nth, type Random } from '@graveshift/kernel'
import type { Fate, MissionResult, SheetResult } from '../../campaign/mission-result.ts'
import type { MissionStart, SheetStart } from '../../campaign/mission-start.ts'
import { bonusOf, milestonesAt, type Reward, rewardsLeft } from '../../campaign/sheet.ts'
import { MARKS, MOST_CXP } from '../../content/campaign.ts'
import { CARDS, type CardId } from '../../content/cards.ts'
import { CAMPAIGN_MISSIONS } from '../../content/missions.ts'

/** How things go, in hundredths: what a test leans on to see rare ends. */
export interface Fortune {
  readonly won: number
  readonly dies: number
  readonly falls: number
  /** Most who are led out of a mission. */
  readonly led: number
}

export const PLAIN: Fortune = { won: 75, dies: 6, falls: 12, led: 5 }
export const GRIM: Fortune = { won: 60, dies: 45, falls: 20, led: 5 }
export const KIND: Fortune = { won: 96, dies: 1, falls: 5, led: 5 }
/** Many die, and nobody is met who comes along. */
export const LONELY: Fortune = { won: 100, dies: 22, falls: 5, led: 0 }

const happens = (random: Random, hundredths: number): boolean => random.below(100) < hundredths

/** Some of a list in any order, each at most once. */
function some<T>(list: readonly T[], most: number, random: Random): T[] {
  const left = [...list]
  const taken: T[] = []
  while (left.length > 0 && taken.length < most) taken.push(...left.splice(random.below(left.length), 1))
  return taken
}

function fateOf({ dies, falls }: Fortune, random: Random): Fate {
  if (happens(random, dies)) return 'dead'
  if (!happens(random, falls)) return 'standing'
  return happens(random, 50) ? 'down' : 'taken'
}

/** Rewards chosen at once, now and then left for camp. */
function rewardsOf({ cxp, rewards }: SheetStart, gained: number, random: Random): Reward[] {
  const reached = milestonesAt(Math.min(MOST_CXP, cxp + gained))
  const chosen: Reward[] = []
  while (rewards.length + chosen.length < reached && happens(random, 60)) {
    const left = rewardsLeft({ rewards: [...rewards, ...chosen] })
    chosen.push(happens(random, 40) ? 'bonus-action' : (left[random.below(left.length)] ?? 'bonus-action'))
  }
  return chosen
}

const carriedBy = (random: Random): CardId[] =>
  Array.from({ length: random.below(6) }, () => nth(CARDS, random.below(CARDS.length)).id)

function sheetResult(start: SheetStart, fortune: Fortune, random: Random): SheetResult {
  const fate = start.survivor === null ? null : fateOf(fortune, random)
  const cxp = fate === null ? { levels: 0, cards: 0 } : { levels: random.below(3), cards: random.below(2) }
  const rewards = rewardsOf(start, cxp.levels + cxp.cards, random)
  const bonus = bonusOf({ rewards: [...start.rewards, ...rewards] })
  return {
    fate,
    cxp,
    rewards,
    spent: fate === null ? 0 : random.below(bonus + 1),
    carried: fate === 'standing' ? carriedBy(random) : [],
    keepsakes: [],
    led: [],
    taken: [],
  }
}

/** Stands for a mission: what may come of one that starts like this, by chance. */
export function chanceResult(start: MissionStart, random: Random, fortune: Fortune = PLAIN): MissionResult {
  const number = CAMPAIGN_MISSIONS.findIndex(({ id }) => id === start.mission) + 1
  const sheets = start.sheets.map((sheet) => sheetResult(sheet, fortune, random))
  const brought = [...start.sheets.flatMap(({ companions }) => companions), ...start.convoy]
  const dead = [...brought, ...some(start.pool, 2, random)].filter(() => happens(random, fortune.dies))
  const alive = [...brought, ...start.pool].filter((id) => !dead.includes(id))
  const leaders = sheets.flatMap(({ fate }, at) => (fate === null ? [] : [at]))
  const led = new Map<number, string[]>()
  for (const id of some(alive, random.below(fortune.led + 1), random)) {
    const leader = leaders[random.below(leaders.length)] ?? 0
    led.set(leader, [...(led.get(leader) ?? []), id])
  }
  const stands = sheets.some(({ fate }) => fate === 'standing')
  const won = stands && happens(random, fortune.won)
  const bounty = CARDS.filter(({ keep }) => keep !== undefined)
  const keepsake = number === 6 ? random.below(sheets.length) : -1
  return {
    outcome: won ? 'won' : 'lost',
    ...(won ? {} : { why: stands ? 'gauge' : 'everybody' }),
    rounds: 4 + random.below(9),
    sheets: sheets.map((sheet, at) => ({
      ...sheet,
      led: led.get(at) ?? [],
      keepsakes: at === keepsake ? [nth(bounty, random.below(bounty.length)).id] : [],
    })),
    dead,
    marks: MARKS.filter(({ from }) => from === number && happens(random, 50)).map(({ id }) => id),
  }
}
