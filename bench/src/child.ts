// One contestant in a process of its own. Waits for 'go' from race.ts, measures one round, and answers with its rates.
import type { Contestant } from './clock.ts'

const [name = ''] = process.argv.slice(2)
const { contestant } = (await import(`./contestants/${name}.ts`)) as { contestant: Contestant }

process.on('message', async (milliseconds: number) => {
  process.send?.(await contestant(milliseconds))
})
// The race is over, or was cut short.
process.on('disconnect', () => process.exit())
process.send?.('ready')
