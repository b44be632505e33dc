import { expect, it } from 'vitest'
import type { Game } from '../rules.ts'
import { longer } from './contract.ts'
import { type FuzzSubject, fuzz } from './fuzz.ts'

const SEED = 2026

/** What holds when so many answers at random are thrown at a ruleset; it refuses them for more than so many reasons. */
export function testFuzz<G extends Game>(subject: FuzzSubject<G>, count: number, reasons: number): void {
  const title = `${count.toLocaleString('en')} decisions, three of ten of them spoilt, break nothing`
  it(title, { timeout: 120_000 * longer() }, () => {
    const { decisions, accepted, lucky, refused } = fuzz(subject, SEED, count * longer())
    const counted = Object.values(refused).reduce((sum, times) => sum + times, 0)
    expect(accepted + counted).toBe(decisions)
    // The spoilt answers are worth something: many different refusals, few of them accepted after all.
    expect(Object.keys(refused).length).toBeGreaterThan(reasons)
    expect(counted).toBeGreaterThan(decisions / 8)
    expect(lucky).toBeLessThan(decisions / 8)
  })
}
