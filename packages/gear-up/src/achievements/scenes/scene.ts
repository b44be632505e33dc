import { Bug, isRecord, type Json, squareName, squaresOf, usualOptions } from '@graveshift/kernel'
import { freshBoard } from '../../begin.ts'
import { bossSide } from '../../boss-side.ts'
import { RULE_OPTIONS } from '../../options.ts'
import { STANDARD_CONTENT as CONTENT } from '../../rules.ts'
import { position, type Script, type TestTable } from '../../testing.ts'

/** A played moment and all it earns; a seat's own achievement is written as 'id by seat'. */
export interface Scene {
  readonly title: string
  readonly at: { readonly [key: string]: Json }
  readonly script?: Script
  readonly act: (table: TestTable) => void
  readonly earns: readonly string[]
  /** Some of it is earned before the last answer. */
  readonly gradual?: boolean
}

/** Round 2 with these squares of the boss left. */
const lastTurns = (id: string, difficulty: string, ...left: string[]): Scene['at'] => ({
  difficulty,
  round: 2,
  turn: 7,
  seats: [
    { survivor: 'ethan', health: 5, armor: { used: 1 }, ammo: { used: 1 }, upgrades: { red: 1 } },
    { survivor: 'lisa', street: [zombie('walker-01', 3, 'b1')] },
  ],
  boss: boss(id, difficulty, ...left),
})

/** One square of the boss left, and the blow that crosses it: the first square without an icon where that may be. */
export function plainWin(id: string, difficulty: string, besides: readonly string[]): Scene {
  const [body] = bossSide(CONTENT, boardWith(id, difficulty)).bodies
  const { needed, damage, armor, ammo } = body ?? {
    needed: NOTHING,
    damage: NOTHING,
    armor: NOTHING,
    ammo: NOTHING,
  }
  const plain = names({
    lo: needed.lo & ~(damage.lo | armor.lo | ammo.lo),
    hi: needed.hi & ~(damage.hi | armor.hi | ammo.hi),
  })
  const square = plain.find(
    (each) => position(lastTurns(id, difficulty, each)).refusal(0, single(-1, each)) === 'accepted',
  )
  if (square === undefined) throw new Bug(`no last square of ${id}`)
  return {
    title: `${id} falls at ${difficulty}`,
    at: lastTurns(id, difficulty, square),
    act: (table) => void table.do(0, single(-1, square)),
    earns: [`beat-${id}`, `win-${difficulty}`, 'pinprick', ...besides],
  }
}

const NOTHING = { lo: 0, hi: 0 }
const names = ({ lo, hi }: { lo: number; hi: number }) => squaresOf(lo, hi).map(squareName)

/** A printed zombie of which only these squares are left. */
export function zombie(card: string, slot: number, left: string) {
  const all = names(CONTENT.zombies[card]?.spaces ?? { lo: 0, hi: 0 })
  return { card, slot, crossed: all.filter((square) => !left.split(' ').includes(square)).join(' ') }
}

/** A space without an icon, to finish a zombie with and gain nothing. */
export function lastPlain(card: string): string {
  const { spaces, armor, ammo, damage } = CONTENT.zombies[card] ?? {}
  if (!spaces || !armor || !ammo || !damage) throw new Error(`no zombie ${card}`)
  const lo = spaces.lo & ~(armor.lo | ammo.lo | damage.lo)
  const hi = spaces.hi & ~(armor.hi | ammo.hi | damage.hi)
  return names({ lo, hi })[0] ?? ''
}

const boardWith = (id: string, difficulty: string) =>
  freshBoard(CONTENT, {
    survivors: ['ethan'],
    leader: 0,
    difficulty,
    boss: id,
    ...usualOptions(RULE_OPTIONS),
  })

/** A printed boss of which only these squares are left, body by body. */
export function boss(id: string, difficulty: string, ...left: string[]) {
  const { bodies } = bossSide(CONTENT, boardWith(id, difficulty))
  const crossed = bodies.map(({ spaces }, index) =>
    names(spaces)
      .filter((square) => !(left[index] ?? '').split(' ').includes(square))
      .join(' '),
  )
  return { id, crossed }
}

export const single = (target: number, square: string): Json => ({ do: 'hit', target, squares: square })

/** The first listed hit on a target that covers all these squares. */
export function covering(table: TestTable, seat: number, target: number, squares: string): Json {
  const found = table.list(seat).find((pick) => {
    const marked = isRecord(pick) && pick.target === target ? String(pick.squares).split(' ') : []
    return marked.length > 1 && squares.split(' ').every((square) => marked.includes(square))
  })
  if (!found) throw new Error(`nothing covers ${squares}`)
  return found
}
