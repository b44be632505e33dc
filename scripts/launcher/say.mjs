// Everything goes to stderr: stdout belongs to the program that is launched, which may speak a protocol on it.
export const say = (text) => process.stderr.write(`${text.replace(/^(?=.)/gm, 'graveshift: ')}\n`)

/** A failure that is told to the reader in plain words, without a stack trace. */
export class PlainError extends Error {}

/** Repeats that a long step is still going on, so that silence never looks like a hang. */
export const stillWorking = (what) => {
  const begin = Date.now()
  const timer = setInterval(() => {
    say(`still ${what} (${Math.round((Date.now() - begin) / 1000)} s) ...`)
  }, 15_000)
  return () => clearInterval(timer)
}
