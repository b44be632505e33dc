import { createRequire } from 'node:module'
import { type Amounts, type Contestant, rate } from '../clock.ts'

/** The part of pokemon-showdown we use; it is not there when types are checked. */
interface Showdown {
  readonly BattleStream: new () => object
  getPlayerStreams(stream: object): {
    readonly omniscient: AsyncIterable<string> & { write(text: string): void }
    readonly p1: object
    readonly p2: object
  }
}

interface Players {
  readonly RandomPlayerAI: new (
    stream: object,
    options: { seed: string },
  ) => { choose(choice: string): void; start(): Promise<void> }
}

const require = createRequire(import.meta.url)
const { BattleStream, getPlayerStreams } = require('pokemon-showdown') as Showdown
const { RandomPlayerAI } = require('pokemon-showdown/dist/sim/tools/random-player-ai') as Players

let choices = 0
let seed = 0

class CountingPlayer extends RandomPlayerAI {
  override choose(choice: string): void {
    choices++
    super.choose(choice)
  }
}

const nextSeed = () => `sodium,${(++seed).toString(16).padStart(32, '0')}`

/** A gen 9 random battle between two of showdown's own random players, its teams included, up to its end. */
async function battle(): Promise<Amounts> {
  choices = 0
  const streams = getPlayerStreams(new BattleStream())
  const players = [streams.p1, streams.p2].map((stream) => new CountingPlayer(stream, { seed: nextSeed() }))
  const playing = players.map((player) => player.start())
  streams.omniscient.write(
    [
      `>start ${JSON.stringify({ formatid: 'gen9randombattle', seed: nextSeed() })}`,
      `>player p1 ${JSON.stringify({ name: 'One' })}`,
      `>player p2 ${JSON.stringify({ name: 'Two' })}`,
    ].join('\n'),
  )
  let ended = false
  for await (const chunk of streams.omniscient) if (/^\|(?:win|tie)/m.test(chunk)) ended = true
  await Promise.all(playing)
  if (!ended) throw new Error('a battle did not end')
  return { battles: 1, choices }
}

let isWarm = false

/** Its code is large and takes seconds to become fast, and battles differ in length: longer rounds are fair to it. */
export const contestant: Contestant = (milliseconds) => {
  const longer = isWarm ? 3 : 10
  isWarm = true
  return rate(milliseconds * longer, battle)
}
