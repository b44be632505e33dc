import { randomBytes } from 'node:crypto'
import { nodeClock } from '@graveshift/server/clock'
import { until } from '@graveshift/server/testing/server-process'
import { directLink, makeBed, openTable } from '@graveshift/table/host/testing'
import { MemoryBus, MemoryHub, type Store } from '@graveshift/table/store'
import { Player } from './player.ts'

/** A host in this process over a real store, with one person at each of some tables. */
export async function hostOnDisk(store: Store, tables: number, seed: number) {
  const bed = makeBed(seed, {
    store,
    bus: new MemoryBus(new MemoryHub()),
    clock: nodeClock,
    bytes: (count) => randomBytes(count),
  })
  const players: Player[] = []
  for (let table = 0; table < tables; table++) {
    const { room, people } = await openTable(bed, 1)
    const { link } = directLink({ ...bed, clock: nodeClock as never }, room, people[0])
    players.push(new Player(link, room, seed * 1000 + table))
    link.start()
  }
  await until(() => players.every(({ link }) => link.status === 'open'))
  return { ...bed, players }
}

/** Lets everybody do so many things. */
export async function playSome(players: readonly Player[], deeds: number): Promise<void> {
  await Promise.all(
    players.map((player) => {
      const had = player.acknowledged
      return player.play(() => player.acknowledged < had + deeds)
    }),
  )
}
