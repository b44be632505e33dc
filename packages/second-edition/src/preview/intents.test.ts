import { FastChance, makeSink, playout, start } from '@graveshift/kernel'
import { activation, type Intent, intentsOf, movedGroups, zoneName } from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import type { Event, Options, SecondEdition } from '../game.ts'
import { kitFor, SECOND_EDITION_MODULE } from '../module.ts'
import { secondEditionRules } from '../rules.ts'
import { CORNER, OPPOSITE } from '../testing/horde.ts'
import { positionOf } from '../testing/random-position.ts'
import { position } from '../testing.ts'

type Moved = Extract<Event, { type: 'zombiesMoved' }>

/** All zombies of a position act; each move with the board before it and the one after it. */
function activated(options: Options, seed: number) {
  const { board } = SECOND_EDITION_MODULE.rulesFor(options).begin(options)
  const kit = kitFor(options)
  const frames = [activation((1 << kit.kinds.length) - 1, 0)]
  const { rules } = secondEditionRules(options, { board, frames })
  const chance = new FastChance(seed)
  const sink = makeSink<SecondEdition>()
  const state = start(rules, options, chance, sink)
  playout(rules, state, chance, chance, sink)
  const now = rules.clone(board)
  const moved = sink.events.flatMap((event) => {
    const before = rules.clone(now)
    rules.evolve(now, event)
    return event.type === 'zombiesMoved' ? [{ event, before, after: rules.clone(now) }] : []
  })
  return { kit, board, moved, over: state.board.outcome !== undefined }
}

/** How many of a kind went from a zone to another. */
function went({ moves }: Moved, from: number, to: number, kind: number): number {
  let count = 0
  for (let at = 0; at < moves.length; at += 4)
    if (moves[at] === from && moves[at + 1] === to && moves[at + 2] === kind) count += moves[at + 3] ?? 0
  return count
}

function expectAsSaid(seed: number, intents: readonly Intent[], event: Moved): number {
  let checked = 0
  for (const { zone, to, groups } of intents)
    for (const { kind, each } of groups)
      for (const next of to) {
        if (next === zone) continue
        const count = went(event, zone, next, kind)
        expect([seed, zone, next, kind, count >= each[0] && count <= each[1]]).toEqual([
          seed,
          zone,
          next,
          kind,
          true,
        ])
        checked++
      }
  return checked
}

describe('where zombies will go', () => {
  test('Z2-ZOM-05 Z2-ZOM-06 is where they go, so many of each kind, with both actions, in positions at random', () => {
    let [first, second] = [0, 0]
    for (let seed = 1; seed <= 70; seed++) {
      const { kit, board, moved, over } = activated(positionOf(seed), seed)
      if (over) continue
      const intents = intentsOf(kit, board)
      const begun = moved[0]?.event
      if (begun)
        first += expectAsSaid(
          seed,
          intents.filter(({ isSecond }) => !isSecond),
          begun,
        )
      const again = moved[1]?.event
      if (again)
        second += expectAsSaid(
          seed,
          intents.filter(({ isSecond }) => isSecond),
          again,
        )
    }
    expect(first).toBeGreaterThan(25)
    expect(second).toBeGreaterThan(6)
  })

  test('Z2-RUL-09 a fork is told with how many take each way', () => {
    const table = position({
      mission: 'city-blocks',
      survivors: ['amy'],
      phase: 'zombies',
      people: [{ id: 'amy', zone: '9R.a' }],
      zombies: { [OPPOSITE]: { walker: 3 } },
      noise: { [CORNER]: 4 },
    })
    const { kit, board } = table
    const [intent] = intentsOf(kit, board)
    expect(intent).toMatchObject({ why: 'noise', targets: [table.zone(CORNER)], isSecond: false })
    expect(intent?.to).toHaveLength(2)
    expect(intent?.groups.map(({ count, each }) => [count, each])).toEqual([
      [
        [3, 3],
        [1, 2],
      ],
    ])
  })
})

test('Z2-RUL-10 a move has the same reason on the board before it as on the one after it', () => {
  const reasons = new Set<string>()
  for (let seed = 1; seed <= 40; seed++) {
    const { kit, moved } = activated(positionOf(seed), seed)
    for (const { event, before, after } of moved) {
      const groups = movedGroups(kit, before, event.moves)
      expect(movedGroups(kit, after, event.moves)).toEqual(groups)
      for (const { why, targets, seen } of groups) {
        reasons.add(why)
        expect(targets.length).toBeGreaterThan(0)
        expect(seen.length > 0).toBe(why === 'sight')
        expect(targets.map((zone) => zoneName(kit.map, zone))).not.toContain('')
      }
    }
  }
  expect([...reasons].sort()).toEqual(['noise', 'sight'])
})
