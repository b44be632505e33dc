import { randomBytes } from 'node:crypto'
import { KeyedChance, secretToHex } from '@graveshift/kernel'
import { mode } from '../mode.ts'
import { atLeast, atMost } from '../parts/figures.ts'

const SIDES = 6
const CARDS = 10
const MOST_SIGMA = 4.5

/** How far a count is from what is expected of fair luck, in standard deviations. */
const sigmas = (count: number, tries: number, share: number): number =>
  Math.abs(count - tries * share) / Math.sqrt(tries * share * (1 - share))

/** T15: faces of dice, pairs of neighboring dice, and where each card of a shuffled deck lands. */
export function countLuck(secret: Uint8Array, dice: number, shuffles: number) {
  const luck = new KeyedChance(secret, { game: 'torture', rules: 1 })
  const faces = Array.from({ length: SIDES }, () => 0)
  const pairs = Array.from({ length: SIDES * SIDES }, () => 0)
  let last = 0
  for (let index = 0; index < dice; index++) {
    const face = luck.below(SIDES, 0, index)
    faces[face] = (faces[face] ?? 0) + 1
    if (index % 2 === 1) pairs[last * SIDES + face] = (pairs[last * SIDES + face] ?? 0) + 1
    last = face
  }
  const places = Array.from({ length: CARDS * CARDS }, () => 0)
  let index = 0
  for (let shuffle = 0; shuffle < shuffles; shuffle++) {
    const deck = Array.from({ length: CARDS }, (_, card) => card)
    for (let place = 0; place < CARDS; place++) {
      const at = luck.below(deck.length, 1, index++)
      const [card = 0] = deck.splice(at, 1)
      places[card * CARDS + place] = (places[card * CARDS + place] ?? 0) + 1
    }
  }
  const worst = Math.max(
    ...faces.map((count) => sigmas(count, dice, 1 / SIDES)),
    ...pairs.map((count) => sigmas(count, Math.floor(dice / 2), 1 / SIDES ** 2)),
    ...places.map((count) => sigmas(count, shuffles, 1 / CARDS)),
  )
  const key = secretToHex(secret)
  return { worst, wrong: worst <= MOST_SIGMA ? [] : [`${worst.toFixed(2)} sigma under secret ${key}`] }
}

export const chance = mode({
  tests: 'T15',
  about: 'faces, pairs of dice and places of cards within 4.5 sigma',
  day: { dice: 300_000, shuffles: 30_000 },
  night: { dice: 6_000_000, shuffles: 1_000_000 },
  async run({ dice, shuffles }) {
    const { worst, wrong } = countLuck(randomBytes(32), dice, shuffles)
    const measured = [
      atLeast('dice', dice, 6_000_000),
      atLeast(`shuffles of ${CARDS} cards`, shuffles, 1_000_000),
      atMost('furthest', worst, MOST_SIGMA, 'sigma'),
    ]
    return [{ test: 'T15', measured, wrong }]
  },
})
