import { QUICK_BOT } from '@graveshift/bots'
import {
  type Board,
  type CampaignState,
  compileMission,
  missionFor,
  type Options,
  WESTERN_CAMPAIGN,
  WESTERN_MODULE,
  westernRules,
} from '@graveshift/gears-and-guns'
import type { KeptCampaign, KeptGame } from '@graveshift/gears-and-guns/testing/campaign/kept-campaign'
import {
  answer,
  type CampaignGame,
  canonical,
  type Game,
  isFault,
  type Json,
  KeyedChance,
  luckVersion,
  type Ruleset,
  type State,
  secretFromSeed,
  start,
} from '@graveshift/kernel'
import type { Wish } from './wishes.ts'

/** So many lucks for one mission; then the campaign is given up. */
const LUCKS = 400
/** Whoever has not come to an end by then goes round in circles. */
const MOST_ANSWERS = 4_000

type Offered = readonly (readonly { readonly do: string; readonly note?: number }[])[]

/** The answer, counted from 1, to a card that offers two notes, where the wish has one of them; else 0. */
function noteOf(choice: Game['choice'], note: number | undefined): number {
  const { options } = choice as { readonly options?: Offered }
  if (choice.kind !== 'option' || note === undefined || !options) return 0
  return (
    1 + options.findIndex((effects) => effects.some((effect) => effect.do === 'note' && effect.note === note))
  )
}

type First = readonly number[]

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

interface Played {
  readonly kept: KeptGame
  readonly state: CampaignState
}

/** As a session begins a game. */
function begin(module: CampaignGame<CampaignState>['module'], options: Json, seed: string) {
  const rules: Ruleset<Game> = module.rulesFor(options)
  const chance = new KeyedChance(secretFromSeed(seed), { game: rules.id, rules: luckVersion(rules) })
  const state: State<Game> = start(rules, options, chance)
  return { rules, chance, state }
}

/** One game by quick bots under this luck, as a session would play it; what the campaign makes of it. */
function playGame(
  { module, options, after }: CampaignGame<CampaignState>,
  seed: string,
  { note, first }: { readonly note: number | undefined; readonly first: First | undefined },
): Played | undefined {
  const eager = module.id === WESTERN_MODULE.id ? eagerRules(options as Options, first) : undefined
  const { rules, chance, state } = begin(module, options, seed)
  const answers: number[] = []
  while (answers.length < MOST_ANSWERS) {
    const [choice] = state.control.open
    if (!choice) return { kept: { seed, answers }, state: after(state.board) }
    const rule = rules.choices[choice.kind]
    if (!rule) break
    const picks = rule.list(state.board, choice as never)
    const shown = picks.map((pick) => canonical(rule.show(state.board, choice as never, pick)))
    const seat = choice.seat === 'team' ? 0 : choice.seat
    const asked = noteOf(choice, note)
    const wanted = shown.findIndex((each) => each.includes(`"option":${asked}`))
    const led = eager && first && !areTaken(state.board, first) ? eager : rules
    const { pick } = QUICK_BOT.decide({ rules: led, state, seat, choice, seed: answers.length })
    const own = shown.indexOf(canonical(rule.show(state.board, choice as never, pick)))
    const place = asked > 0 && wanted >= 0 ? wanted : own
    const given = picks[place]
    if (given === undefined) break
    answers.push(place)
    answer(rules, state, choice, given, chance)
  }
  return undefined
}

/** A kept game again, by its answers; undefined where there are no such answers any more, or it does not end. */
function playAgain(
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
  return state.control.open.length === 0 ? { kept, state: after(state.board) } : undefined
}

/** What may become of a game: as it is kept, if it is; then under one luck after the other. */
function* coursesOf(
  wish: Wish,
  game: CampaignGame<CampaignState>,
  mission: number,
  number: number,
  known: KeptGame | undefined,
): Generator<Played> {
  const again = known && playAgain(game, known)
  if (again) yield again
  const own = { note: wish.note[mission], first: wish.first?.[mission] }
  for (let luck = 1; luck <= LUCKS; luck++) {
    const played = playGame(game, `${wish.name} ${number} ${luck}`, own)
    if (played) yield played
  }
}

/** A whole campaign by quick bots, each mission under the first luck that suits; undefined where none does. */
export function playCampaign(
  wish: Wish,
  known: KeptCampaign | undefined,
  tell: (text: string) => void,
): KeptCampaign | undefined {
  const begun = WESTERN_CAMPAIGN.begin(wish.options)
  if (isFault(begun)) throw new Error(begun.message)
  let before = begun
  const games: KeptGame[] = []
  for (let game = WESTERN_CAMPAIGN.next(before); game; game = WESTERN_CAMPAIGN.next(before)) {
    const isCamp = before.stage === 'camp'
    let found: Played | undefined
    for (const played of coursesOf(
      wish,
      game,
      before.mission,
      games.length + 1,
      known?.games[games.length],
    )) {
      const chapter = played.state.history.at(-1)
      if (!isCamp && !(chapter && wish.suits(chapter))) continue
      found = played
      break
    }
    if (!found) {
      tell(`given up in mission ${before.mission}`)
      return undefined
    }
    games.push(found.kept)
    before = found.state
    const chapter = before.history.at(-1)
    if (!isCamp && chapter)
      tell(
        `mission ${chapter.mission} ${chapter.outcome}, luck ${found.kept.seed}, marks ${chapter.marks}, fell ${chapter.fell}`,
      )
  }
  tell(`the campaign is ${before.stage} after ${games.length} games`)
  return before.stage === 'won' ? { name: wish.name, options: wish.options, games } : undefined
}
