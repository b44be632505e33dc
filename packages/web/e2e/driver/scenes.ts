import { CONTENT, EFFECTS } from '@graveshift/gear-up'
import { type Json, nth, squareName } from '@graveshift/kernel'
import { careful, type Line, lineOf } from './policy.ts'
import { Twin } from './twin.ts'

const EVERYBODY = CONTENT.survivors.map(({ id }) => id)

/** Six streets with three zombies each, everybody fully equipped, one turn card up. */
export function fullTable(card: string): Json {
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
  /** What is used here and in no scene before. */
  readonly uses: readonly string[]
}

export const EFFECT_CARDS = ['green-still', 'blue-still', 'red-slow'] as const

interface EffectScenes {
  readonly scenes: readonly Scene[]
  readonly missing: ReadonlySet<string>
}

let found: EffectScenes | undefined

/** One attack step a color, in which all together every effect is used; once for all tests of a process. */
export function effectScenes(): EffectScenes {
  found ??= findScenes()
  return found
}

function findScenes(): EffectScenes {
  const missing = new Set<string>(EFFECTS.map((effect) => `effect ${effect}`))
  const scenes: Scene[] = []
  for (const card of EFFECT_CARDS) {
    const twin = Twin.at(fullTable(card), `effects-${card}`)
    const best = bestOf(twin, missing, ({ board }) => board.step !== 'attack')
    for (const use of best.uses) missing.delete(use)
    scenes.push({ card, twin, ...best })
  }
  return { scenes, missing }
}

/** Of some ways to play on, the one that uses most of what is wanted, in few answers. */
function bestOf(twin: Twin, wanted: ReadonlySet<string>, enough: (twin: Twin) => boolean) {
  const ways = Array.from({ length: 40 }, (_, index) => {
    const { line, end } = lineOf(twin, careful(index + 1), enough)
    const uses = [...wanted].filter((use) => end.seen.has(use))
    return { line, uses, worth: uses.length * 12 - line.length }
  })
  return ways.reduce((best, way) => (way.worth > best.worth ? way : best))
}

/** What a whole turn asks for besides effects. */
export const WHOLE_TURN = ['stroke shape', 'stroke single', 'pick shoot', 'pick upgrade', 'choice armor']

/** A table for two, from the attack to the next turn: both are hard pressed. */
export function wholeTurn(): Scene {
  const street = (cards: readonly string[]) => cards.map((card) => ({ slot: 1, card }))
  const [a, b, c, d] = CONTENT.zombies.map(({ id }) => id)
  const twin = Twin.at(
    {
      turn: 3,
      card: 'red-slow',
      boss: { id: 'super-abomination' },
      seats: [
        { survivor: 'ethan', armor: 2, ammo: 2, street: street([a ?? '', b ?? '']) },
        { survivor: 'lisa', armor: 2, ammo: 2, street: street([c ?? '', d ?? '']) },
      ],
    },
    'whole turn',
  )
  return {
    card: 'red-slow',
    twin,
    ...bestOf(twin, new Set(WHOLE_TURN), ({ board }) => board.turn > 3),
  }
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

const LARGE = ['####', '####', '#D##', '####', '####']

/** Ethan and another in the middle of a game, each before one large zombie and with room for any shape on it. */
export function tableForTwo(change: Readonly<Record<string, Json>> = {}, other = 'lisa'): Twin {
  const walker = { slot: 3, type: 'walker', speed: 'slow', grid: LARGE }
  return Twin.at(
    {
      turn: 3,
      card: 'red-slow',
      boss: { id: 'super-abomination' },
      seats: [
        { survivor: 'ethan', street: [walker] },
        { survivor: other, armor: 2, upgrades: { red: 2 }, street: [walker] },
      ],
      ...change,
    },
    'table for two',
  )
}
