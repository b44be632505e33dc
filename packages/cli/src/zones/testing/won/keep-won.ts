import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { GameWithMissions } from '@graveshift/zones/missions'
import { replayWon, type WonGame } from '@graveshift/zones/testing/won'
import { wonByBot } from './by-bot.ts'
import { findWon, type Winnable } from './find.ts'

/** Lucks that are tried, and courses side by side for each temper on the first; one more on each further luck. */
const LUCKS = 10
const BREADTH = 4

/** Lucks under which a bot plays first: what it wins is a game as people might have played it. */
const BOT_LUCKS = 60

/** A game whose won games are kept in a file, a line for each mission. */
export interface KeptWon<G extends GameWithMissions> extends Winnable<G> {
  readonly file: URL
  readonly missions: readonly { readonly id: string }[]
}

function readKept<G extends GameWithMissions>({ file, missions }: KeptWon<G>): Map<string, WonGame> {
  const kept = new Map<string, WonGame>()
  if (!existsSync(file)) return kept
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const game = JSON.parse(line) as WonGame
    if (missions.some(({ id }) => id === game.mission)) kept.set(game.mission, game)
  }
  return kept
}

function isWon<G extends GameWithMissions>(
  { module, usualOptions }: KeptWon<G>,
  game: WonGame | undefined,
): boolean {
  if (game === undefined) return false
  const options = usualOptions(game.mission)
  try {
    return replayWon(module.rulesFor(options), options, game).board.outcome === 'won'
  } catch {
    return false
  }
}

function lookAtBots<G extends GameWithMissions>(game: KeptWon<G>, mission: string): WonGame | undefined {
  for (let luck = 1; luck <= BOT_LUCKS; luck++) {
    const seed = `bot-${mission}-${luck}`
    const won = wonByBot(game, mission, seed)
    if (!won) continue
    console.log(`${mission}: won by a bot with ${won.answers.length} answers, luck ${seed}`)
    return won
  }
  console.log(`${mission}: no bot won it under ${BOT_LUCKS} lucks`)
  return undefined
}

function look<G extends GameWithMissions>(game: KeptWon<G>, mission: string): WonGame | undefined {
  const byBot = lookAtBots(game, mission)
  if (byBot) return byBot
  for (let luck = 1; luck <= LUCKS; luck++) {
    const seed = `won-${mission}-${luck}`
    const found = findWon(game, mission, seed, BREADTH + luck - 1)
    if ('won' in found) {
      console.log(`${mission}: won with ${found.won.answers.length} answers, luck ${seed}`)
      return found.won
    }
    console.log(`${mission}: nobody outlived round ${found.round} of luck ${seed}`)
  }
  return undefined
}

/** Looks for a won game of every mission whose kept one is no longer won; only of these, if some are named. */
export function keepWon<G extends GameWithMissions>(game: KeptWon<G>, only: readonly string[]): void {
  const { file, missions } = game
  const kept = readKept(game)
  for (const { id } of missions) {
    if ((only.length > 0 && !only.includes(id)) || isWon(game, kept.get(id))) continue
    const won = look(game, id)
    if (won) kept.set(id, won)
    else kept.delete(id)
    const lines = missions
      .flatMap((mission) => kept.get(mission.id) ?? [])
      .map((each) => JSON.stringify(each))
    writeFileSync(file, `${lines.join('\n')}\n`)
  }
}
