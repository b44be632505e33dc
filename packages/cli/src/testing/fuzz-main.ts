// npm run fuzz -- [GAME] [--decisions 1000000] [--seed N] [--game N]
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { type FuzzResult, fuzz, fuzzGame } from '@graveshift/kernel/testing'
import { FUZZED, subjectOf } from './subjects.ts'

interface Part {
  readonly game: string
  readonly seed: number
  readonly decisions: number
}

type Answer = { readonly result: FuzzResult } | { readonly failure: string }

async function attempt(part: Part): Promise<Answer> {
  try {
    return { result: fuzz(await subjectOf(part.game), part.seed, part.decisions) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

function runPart(part: Part): Promise<Answer> {
  return new Promise((settle, fail) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: part })
    worker.once('message', settle)
    worker.once('error', fail)
  })
}

function addUp(into: Record<string, number>, from: Readonly<Record<string, number>>): void {
  for (const [key, count] of Object.entries(from)) into[key] = (into[key] ?? 0) + count
}

function summary(name: string, results: readonly FuzzResult[], seed: number, seconds: number): string {
  const refused: Record<string, number> = {}
  const outcomes: Record<string, number> = {}
  let decisions = 0
  let accepted = 0
  let lucky = 0
  let games = 0
  for (const result of results) {
    decisions += result.decisions
    accepted += result.accepted
    lucky += result.lucky
    games += result.games
    addUp(refused, result.refused)
    addUp(outcomes, result.outcomes)
  }
  const reasons = Object.entries(refused)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => `  ${String(count).padStart(8)} ${reason}`)
  return [
    `fuzz: ${decisions} decisions in ${games} games of ${name}, seed ${seed}, ${seconds.toFixed(1)} s`,
    `accepted ${accepted} (${lucky} of them mutated and still legal), refused ${decisions - accepted}, ended ${JSON.stringify(outcomes)}`,
    'refused as:',
    ...reasons,
    'no invariant broken, no refused answer left a trace, no accepted answer against the rules',
  ].join('\n')
}

/** So many decisions on one game, on all cores; the exit code. */
async function attack(game: string, seed: number, decisions: number): Promise<number> {
  const workers = Math.min(availableParallelism(), decisions)
  const begin = performance.now()
  const parts = Array.from({ length: workers }, (_, index) => ({
    game,
    seed: seed * 64 + index,
    decisions: Math.floor(decisions / workers) + (index < decisions % workers ? 1 : 0),
  }))
  const answers = await Promise.all(parts.map(runPart))
  const failed = answers.find((answer) => 'failure' in answer)
  if (failed) {
    const [, number = ''] = /game (\d+)/.exec(failed.failure) ?? []
    const again = `npm run fuzz -- ${game} --game ${number}`
    console.error(`fuzz FAILED, seed ${seed}: ${failed.failure} -- again: ${again}`)
    return 1
  }
  const results = answers.flatMap((answer) => ('result' in answer ? [answer.result] : []))
  console.log(summary((await subjectOf(game)).name, results, seed, (performance.now() - begin) / 1000))
  return 0
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { decisions: { type: 'string' }, seed: { type: 'string' }, game: { type: 'string' } },
    allowPositionals: true,
  })
  const games = positionals.length > 0 ? positionals : FUZZED
  const decisions = Number(values.decisions ?? 1_000_000)
  const seed = Number(values.seed ?? Date.now() % 1_000_000)
  const strange = games.find((game) => !FUZZED.includes(game))
  if (
    strange !== undefined ||
    !Number.isSafeInteger(decisions) ||
    decisions < 1 ||
    !Number.isSafeInteger(seed) ||
    seed < 0
  ) {
    const known = FUZZED.join('|')
    console.error(`Usage: npm run fuzz -- [${known}] [--decisions COUNT] [--seed NUMBER] [--game NUMBER]`)
    return 2
  }
  if (values.game !== undefined) {
    for (const game of games) fuzzGame(await subjectOf(game), Number(values.game))
    console.log(`game ${values.game}: nothing wrong`)
    return 0
  }
  for (const game of games) {
    const code = await attack(game, seed, decisions)
    if (code !== 0) return code
  }
  return 0
}

if (isMainThread) process.exitCode = await main()
else parentPort?.postMessage(await attempt(workerData as Part))
