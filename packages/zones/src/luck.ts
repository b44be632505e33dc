import { type Event, has, type LuckFigure } from '@graveshift/kernel'
import type { ZonesBoard } from './board.ts'
import { dieHits, type Plan, planAttack, profileOf } from './combat/plan.ts'
import { ROLL_REASONS, type ZonesEvent, type ZonesEventOf } from './events.ts'
import type { Kit } from './kit.ts'
import { pileOf } from './piles.ts'
import { EQUIPMENT, SPAWN } from './streams.ts'

/** What luck is told of: dice that hit, zombies that cards bring, weapons that are found. */
export const LUCK_FIGURES = ['hits', 'zombies', 'weapons'] as const
type LuckId = (typeof LUCK_FIGURES)[number]

interface Sums {
  count: number
  came: number
  expected: number
}

const WHOLE = 100
const FACES = [1, 2, 3, 4, 5, 6]
const WEAPONS: readonly (string | undefined)[] = ['weapon', 'bomb']
const THROWS: readonly string[] = ROLL_REASONS

const is = <T extends ZonesEvent['type']>(event: Event, type: T): event is ZonesEventOf<T> =>
  event.type === type

/** The plan of an attack with dice; undefined where there is no such thing, as for bombs. */
function planOf(kit: Kit, board: ZonesBoard, attack: ZonesEventOf<'attacked'>): Plan | undefined {
  const { with: id, dual, mode, style, person, zone } = attack
  const card = kit.cards[id]
  if (!card || !profileOf(card, mode)) return undefined
  return planAttack(kit, board, person, { card: id, dual, mode, style }, zone, false)
}

/** Zombies that a card brings at a danger level. */
function zombiesOf(kit: Kit, card: string, level: number): number {
  const data = kit.spawnCards[card]
  return !data || has(data, 'activates') ? 0 : (data.lines[level] ?? 0)
}

/** One card out of a pile: what it is worth, against the mean of all that could have come. */
function addDraw(sums: Sums, left: readonly string[], drawn: string, worth: (card: string) => number): void {
  const own = worth(drawn)
  let all = own
  for (const card of left) all += worth(card)
  sums.count += 1
  sums.came += WHOLE * own
  sums.expected += Math.floor((WHOLE * all) / (left.length + 1))
}

function addThrow(sums: Sums, dice: readonly number[], { plus, accuracy }: Plan): void {
  const hits = (some: readonly number[]) => some.filter((die) => dieHits(die, plus, accuracy)).length
  sums.count += dice.length
  sums.came += WHOLE * hits(dice)
  sums.expected += Math.floor((WHOLE * dice.length * hits(FACES)) / FACES.length)
}

/** What dice and cards brought in a game, against what was to be expected when they were thrown and drawn. */
export function luckIn(
  kit: Kit,
  moments: Iterable<{ readonly event: Event; readonly board: ZonesBoard }>,
): readonly LuckFigure[] {
  const fresh = (): Sums => ({ count: 0, came: 0, expected: 0 })
  const sums: Record<LuckId, Sums> = { hits: fresh(), zombies: fresh(), weapons: fresh() }
  let attack: Plan | undefined
  for (const { event, board } of moments) {
    if (is(event, 'attacked')) attack = planOf(kit, board, event)
    // Dice of other kinds have sides and thresholds of their own.
    else if (is(event, 'rolled') && attack && event.of === undefined && THROWS.includes(event.why))
      addThrow(sums.hits, event.dice, attack)
    else if (is(event, 'spawnDrawn'))
      addDraw(sums.zombies, pileOf(board, SPAWN).cards, event.card, (card) =>
        zombiesOf(kit, card, event.level),
      )
    else if (is(event, 'drawn') && event.pile === EQUIPMENT)
      addDraw(sums.weapons, pileOf(board, EQUIPMENT).cards, event.card, (card) =>
        WEAPONS.includes(kit.cards[card]?.kind) ? 1 : 0,
      )
  }
  return LUCK_FIGURES.flatMap((id) => (sums[id].count === 0 ? [] : [{ id, ...sums[id] }]))
}
