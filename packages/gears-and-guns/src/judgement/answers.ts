import {
  everyCard,
  isCompanion,
  NONE,
  personAt,
  strengthOf,
  type WoundPick,
  zombiesIn,
} from '@graveshift/zones'
import type { Board } from '../board.ts'
import { rewardWorth } from '../campaign/reward-worth.ts'
import { rewardsLeft } from '../campaign/sheet.ts'
import type { Choice, Pick } from '../game.ts'
import { rewardsTaken, sheetOf } from '../sheets/sheets-board.ts'
import type { WesternKit } from '../western-kit.ts'
import { needsEngineer } from './boarding.ts'
import { optionWorth } from './option-worth.ts'

/** The first of those of the greatest worth. */
function greatest<T>(list: readonly T[], worth: (each: T) => number): T | undefined {
  let best: T | undefined
  let most = 0
  for (const each of list) {
    const is = worth(each)
    if (best !== undefined && is <= most) continue
    most = is
    best = each
  }
  return best
}

/** What it costs that somebody falls, beside health and weapons. */
const FALL = 10_000

/** Steps of zombies from a zone to the nearest of the team. */
function stepsToTeam(kit: WesternKit, board: Board, zone: number): number {
  const { distance } = kit.zombieWays(board)
  let least = Number.MAX_SAFE_INTEGER
  for (const who of board.people)
    if (who.zone !== NONE) least = Math.min(least, distance[zone * kit.map.size + who.zone] as number)
  return least
}

const isWound = (pick: Pick): pick is WoundPick => pick.do === 'wound'

/** Whoever does not fall by it takes a wound; if somebody must, a companion, and an engineer last where one drives. */
function bearingWorth(kit: WesternKit, board: Board, { person, sure }: WoundPick): number {
  const who = personAt(board, person)
  if (!sure) return FALL + who.health
  const needed = needsEngineer(kit) && kit.deeds.isEngineer(board, person)
  return (needed ? -FALL : 0) - (isCompanion(who) ? 0 : FALL >> 1) - strengthOf(kit, who)
}

/** What somebody answers who knows the game to the questions that only this game asks; undefined to all others. */
export function ownAnswer(
  kit: WesternKit,
  board: Board,
  choice: Choice,
  list: () => readonly Pick[],
): Pick | undefined {
  switch (choice.kind) {
    case 'wound':
      return greatest(list().filter(isWound), (pick) => bearingWorth(kit, board, pick))
    case 'option': {
      const option = greatest(choice.able, (each) => optionWorth(kit, choice.options[each] ?? []))
      return option === undefined ? undefined : { do: 'option', option: option + 1 }
    }
    case 'receiver': {
      const person = greatest(choice.able, (each) => {
        const who = board.people[each]
        return who ? -strengthOf(kit, who) : 0
      })
      return person === undefined ? undefined : { do: 'receiver', person }
    }
    case 'mobile': {
      const lying = kit.deeds.spawnTokens(board)
      const spawn = greatest(choice.able, (each) => -stepsToTeam(kit, board, lying[each] ?? 0))
      return spawn === undefined ? undefined : { do: 'mobile', zone: lying[spawn] ?? 0 }
    }
    case 'convoy-way': {
      const to = greatest(choice.to, (zone) => -zombiesIn(kit, board, zone))
      return to === undefined ? undefined : { do: 'convoy-way', to }
    }
    case 'reward': {
      const rewards = [
        ...(sheetOf(board, choice.person)?.rewards ?? []),
        ...rewardsTaken(board, choice.person),
      ]
      const { id } = personAt(board, choice.person)
      const reward = greatest(rewardsLeft({ rewards }), (each) => rewardWorth(id, rewards, each))
      return reward === undefined || reward === 'bonus-action'
        ? { do: 'bonus-action' }
        : { do: 'skill', skill: reward }
    }
    case 'ammo': {
      const carried = everyCard(personAt(board, choice.person)).map((card) => kit.cards[card]?.ammo)
      const fits = (card: string) => carried.filter((ammo) => ammo === kit.cards[card]?.plenty).length
      const card = greatest(choice.cards, fits)
      return card === undefined ? undefined : { do: 'ammo', card }
    }
    default:
      return undefined
  }
}
