/** How much was done, by name; a rate is such an amount for each second of processor time. */
export type Amounts = Record<string, number>

/** One round of measuring, of about this many milliseconds. */
export type Contestant = (milliseconds: number) => Promise<Amounts> | Amounts

/**
 * Processor time of this process in milliseconds, all its threads together: garbage collection and compilation
 * count, but what other programs do on the same machine does not.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Works piece by piece until the time is over; says how much was done for each second. */
export async function rate(milliseconds: number, work: () => Amounts | Promise<Amounts>): Promise<Amounts> {
  const done: Amounts = {}
  const begin = processorTime()
  let spent = 0
  while (spent < milliseconds) {
    for (const [name, amount] of Object.entries(await work())) done[name] = (done[name] ?? 0) + amount
    spent = processorTime() - begin
  }
  for (const name of Object.keys(done)) done[name] = ((done[name] ?? 0) / spent) * 1000
  return done
}
