import { constants } from 'node:os'
import { say } from './say.mjs'

const { SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV } = constants.signals
/** How a program ends that broke inside Node or V8; whoever stops one uses other signals. */
const broken = new Set([SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV].map((signal) => 128 + signal))
/** Breaking sooner than this after its start, so often in a row, it will not do better the next time. */
const soon = 10_000
const most = 3

/** Runs a program again whenever it breaks; gives the exit code with which it ended in order. */
export const keepRunning = async (run, now = Date.now) => {
  for (let quickly = 0; ; ) {
    const begun = now()
    const code = await run()
    if (!broken.has(code)) return code
    quickly = now() - begun < soon ? quickly + 1 : 0
    if (quickly >= most) return code
    say(`Node itself broke (exit code ${code}). Nothing is lost; starting again ...`)
  }
}
