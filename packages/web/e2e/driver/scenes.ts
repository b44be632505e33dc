import { CONTENT, EFFECTS } from '@graveshift/gear-up'
import { type Json, nth, squareName } from '@graveshift/kernel'
import { careful, type Line, lineOf } from './policy.ts'
import { Twin } from './twin.ts'

const EVERYBODY = CONTENT.survivors.map(({ id }) => id)

/** Six streets with three zombies each, everybody fully equipped, one turn card up. */
function fullTable(card: string): Json {
  const cards = CONTENT.zombies.map(({ id }) => id)
  return {
    turn: 5,
    card,
    boss: { id: 'super-abomination' },
    seats: EVERYBODY.map((survivor, seat) => ({
      survivor,
      armor: 2,
      ammo: 2,
      upgrades: { red: 2, green: 2, blue: 2 },
      street: [1, 2, 2].map((slot, index) => ({ slot, card: nth(cards, (seat * 3 + index) * 2) })),
    })),
  }
}

export interface Scene {
  readonly card: string
  readonly twin: Twin
  readonly line: Line
}

/**
 * One attack step a colour in which, all together, every effect is used: found by trying, with few answers. Ends
 * before the zombies walk.
 */
export function effectScenes(): { readonly scenes: readonly Scene[]; readonly missing: ReadonlySet<string> } {
  const missing = new Set(EFFECTS.map((effect) => `effect ${effect}`))
  const scenes: Scene[] = []
  for (const card of ['green-still', 'blue-still', 'red-slow', 'yellow-all']) {
    const twin = Twin.at(fullTable(card), `effects-${card}`)
    let best: { line: Line; seen: readonly string[]; worth: number } | undefined
    for (let number = 1; number <= 40; number++) {
      const { line, end } = lineOf(twin, careful(number), ({ board }) => board.step !== 'attack')
      const seen = [...missing].filter((effect) => end.seen.has(effect))
      const worth = seen.length * 12 - line.length
      if (!best || worth > best.worth) best = { line, seen, worth }
    }
    if (!best || best.seen.length === 0) continue
    for (const effect of best.seen) missing.delete(effect)
    scenes.push({ card, twin, line: best.line })
  }
  return { scenes, missing }
}

/** A table for two before a boss that is nearly done for: the next good hit wins. */
export function lastStand(boss: string): { readonly twin: Twin; readonly line: Line } {
  const data = nth(
    CONTENT.bosses.filter(({ id }) => id === boss),
    0,
  )
  const easy = nth(
    CONTENT.difficulties.filter(({ id }) => id === 'easy'),
    0,
  )
  const crossed = data[easy.bossSide].bodies.map(({ grid }) => allBut(grid, 2))
  for (let number = 1; number < 400; number++) {
    const twin = Twin.at(
      {
        difficulty: easy.id,
        round: 2,
        turn: 4,
        card: 'red-slow',
        boss: { id: boss, seat: 0, crossed },
        seats: ['ethan', 'lisa'].map((survivor) => ({
          survivor,
          ammo: 2,
          armor: 3,
          upgrades: { red: 2, green: 2, blue: 2 },
          street: [],
        })),
      },
      `${boss}-${number}`,
    )
    const { line, end } = lineOf(twin, careful(number), () => false)
    // Long enough to see the boss act, short enough for a test.
    if (end.session.outcome === 'won' && line.length <= 20 && end.seen.has('event bossCardRevealed'))
      return { twin, line }
  }
  throw new Error(`no short last stand against ${boss}`)
}

/** Names of all crossable squares but so many, from the top. */
function allBut(grid: readonly string[], left: number): string {
  const squares = grid.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign === '.' || sign === 'x' ? [] : [squareName(y * 8 + x)])),
  )
  return squares.slice(0, -left).join(' ')
}
