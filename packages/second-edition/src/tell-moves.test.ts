import { FastChance, makeSink, playout, start, type Telling } from '@graveshift/kernel'
import { activation, headingsOf, secondHeadings, tellMoves } from '@graveshift/zones'
import { expect, test } from 'vitest'
import type { Event, Options, SecondEdition } from './game.ts'
import { kitFor, SECOND_EDITION_MODULE } from './module.ts'
import { secondEditionRules } from './rules.ts'
import { positionOf } from './testing/random-position.ts'

type Moved = Extract<Event, { type: 'zombiesMoved' }>

/** A sentence in words that can be compared: keys with their values. */
function spelt({ word, with: values = {} }: Telling): string {
  const inner = Object.values(values).map((term) => (typeof term === 'object' ? spelt(term) : String(term)))
  return inner.length === 0 ? word : `${word}(${inner.join(' ')})`
}

/** All zombies of a position act, wherever the players send those that cannot be shared out. */
function activated(options: Options, seed = 1) {
  const { board } = SECOND_EDITION_MODULE.rulesFor(options).begin(options)
  const kit = kitFor(options)
  const frames = [activation((1 << kit.kinds.length) - 1, 0)]
  const { rules } = secondEditionRules(options, { board, frames })
  const chance = new FastChance(seed)
  const sink = makeSink<SecondEdition>()
  const state = start(rules, options, chance, sink)
  playout(rules, state, chance, chance, sink)
  const now = rules.clone(board)
  const moved: Moved[] = []
  // Each is told with the board after it, as everywhere.
  const told = sink.events.flatMap((event) => {
    rules.evolve(now, event)
    if (event.type !== 'zombiesMoved') return []
    moved.push(event)
    return [spelt(tellMoves(kit, now, event.moves))]
  })
  return { kit, before: board, moved, told, over: state.board.outcome !== undefined }
}

test('Z2-ZOM-03 the log says who goes where, and whom they see or what they hear', () => {
  const options = SECOND_EDITION_MODULE.readPosition({
    mission: 'city-blocks',
    survivors: ['amy'],
    people: [{ id: 'amy', zone: '9R.SE' }],
    zombies: { '9R.E': { walker: 2, runner: 1 }, '1V.SW': { fatty: 1 } },
    noise: { '1V.SE': 4 },
  })
  if ('fault' in options) throw new Error(options.message)
  const [first = ''] = activated(options).told
  const crowd = 'list.pair(zombie-count.walker(2) zombie-count.runner(1))'
  expect(first).toContain(`move.why(${crowd} 9R.E 9R.SE why.sight(survivor.amy.name))`)
  expect(first).toMatch(/move\.why\(zombie-count\.fatty\(1\) 1V\.SW \S+ why\.noise\(1V\.SE\)\)/)
})

test('Z2-RUL-10 every step has a reason that the board after it still shows, in positions at random', () => {
  let steps = 0
  for (let seed = 1; seed <= 120; seed++)
    for (const told of activated(positionOf(seed), seed).told) {
      expect([seed, told.includes('move.plain')]).toEqual([seed, false])
      steps++
    }
  expect(steps).toBeGreaterThan(50)
})

test('Z2-ZOM-06 where Runners go with their second action is what is said before, in positions at random', () => {
  let steps = 0
  for (let seed = 1; seed <= 240; seed++) {
    const { kit, before, moved, over } = activated(positionOf(seed), seed)
    if (over) continue
    const said = headingsOf(kit, before).flatMap((heading) => secondHeadings(kit, before, heading))
    for (const { moves } of moved.slice(1))
      for (let at = 0; at < moves.length; at += 4) {
        const [from = 0, to = 0] = moves.slice(at)
        const ways = said.filter(({ zone }) => zone === from)
        expect([seed, ways.some((heading) => heading.to.includes(to))]).toEqual([seed, true])
        steps++
      }
  }
  expect(steps).toBeGreaterThan(20)
})
