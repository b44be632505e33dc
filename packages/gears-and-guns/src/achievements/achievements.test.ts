import type { FuzzSight } from '@graveshift/kernel/testing'
import type { WonGame } from '@graveshift/zones/testing/won'
import { keptIn } from '@graveshift/zones/testing/won-suite'
import { describe, expect, test } from 'vitest'
import type { Event, Western } from '../game.ts'
import { kitFor, WESTERN_MODULE } from '../module.ts'
import { playOf } from '../testing/kept-plays.ts'
import type { Stage } from '../testing/stage.ts'
import { usualOptions } from '../testing/won.ts'
import { ACHIEVEMENT_GROUPS } from './list.ts'
import { SCENES } from './scenes.ts'
import { achievementTracker } from './tracker.ts'

const ACHIEVEMENTS = ACHIEVEMENT_GROUPS.flatMap(({ achievements }) => achievements)

const say = (earned: readonly { readonly id: string; readonly seat: number | undefined }[]) =>
  earned.map(({ id, seat }) => (seat === undefined ? id : `${id} by ${seat}`)).sort()

/** What a table's events earn. */
function follow({ rules, kit, board: now, events }: Stage) {
  const { board } = rules.begin(now.setup)
  const tracker = achievementTracker(kit)
  for (const event of events) {
    rules.evolve(board, event)
    tracker.see(event, board)
  }
  return tracker
}

/** Games that were won, one of each mission, as they are kept. */
const KEPT = keptIn(new URL('../../won/games.jsonl', import.meta.url))

function earnedIn(kept: WonGame): readonly string[] {
  const options = usualOptions(kept.mission)
  const rules = WESTERN_MODULE.rulesFor(options)
  const events: Event[] = []
  playOf(kept)({
    rulesFor: () => rules,
    see: (sight: FuzzSight<Western>) => void events.push(...sight.events),
  })
  const { board } = rules.begin(options)
  const tracker = achievementTracker(kitFor(options))
  for (const event of events) {
    rules.evolve(board, event)
    tracker.see(event, board)
  }
  return tracker.earned().map(({ id }) => id)
}

/** Ends of long ways, which no short scene comes to: their neighbors are earned by the same lines. */
const FAR: readonly string[] = [
  'halfway-there',
  'end-of-the-line',
  'full-table',
  'remembered',
  'fifty',
  'letters-home',
]

describe('achievements', () => {
  test.each(SCENES)('$title', ({ play, earns }) => {
    expect(say(follow(play()).earned())).toEqual([...earns].sort())
  })

  test('each of more than forty is earned in a scene or in a game that was won', { timeout: 600_000 }, () => {
    expect(ACHIEVEMENTS.length).toBeGreaterThan(40)
    const ids = ACHIEVEMENTS.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const earned = new Set([
      ...SCENES.flatMap(({ earns }) => earns.map((text) => text.split(' ')[0])),
      ...KEPT.flatMap(earnedIn),
    ])
    expect(ids.filter((id) => !earned.has(id) && !FAR.includes(id))).toEqual([])
  })
})
