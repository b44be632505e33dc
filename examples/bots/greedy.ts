// A whole bot: Node 24 runs it as it is. It takes seat 0, Graveshift's quick bot the others.
// The first argument is a seed, the second the game.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const program = new URL('../../packages/cli/bin/graveshift.mjs', import.meta.url).pathname
const engine = spawn(process.execPath, [program, 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] })
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]()

interface Pick {
  readonly squares?: string
}
/** What is used here of the answers; docs/protocol.md tells the rest. */
interface Answer {
  readonly outcome?: string
  readonly seq: number
  readonly choices: readonly { readonly choice: number; readonly picks: readonly Pick[] }[]
  readonly board: { readonly round: number }
}
/** The number of whatever a seat may do at any time: no question, so nobody has to answer it. */
const ASIDE = 1_000_000_000
let id = 0

/** One line out, one line in. */
async function ask(op: string, fields: object = {}): Promise<Answer> {
  engine.stdin.write(`${JSON.stringify({ id: ++id, op, ...fields })}\n`)
  const { value } = await answers.next()
  const { ok, error } = JSON.parse(value ?? '')
  if (error) throw new Error(`${error.code}: ${error.message}`)
  return ok
}

/** The bot itself: the answer that crosses most squares; whatever has none is answered by the first. */
function choose(picks: readonly Pick[]): Pick {
  const size = ({ squares = '' }: Pick) => squares.split(' ').length
  return picks.reduce((best, pick) => (size(pick) > size(best) ? pick : best))
}

const [, , seed = 'demo', game = 'gear-up'] = process.argv
let table = await ask('new', { game, seed, options: { seats: 2 } })
while (table.outcome === undefined) {
  const { choices } = await ask('choices', { seat: 0 })
  const mine = choices.find(({ choice }) => choice !== ASIDE)
  // A team question is open to every seat: seat 0 answers it here.
  if (mine) table = await ask('do', { seat: 0, choice: mine.choice, pick: choose(mine.picks) })
  else table = await ask('bot', { seat: 1, bot: 'quick', do: true })
}
const { board } = await ask('view', { seat: 0 })
console.log(`${table.outcome} in round ${board.round} after ${table.seq} decisions`)
engine.stdin.end()
