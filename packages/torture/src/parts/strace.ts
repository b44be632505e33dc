import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export const hasStrace = (): boolean => spawnSync('strace', ['-V']).status === 0

/** The program that a tracer runs. */
export const tracedBy = (tracer: number): number =>
  Number(readFileSync(`/proc/${tracer}/task/${tracer}/children`, 'utf8').trim().split(' ')[0])
