import { makeFolder, ServerProcess, sharedBy } from '../../packages/server/src/testing/server-process.ts'
import { Visitor } from '../../packages/server/src/testing/visitor.ts'
import { NO_LIMITS } from '../../packages/torture/src/parts/crowd.ts'
import { gauge } from '../../packages/torture/src/parts/rate.ts'
import { drive } from './drive.ts'
import { OurRoom } from './our-room.ts'

export interface Shape {
  readonly rooms: number
  /** In each room. */
  readonly people: number
  readonly seconds: number
  /** Commands a second, for the second measurement. */
  readonly rate: number
}

/** Real servers on one PostgreSQL; the people of each table are spread over them. */
export async function measureOurNodes(
  url: string,
  nodes: number,
  { rooms, people, seconds }: Omit<Shape, 'rate'>,
) {
  const environment = { ...NO_LIMITS, ...sharedBy(url) }
  const folders = Array.from({ length: nodes }, makeFolder)
  const servers = folders.map(({ path }) => new ServerProcess(path, environment))
  try {
    const addresses: string[] = []
    for (const server of servers) addresses.push(await server.address())
    const all: OurRoom[] = []
    for (let index = 0; index < rooms; index++) all.push(await OurRoom.open(addresses, people, index))
    await drive(all, 2)
    const driven = await drive(all, seconds)
    for (const room of all) room.close()
    return driven
  } finally {
    for (const server of servers) await server.kill()
    for (const folder of folders) folder.remove()
  }
}

/** The real server on SQLite: as fast as answers come, then at a given rate. */
export async function measureOurs({ rooms, people, seconds, rate }: Shape) {
  const folder = makeFolder()
  const server = new ServerProcess(folder.path, NO_LIMITS)
  try {
    const address = await server.address()
    const all: OurRoom[] = []
    for (let index = 0; index < rooms; index++) all.push(await OurRoom.open([address], people, index))
    await drive(all, 2)
    const cpu = () => gauge(new Visitor(address), 'process_cpu_seconds_total')
    const before = await cpu()
    const driven = await drive(all, seconds)
    const fast = { ...driven, perCpuSecond: driven.times.length / ((await cpu()) - before) }
    const paced = await drive(all, seconds, rate)
    for (const room of all) room.close()
    return { fast, paced }
  } finally {
    await server.kill()
    folder.remove()
  }
}
