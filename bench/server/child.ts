import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface Child {
  /** Seconds of processor time so far. */
  cpu(): Promise<number>
  end(): void
}

/** Starts a program of this folder and waits for its first word. */
export async function startChild(file: string, ...args: readonly string[]): Promise<Child> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  await once(child, 'message')
  return {
    async cpu() {
      const told = once(child, 'message')
      child.send('cpu')
      return Number((await told)[0])
    },
    end: () => void child.kill('SIGKILL'),
  }
}

/** In the child: tells its processor time to whoever asks. */
export function tellCpu(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.((user + system) / 1e6)
  })
}
