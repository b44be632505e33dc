import { pause } from '@graveshift/server/testing/server-process'
import type { Visitor } from '@graveshift/server/testing/visitor'
import type { Player } from './player.ts'

/** T21: so many real commands a second for so long, spread over all tables. Gives the times until the answer. */
export async function keepRate(players: readonly Player[], rate: number, seconds: number) {
  const before = players.map(({ deeds }) => deeds.length)
  const began = performance.now()
  const end = began + seconds * 1000
  let slot = began
  await Promise.all(
    players.map(async (player) => {
      while (performance.now() < end) {
        const wish = player.wish()
        if (!wish) {
          await pause(5)
          continue
        }
        const mine = slot
        slot = Math.max(slot + 1000 / rate, performance.now() - 1000)
        if (mine >= end) return
        if (mine > performance.now()) await pause(mine - performance.now())
        await player.do(wish, () => performance.now() < end + 5000)
      }
    }),
  )
  const deeds = players.flatMap((player, index) => player.deeds.slice(before[index]))
  const times = deeds.flatMap(({ sent, at, settled }) =>
    at !== undefined && settled && 'done' in settled ? [at - sent] : [],
  )
  const span = (performance.now() - began) / 1000
  const unanswered = deeds.filter(({ settled }) => !settled).length
  return { times, perSecond: times.length / span, unanswered }
}

/** One of the server's own figures, with its labels if it has some. */
export async function gauge(visitor: Visitor, name: string): Promise<number> {
  const { body } = await visitor.ask('GET', '/metrics')
  const line = String(body)
    .split('\n')
    .find((one) => one.startsWith(`${name} `))
  return Number(line?.slice(name.length + 1))
}
