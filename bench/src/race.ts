import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Amounts } from './clock.ts'
import { median } from './median.ts'

export interface Pace {
  readonly milliseconds: number
  readonly warmUps: number
  readonly rounds: number
}

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url))

/** The core everybody is bound to; undefined where binding is not possible. */
export function sharedCore(): string | undefined {
  if (spawnSync('taskset', ['--version']).status !== 0) return undefined
  const allowed = /^Cpus_allowed_list:\s*(.+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
  // The last one: the first is where a system does most of its own work.
  return allowed?.split(/[,-]/).at(-1)
}

/** A round keeps many tables for a moment. V8 may take that for a long life and move them at once where garbage piles up. */
const STEADY = ['--no-allocation-site-pretenuring']

function begin(name: string, core: string | undefined): ChildProcess {
  const node = [
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    '--expose-gc',
    ...STEADY,
    CHILD,
    name,
  ]
  const [command = '', ...args] = core === undefined ? node : ['taskset', '-c', core, ...node]
  return spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Peers check and print less in production, which is how they would be run.
    env: { ...process.env, NODE_ENV: 'production' },
  })
}

/** The next message of a contestant; throws if it ends instead. */
async function hear(name: string, child: ChildProcess): Promise<unknown> {
  const stop = new AbortController()
  try {
    return await Promise.race([
      once(child, 'message', { signal: stop.signal }).then(([message]) => message),
      once(child, 'exit', { signal: stop.signal }).then(() => {
        throw new Error(`contestant ${name} ended early`)
      }),
    ])
  } finally {
    stop.abort()
  }
}

/**
 * Every contestant lives in its own process on the same core and sleeps while another one runs. Rounds are
 * interleaved, so that a machine that slows down slows everybody down; the median of a contestant's rounds counts.
 */
export async function race(
  names: readonly string[],
  pace: Pace,
  core: string | undefined,
  tell: (text: string) => void,
): Promise<Map<string, Amounts>> {
  const children = new Map<string, ChildProcess>()
  const measured = new Map<string, Amounts[]>()
  try {
    for (const name of names) {
      const child = begin(name, core)
      children.set(name, child)
      measured.set(name, [])
      await hear(name, child)
    }
    for (let round = -pace.warmUps; round < pace.rounds; round++) {
      tell(round < 0 ? `warming up (${-round} to go)` : `round ${round + 1} of ${pace.rounds}`)
      for (const [name, child] of children) {
        child.send(pace.milliseconds)
        const amounts = (await hear(name, child)) as Amounts
        if (round >= 0) measured.get(name)?.push(amounts)
      }
    }
  } finally {
    for (const child of children.values()) if (child.connected) child.disconnect()
  }
  return new Map([...measured].map(([name, rounds]) => [name, medians(rounds)]))
}

function medians(rounds: readonly Amounts[]): Amounts {
  const keys = new Set(rounds.flatMap((amounts) => Object.keys(amounts)))
  return Object.fromEntries(
    [...keys].map((key) => [key, median(rounds.map((amounts) => amounts[key] ?? Number.NaN))]),
  )
}
