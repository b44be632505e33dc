import { fstatSync } from 'node:fs'
import { Socket } from 'node:net'
import { type DestinationStream, destination } from 'pino'

/** More than this waits for nobody: whoever should read does not. */
const MOST_WAITING = 1024 * 1024

/** Whether writing may wait for somebody who reads. */
const hasReader = (handle: number): boolean => {
  const found = fstatSync(handle)
  return found.isFIFO() || found.isSocket()
}

/**
 * Lines to standard output or error. A pipe that nobody reads holds nothing up, least of all the end of the process:
 * what does not fit is left out, and counted.
 */
export function lineWriter(handle: 1 | 2): DestinationStream {
  if (!hasReader(handle)) return destination({ fd: handle, sync: true })
  const socket = new Socket({ fd: handle, readable: false, writable: true })
  socket.unref()
  let isGone = false
  let missing = 0
  // The reader went away: there is nobody to tell.
  socket.on('error', () => {
    isGone = true
  })
  return {
    write(line) {
      if (isGone) return
      if (socket.writableLength + line.length > MOST_WAITING) {
        missing++
        return
      }
      if (missing > 0)
        socket.write(
          `{"level":"warn","msg":"lines of this log that nobody read were left out","lines":${missing}}\n`,
        )
      missing = 0
      socket.write(line)
    },
  }
}
