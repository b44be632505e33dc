import {
  Bug,
  FastChance,
  isFault,
  type Json,
  nth,
  pickOptions,
  type Random,
  squareName,
} from '@graveshift/kernel'
import { CONTENT } from '../content/index.ts'
import type { Drawing } from '../content/types.ts'
import type { Options } from '../game.ts'
import { GEAR_UP_MODULE } from '../module.ts'
import { RULE_OPTIONS } from '../options.ts'
import { optionsOf } from './random-options.ts'

/** Some of the squares of a drawing by name; at least one is left out. */
function someSquares(grid: Drawing, signs: string, percent: number, random: Random): string {
  const names = grid.flatMap((text, row) =>
    [...text].flatMap((sign, column) => (signs.includes(sign) ? [squareName(row * 8 + column)] : [])),
  )
  const spared = random.below(names.length)
  return names.filter((_, index) => index !== spared && random.below(100) < percent).join(' ')
}

function seatOf(survivor: string, cards: string[], random: Random): Json {
  const level = () => random.below(3)
  const street = Array.from({ length: random.below(5) }, () => {
    const card = nth(cards.splice(random.below(cards.length), 1), 0)
    const { grid } = nth(
      CONTENT.zombies.filter(({ id }) => id === card),
      0,
    )
    return { slot: 1 + random.below(3), card, crossed: someSquares(grid, '#DAM', random.below(100), random) }
  })
  return {
    survivor,
    health: 1 + random.below(3),
    armor: { owned: random.below(4), used: random.below(2) },
    ammo: { owned: random.below(3), used: random.below(2) },
    upgrades: { red: level(), green: level(), blue: level() },
    street,
  }
}

/** A game that begins in the middle, by number: mostly in round 2, where games at random seldom come. */
export function positionOf(seed: number): Options {
  const random = new FastChance(seed ^ 0x5eed)
  const { survivors, leader, boss, difficulty, ...rest } = optionsOf(seed)
  const side = CONTENT.difficulties.find(({ id }) => id === difficulty)?.bossSide ?? 'black'
  const bodies = CONTENT.bosses.find(({ id }) => id === boss)?.[side].bodies ?? []
  const cards = CONTENT.zombies.map(({ id }) => id)
  const round = random.below(4) === 0 ? 1 : 2
  const turn = 1 + random.below(9)
  const card = nth(CONTENT.turnCards, random.below(CONTENT.turnCards.length)).id
  const percent = random.below(100)
  const names = CONTENT.companions.map(({ id }) => id).filter((id) => !survivors.includes(id))
  const seats = survivors.map((survivor) => seatOf(survivor, cards, random))
  const alone = { ...(seats[0] as object), companions: { ready: names.slice(0, 2), used: names.slice(2, 3) } }
  const raw: Json = {
    difficulty,
    leader,
    ...pickOptions(RULE_OPTIONS, rest),
    round,
    turn,
    card,
    seats: survivors.length === 1 ? [alone as Json] : seats,
    boss: {
      id: boss,
      seat: random.below(survivors.length),
      crossed: round === 1 ? [] : bodies.map(({ grid }) => someSquares(grid, '#YBAM', percent, random)),
      skillTurn: random.below(turn),
      screams: random.below(4),
    },
  }
  const options = GEAR_UP_MODULE.readPosition(raw)
  if (isFault(options)) throw new Bug(`${options.message}: ${JSON.stringify(raw)}`)
  return options
}
