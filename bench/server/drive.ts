/** A room full of clients that act in turn. */
export interface Room {
  /** Sends the next command. Settles, with the time of the answer, once there is a next one to send. */
  step(): Promise<number>
}

export interface Driven {
  /** From the moment a command was due until its answer, in ms. */
  readonly times: readonly number[]
  readonly perSecond: number
  /** How much of one core the clients took: near 1 they are the limit, not the server. */
  readonly clients: number
}

/** One command at a time in every room: as fast as answers come, or so many a second over all rooms. */
export async function drive(
  rooms: readonly Room[],
  seconds: number,
  rate = Number.POSITIVE_INFINITY,
): Promise<Driven> {
  const times: number[] = []
  const began = performance.now()
  const cpu = process.cpuUsage()
  const end = began + seconds * 1000
  let due = began
  await Promise.all(
    rooms.map(async (room) => {
      for (;;) {
        // A command that is due while every room is busy waits, and its waiting counts.
        const mine = rate === Number.POSITIVE_INFINITY ? performance.now() : due
        if (mine >= end || performance.now() >= end) return
        due += 1000 / rate
        if (mine > performance.now()) await pause(mine - performance.now())
        times.push((await room.step()) - mine)
      }
    }),
  )
  const span = performance.now() - began
  const { user, system } = process.cpuUsage(cpu)
  return { times, perSecond: (times.length / span) * 1000, clients: (user + system) / 1000 / span }
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
