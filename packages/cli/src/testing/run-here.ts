import { PassThrough } from 'node:stream'
import { CommanderError } from 'commander'
import { vi } from 'vitest'
import { program } from '../program.ts'

/** A command that runs: what it reads and writes, as of a process of its own. */
export interface Running {
  readonly stdin: PassThrough
  readonly stdout: PassThrough
  readonly stderr: PassThrough
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number>
}

async function exitCodeOf(parameters: readonly string[]): Promise<number> {
  try {
    const graveshift = program()
    for (const command of [graveshift, ...graveshift.commands]) command.exitOverride()
    await graveshift.parseAsync([...parameters], { from: 'user' })
    return Number(process.exitCode ?? 0)
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode
    throw error
  }
}

/**
 * Runs a command in the process of the test: another process takes a second to start. One at a time, for what a process
 * has once is this command's meanwhile.
 */
export function startHere(
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Running {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
  const { exitCode } = process
  const spies = Object.entries({ stdin, stdout, stderr }).map(([name, stream]) =>
    vi.spyOn(process, name as 'stdin', 'get').mockReturnValue(stream as never),
  )
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  process.exitCode = undefined
  const ended = exitCodeOf(parameters).finally(() => {
    for (const spy of spies) spy.mockRestore()
    vi.unstubAllEnvs()
    process.exitCode = exitCode
    stdout.end()
    stderr.end()
  })
  return { stdin, stdout, stderr, ended }
}

const allOf = async (stream: PassThrough): Promise<string> => (await stream.toArray()).join('')

export interface Ran {
  readonly stdout: string
  readonly stderr: string
  readonly status: number
}

/** Runs a command that asks nothing. */
export async function runHere(...parameters: string[]): Promise<Ran> {
  const { stdin, stdout, stderr, ended } = startHere(parameters)
  stdin.end()
  const [status, out, err] = await Promise.all([ended, allOf(stdout), allOf(stderr)])
  return { stdout: out, stderr: err, status }
}
