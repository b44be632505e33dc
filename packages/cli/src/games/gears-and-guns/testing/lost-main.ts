// npm run lost [-- MISSION ...]
// Looks for a game lost by each thing that loses a mission, where the kept one no longer is: at random, then by bots.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { QUICK_BOT } from '@graveshift/bots'
import { MISSIONS, WESTERN_MODULE, type Western } from '@graveshift/gears-and-guns'
import { type LostGame, lossesOf } from '@graveshift/gears-and-guns/testing/losses'
import { replayWon, usualOptions } from '@graveshift/gears-and-guns/testing/won'
import {
  answer,
  type ChoiceRule,
  canonical,
  FastChance,
  nth,
  type Ruleset,
  type State,
  start,
} from '@graveshift/kernel'
import { luckOfWon } from '@graveshift/zones/testing/won'

const FILE = new URL('../../../../../gears-and-guns/won/lost.jsonl', import.meta.url)

/** Lucks under which is played at random, which costs little, and by bots. */
const AT_RANDOM = 20_000
const BY_BOTS = 60
/** Whoever has not lost by then goes round in circles. */
const MOST_ANSWERS = 3_000

type Player = (rules: Ruleset<Western>, state: State<Western>, choice: Western['choice']) => Western['pick']

const ruleOf = (rules: Ruleset<Western>, { kind }: Western['choice']): ChoiceRule<Western> =>
  rules.choices[kind]

const randomPlayer = (seed: number): Player => {
  const random = new FastChance(seed)
  return (rules, { board }, choice) => ruleOf(rules, choice).sample(board, choice, random)
}

const bot = (): Player => {
  let asked = 0
  return (rules, state, choice) =>
    QUICK_BOT.decide({ rules, state, choice, seat: choice.seat === 'team' ? 0 : choice.seat, seed: asked++ })
      .pick
}

/** A game to its end; undefined where nobody lost. */
function play(mission: string, seed: string, player: Player): LostGame | undefined {
  const options = usualOptions(mission)
  const rules = WESTERN_MODULE.rulesFor(options)
  const chance = luckOfWon(seed)
  const state = start(rules, options, chance)
  const answers: number[] = []
  while (state.control.open.length > 0 && answers.length < MOST_ANSWERS) {
    const choice = nth(state.control.open, 0)
    const rule = ruleOf(rules, choice)
    const shown = (pick: Western['pick']) => canonical(rule.show(state.board, choice, pick))
    const pick = player(rules, state, choice)
    const wanted = shown(pick)
    answers.push(rule.list(state.board, choice).findIndex((each) => shown(each) === wanted))
    answer(rules, state, choice, pick, chance)
  }
  const { outcome, lostBy: lost } = state.board
  return outcome === 'lost' && !answers.includes(-1) ? { mission, lost, seed, answers } : undefined
}

/** One game after the other, the cheap ones first. */
function* gamesOf(mission: string): Generator<LostGame | undefined> {
  for (let luck = 1; luck <= AT_RANDOM; luck++)
    yield play(mission, `lost-${mission}-${luck}`, randomPlayer(luck))
  for (let luck = 1; luck <= BY_BOTS; luck++) yield play(mission, `lostbot-${mission}-${luck}`, bot())
}

function isLost(game: LostGame): boolean {
  try {
    const { outcome, lostBy } = replayWon(game).board
    return outcome === 'lost' && lostBy === game.lost
  } catch {
    return false
  }
}

const kept = existsSync(FILE)
  ? readFileSync(FILE, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as LostGame)
      .filter(({ mission }) => MISSIONS.some(({ id }) => id === mission))
  : []

const only = process.argv.slice(2)
for (const mission of MISSIONS) {
  const { id } = mission
  if (only.length > 0 && !only.includes(id)) continue
  const wanted = lossesOf(mission)
  const good = kept.filter((game) => game.mission === id && wanted.includes(game.lost) && isLost(game))
  const missing = new Set(wanted.filter((why) => !good.some(({ lost }) => lost === why)))
  if (missing.size > 0)
    for (const game of gamesOf(id)) {
      if (game && missing.delete(game.lost)) {
        console.log(`${id}: lost by ${game.lost}, luck ${game.seed}`)
        good.push(game)
      }
      if (missing.size === 0) break
    }
  for (const why of missing) console.log(`${id}: nobody lost it by ${why}`)
  const others = kept.filter((game) => game.mission !== id)
  kept.splice(0, kept.length, ...others, ...good)
}
const sorted = MISSIONS.flatMap(({ id }) => kept.filter(({ mission }) => mission === id))
writeFileSync(FILE, `${sorted.map((game) => JSON.stringify(game)).join('\n')}\n`)
