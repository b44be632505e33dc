// npm run won [-- MISSION ...]: looks for a won game of every mission whose kept one is no longer won. A few games are
// played side by side on one luck: every round is played in many ways, and the best looking few go on. What this shows is
// that a mission can be won, not how often.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { STRONG_BOT } from '@graveshift/bots'
import { answer, canonical, cloneState, FastChance, nth, type State, start } from '@graveshift/kernel'
import {
  type Choice,
  MISSIONS,
  type Pick,
  SECOND_EDITION_MODULE,
  type SecondEdition,
} from '@graveshift/second-edition'
import { luckOfWon, replayWon, usualOptions, type WonGame } from '@graveshift/second-edition/testing/won'

const FILE = new URL('../../../second-edition/won/games.jsonl', import.meta.url)
/** Games side by side, ways in which each plays a round, rounds until it is given up, and lucks that are tried. */
const BREADTH = 6
const WAYS = 30
/** So many of the ways are thought about a little; the others follow hunches, and go astray now and then. */
const THOUGHTFUL = 2
const ROUNDS = 30
const SEEDS = 8
const WHIM = 8
const BUDGET = { nodes: 200 }

type Rules = ReturnType<typeof SECOND_EDITION_MODULE.rulesFor>
type Luck = ReturnType<typeof luckOfWon>

interface Course {
  readonly state: State<SecondEdition>
  readonly answers: readonly number[]
  readonly worth: number
}

/** The place of a bot's answer among all legal ones. */
function thoughtful(
  rules: Rules,
  state: State<SecondEdition>,
  choice: Choice,
  picks: readonly Pick[],
  seed: number,
): number {
  const seat = choice.seat === 'team' ? state.board.first : choice.seat
  const { pick } = STRONG_BOT.decide({ rules, state, seat, choice, seed, budget: BUDGET })
  const wanted = canonical(pick)
  return picks.findIndex((each) => canonical(each) === wanted)
}

/** The place of the answer that looks best at first sight, or of any that is not silly. */
function hasty(
  { judgement }: Rules,
  { board }: State<SecondEdition>,
  choice: Choice,
  picks: readonly Pick[],
  random: FastChance,
): number {
  const whim = random.below(WHIM) === 0
  let best = -1
  let most = 0
  for (const [place, pick] of picks.entries()) {
    const worth = whim ? random.below(1 << 30) : (judgement.hunch?.(board, choice, pick) ?? 0)
    if ((best >= 0 && worth <= most) || judgement.silly?.(board, choice, pick)) continue
    best = place
    most = worth
  }
  return best
}

/** One way through the coming round. */
function playRound(
  rules: Rules,
  chance: Luck,
  { state: before, answers }: Course,
  random: FastChance,
  thinks: boolean,
): Course {
  const state = cloneState(rules, before)
  const given = [...answers]
  const { round } = before.board
  for (
    let [choice] = state.control.open;
    choice && state.board.round === round;
    choice = state.control.open[0]
  ) {
    const picks: readonly Pick[] = rules.choices[choice.kind].list(state.board, choice as never)
    const found = thinks
      ? thoughtful(rules, state, choice, picks, random.below(1 << 30))
      : hasty(rules, state, choice, picks, random)
    const place = Math.max(0, found)
    answer(rules, state, choice, nth(picks, place), chance)
    given.push(place)
  }
  return { state, answers: given, worth: rules.judgement.weigh(state.board, []) }
}

function findWon(mission: string, seed: string): WonGame | undefined {
  const options = usualOptions(mission)
  const rules = SECOND_EDITION_MODULE.rulesFor(options)
  const chance = luckOfWon(seed)
  const random = new FastChance(1)
  let courses: Course[] = [{ state: start(rules, options, chance), answers: [], worth: 0 }]
  for (let round = 0; round < ROUNDS && courses.length > 0; round++) {
    const next: Course[] = []
    for (const course of courses)
      for (let way = 0; way < WAYS; way++) {
        const played = playRound(rules, chance, course, random, way < THOUGHTFUL)
        const { outcome } = played.state.board
        if (outcome === 'won') return { mission, seed, answers: played.answers }
        if (outcome === undefined && !next.some(({ worth }) => worth === played.worth)) next.push(played)
      }
    courses = next.sort((one, other) => other.worth - one.worth).slice(0, BREADTH)
  }
  return undefined
}

const kept = new Map<string, WonGame>()
if (existsSync(FILE))
  for (const line of readFileSync(FILE, 'utf8').trim().split('\n')) {
    const game = JSON.parse(line) as WonGame
    if (MISSIONS.some(({ id }) => id === game.mission)) kept.set(game.mission, game)
  }

const isWon = (game: WonGame | undefined): boolean => {
  try {
    return game !== undefined && replayWon(game).board.outcome === 'won'
  } catch {
    return false
  }
}

const only = process.argv.slice(2)
for (const { id } of MISSIONS) {
  if ((only.length > 0 && !only.includes(id)) || isWon(kept.get(id))) continue
  kept.delete(id)
  for (let seed = 1; seed <= SEEDS && !kept.has(id); seed++) {
    const won = findWon(id, `won-${id}-${seed}`)
    if (won) kept.set(id, won)
  }
  const game = kept.get(id)
  console.log(game ? `${id}: won with ${game.answers.length} answers, luck ${game.seed}` : `${id}: not won`)
  const lines = MISSIONS.flatMap((mission) => kept.get(mission.id) ?? []).map((each) => JSON.stringify(each))
  writeFileSync(FILE, `${lines.join('\n')}\n`)
}
