import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeFolder } from '../testing/server-process.ts'
import { UpTime } from './up-time.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let folder: ReturnType<typeof makeFolder>
beforeEach(() => {
  folder = makeFolder()
})
afterEach(() => folder.remove())

/** Two clocks that go together unless the one on the wall is turned. */
function clocks(wall = 1_000 * DAY) {
  let [now, run] = [wall, 0]
  return {
    now: () => now,
    monotonic: () => run,
    go(ms: number) {
      now += ms
      run += ms
    },
    turn(ms: number) {
      now += ms
    },
  }
}

function runFor(time: UpTime, clock: ReturnType<typeof clocks>, days: number): void {
  for (let hour = 0; hour < days * 24; hour++) {
    clock.go(HOUR)
    time.look()
  }
}

describe('what is old enough to be removed', () => {
  it('is nothing before servers have run so long, over starts, and then what is as old by both clocks', () => {
    const clock = clocks()
    const time = new UpTime(folder.path, clock)
    runFor(time, clock, 20)
    expect(time.before(30)).toBe(0)
    const later = clocks(clock.now())
    const next = new UpTime(folder.path, later)
    runFor(next, later, 11)
    const cut = next.before(30)
    expect(later.now() - cut).toBeGreaterThanOrEqual(30 * DAY - 6 * HOUR)
    expect(later.now() - cut).toBeLessThanOrEqual(31 * DAY)
  })

  it.each([
    ['forward by ten years', 3_650 * DAY],
    ['back by ten years', -3_650 * DAY],
  ])('does not grow when the clock jumps %s, and jumps are told', (_name, jump) => {
    const clock = clocks(10_000 * DAY)
    const time = new UpTime(folder.path, clock)
    runFor(time, clock, 40)
    const used = clock.now() - DAY
    clock.turn(jump)
    expect(time.look()).toBe(jump)
    expect(time.look()).toBe(0)
    expect(time.before(30)).toBeLessThan(used)
    // And again, after the clock was right for a while.
    clock.turn(-jump)
    time.look()
    runFor(time, clock, 20)
    clock.turn(jump)
    time.look()
    expect(time.before(30)).toBeLessThan(used)
  })

  it('is counted anew where its file cannot be read', () => {
    writeFileSync(join(folder.path, 'up-time.json'), '[null, {"wall":')
    expect(new UpTime(folder.path, clocks()).before(1)).toBe(0)
    rmSync(join(folder.path, 'up-time.json'))
  })
})
