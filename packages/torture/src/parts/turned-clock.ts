// Loaded before the server by NODE_OPTIONS=--import, and by nobody else: the wall clock is wrong by as many ms as
// CLOCK_FILE says, read anew at every SIGUSR2. Spans and timers are the system's own, as when somebody sets its clock.
import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const { now } = Date
let wrongBy = 0
Date.now = () => now() + wrongBy

if (isMainThread)
  process.on('SIGUSR2', () => {
    wrongBy = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'))
  })
