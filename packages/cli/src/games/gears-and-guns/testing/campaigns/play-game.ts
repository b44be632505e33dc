import { type Bot, QUICK_BOT } from '@graveshift/bots'
import {
  type Board,
  type CampaignState,
  compileMission,
  missionFor,
  type Options,
  WESTERN_MODULE,
  westernRules,
} from '@graveshift/gears-and-guns'
import type { KeptGame } from '@graveshift/gears-and-guns/testing/campaign/kept-campaign'
import {
  answer,
  type CampaignGame,
  canonical,
  type Game,
  type Json,
  KeyedChance,
  luckVersion,
  type Ruleset,
  type State,
  secretFromSeed,
  start,
} from '@graveshift/kernel'

/** Whoever has not come to an end by then goes round in circles. */
const MOST_ANSWERS = 4_000

/** Cards that bots go for first in a mission, until all of them were taken. */
export type First = readonly number[]

/** What is answered in the place of bots: the place of an answer among those that are shown, or undefined. */
export type Lead = (choice: Game['choice'], shown: readonly string[]) => number | undefined

/** How bots are led through a game. */
export interface Leading {
  readonly lead?: Lead | undefined
  readonly first?: First | undefined
}

type Offered = readonly (readonly { readonly do: string; readonly note?: number }[])[]

/** Takes a note wherever a card offers it as one of two. */
export const takesNote =
  (note: number): Lead =>
  (choice, shown) => {
    const { options } = choice as { readonly options?: Offered }
    if (choice.kind !== 'option' || !options) return undefined
    const asked = options.findIndex((effects) =>
      effects.some((effect) => effect.do === 'note' && effect.note === note),
    )
    const place = shown.findIndex((each) => each.includes(`"option":${asked + 1}`))
    return asked >= 0 && place >= 0 ? place : undefined
  }

/** The rules by which bots decide: with other goals, until what they shall find first is found. */
function eagerRules(options: Options, first: First | undefined): Ruleset<Game> | undefined {
  if (!first) return undefined
  const { data } = missionFor(options)
  const others = data.goals.filter(({ goal }) => goal !== 'cards')
  const goals = [{ goal: 'cards' as const, cards: first }, ...others]
  const mission = compileMission({ ...data, goals })
  if (!('board' in mission)) throw new Error(mission.map(({ message }) => message).join('; '))
  return westernRules(options, undefined, mission).rules as unknown as Ruleset<Game>
}

const areTaken = (board: object, first: First): boolean =>
  first.every((card) => (board as Pick<Board, 'cards'>).cards[card - 1] === 'taken')

export interface Played {
  readonly kept: KeptGame
  /** The finished game, and what the campaign makes of it. */
  readonly board: object
  readonly state: CampaignState
}

/** As a session begins a game. */
function begin(module: CampaignGame<CampaignState>['module'], options: Json, seed: string) {
  const rules: Ruleset<Game> = module.rulesFor(options)
  const chance = new KeyedChance(secretFromSeed(seed), { game: rules.id, rules: luckVersion(rules) })
  const state: State<Game> = start(rules, options, chance)
  return { rules, chance, state }
}

/** One game by bots under this luck, as a session would play it; undefined where it does not end. */
export function playGame(
  { module, options, after }: CampaignGame<CampaignState>,
  seed: string,
  { lead, first }: Leading,
  bot: Bot = QUICK_BOT,
): Played | undefined {
  const eager = module.id === WESTERN_MODULE.id ? eagerRules(options as Options, first) : undefined
  const { rules, chance, state } = begin(module, options, seed)
  const answers: number[] = []
  while (answers.length < MOST_ANSWERS) {
    const [choice] = state.control.open
    if (!choice) return { kept: { seed, answers }, board: state.board, state: after(state.board) }
    const rule = rules.choices[choice.kind]
    if (!rule) break
    const picks = rule.list(state.board, choice as never)
    const shown = picks.map((pick) => canonical(rule.show(state.board, choice as never, pick)))
    const seat = choice.seat === 'team' ? 0 : choice.seat
    const led = eager && first && !areTaken(state.board, first) ? eager : rules
    const { pick } = bot.decide({ rules: led, state, seat, choice, seed: answers.length })
    const own = shown.indexOf(canonical(rule.show(state.board, choice as never, pick)))
    const place = lead?.(choice, shown) ?? own
    const given = picks[place]
    if (given === undefined) break
    answers.push(place)
    answer(rules, state, choice, given, chance)
  }
  return undefined
}

/** A kept game again, by its answers; undefined where there are no such answers any more, or it does not end. */
export function playAgain(
  { module, options, after }: CampaignGame<CampaignState>,
  kept: KeptGame,
): Played | undefined {
  const { rules, chance, state } = begin(module, options, kept.seed)
  for (const place of kept.answers) {
    const [choice] = state.control.open
    const pick = choice && rules.choices[choice.kind]?.list(state.board, choice as never)[place]
    if (!choice || pick === undefined) return undefined
    answer(rules, state, choice, pick, chance)
  }
  return state.control.open.length === 0 ? { kept, board: state.board, state: after(state.board) } : undefined
}
