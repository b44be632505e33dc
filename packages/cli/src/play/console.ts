import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

/** The player closed the input or pressed Ctrl-C: leave, nothing is lost. */
export class Left extends Error {
  override readonly name = 'Left'
  readonly interrupted: boolean

  constructor(interrupted: boolean) {
    super('the player left')
    this.interrupted = interrupted
  }
}

/** Lines out, lines in. */
export interface Console {
  print(lines: readonly string[]): void
  /** The next line typed; throws `Left` when there is none. */
  ask(prompt: string): Promise<string>
  close(): void
}

/** Plain lines: works in a terminal, through pipes and with screen readers alike. */
export function openConsole(input: Readable & { isTTY?: boolean }, output: Writable): Console {
  const terminal = input.isTTY === true
  const reader = createInterface({ input, output, terminal })
  const waiting: string[] = []
  let left: Left | undefined
  let wake: (() => void) | undefined
  reader.on('line', (line) => {
    waiting.push(line)
    wake?.()
  })
  const leave = (interrupted: boolean) => () => {
    left ??= new Left(interrupted)
    wake?.()
  }
  reader.on('SIGINT', leave(true))
  reader.on('close', leave(false))
  // Without a terminal Ctrl-C arrives as a signal.
  const onSignal = leave(true)
  process.once('SIGINT', onSignal)
  process.once('SIGTERM', onSignal)
  return {
    print(lines) {
      for (const line of lines) output.write(`${line}\n`)
    },
    async ask(prompt) {
      // A pipe may have ended while lines of it still wait to be read.
      if (left) output.write(prompt)
      else {
        reader.setPrompt(prompt)
        reader.prompt()
      }
      while (waiting.length === 0) {
        if (left) throw left
        await new Promise<void>((resolve) => {
          wake = resolve
        })
        wake = undefined
      }
      const line = waiting.shift() ?? ''
      // What comes through a pipe is not echoed by a terminal; a transcript without it is hard to follow.
      if (!terminal) output.write(`${line}\n`)
      return line.trim()
    },
    close() {
      process.off('SIGINT', onSignal)
      process.off('SIGTERM', onSignal)
      reader.close()
    },
  }
}
