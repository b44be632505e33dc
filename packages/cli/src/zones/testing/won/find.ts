import { FastChance, type GameModule, start } from '@graveshift/kernel'
import type { GameWithMissions } from '@graveshift/zones/missions'
import { luckOfWon, type WonGame } from '@graveshift/zones/testing/won'
import type { Course } from './course.ts'
import { Field } from './field.ts'
import { KnownLuck } from './known-luck.ts'
import { waysThrough } from './round.ts'
import { TEMPER_COUNT, worthsOf } from './tempers.ts'

/** Whoever has not won by then goes round in circles. */
const ROUNDS = 40

/** A game with missions, and how its tables are set up where nobody says otherwise. */
export interface Winnable<G extends GameWithMissions> {
  readonly module: GameModule<G>
  usualOptions(mission: string): G['options']
}

/** What came of looking for a won game: the game, or the round that nobody outlived. */
export type Finding = { readonly won: WonGame } | { readonly round: number }

/**
 * Plays many games of a mission side by side on one luck, round by round, until one is won. Every round is tried out in
 * some hundred ways from each course, and the best looking few go on. This knows what will come, as no player does: what
 * it shows is that a mission can be won, not how often.
 */
export function findWon<G extends GameWithMissions>(
  { module, usualOptions }: Winnable<G>,
  mission: string,
  seed: string,
  breadth: number,
): Finding {
  const options = usualOptions(mission)
  const rules = module.rulesFor(options)
  const chance = new KnownLuck(luckOfWon(seed))
  const random = new FastChance(1)
  const state = start(rules, options, chance)
  let courses: Course<G>[] = [{ state, answers: [], worths: worthsOf(rules, state.board), parent: 0 }]
  for (let round = 0; round < ROUNDS; round++) {
    const field = new Field<G>(breadth)
    for (const [parent, course] of courses.entries())
      for (const way of waysThrough(rules, chance, course, (parent + round) % TEMPER_COUNT, random)) {
        const { outcome } = way.state.board
        if (outcome === 'lost') continue
        const answers = [...course.answers, ...way.given]
        if (outcome === 'won') return { won: { mission, seed, answers } }
        field.offer({ state: way.state, answers, worths: way.worths, parent })
      }
    courses = field.best()
    if (courses.length === 0) return { round }
  }
  return { round: ROUNDS }
}
