import { readFileSync } from 'node:fs'

/** Linux counts a process's time in hundredths of a second, whatever the machine. */
const TICK_S = 0.01

/** What the system knows of a process: resident memory in MB, and seconds of CPU so far. */
export function processFigures(pid: number): { readonly megabytes: number; readonly cpu: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1])
  // The name in brackets may hold anything, also spaces.
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return { megabytes: kilobytes / 1024, cpu: (Number(stat[11]) + Number(stat[12])) * TICK_S }
}
