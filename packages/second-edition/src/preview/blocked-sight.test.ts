import { FastChance } from '@graveshift/kernel'
import { UNSEEN } from '@graveshift/zones'
import { expect, test } from 'vitest'
import { SECOND_EDITION_MODULE } from '../module.ts'
import { secondEditionRules } from '../rules.ts'
import { positionOf } from '../testing/random-position.ts'

test('Z2-LOS-04 whatever is not seen has a reason, and doors are it just where they hide something', () => {
  const reasons = new Map<string, number>()
  for (let seed = 1; seed <= 12; seed++) {
    const { kit } = secondEditionRules(positionOf(seed))
    const { map } = kit
    const { board } = SECOND_EDITION_MODULE.rulesFor(positionOf(seed)).begin(positionOf(seed))
    const random = new FastChance(seed)
    const person = board.people.findIndex(({ zone }) => zone >= 0)
    for (let pair = 0; pair < 50; pair++) {
      const [from, to] = [random.below(map.size), random.below(map.size)]
      const range = kit.sightFrom(board, person, from, to)
      const blocked = kit.blockedSight(board, from, to, person)
      expect([seed, from, to, blocked === undefined]).toEqual([seed, from, to, range !== UNSEEN])
      if (!blocked) continue
      reasons.set(blocked.why, (reasons.get(blocked.why) ?? 0) + 1)
      const open = { ...board, doors: blocked.doors.reduce((bits, door) => bits | (1 << door), board.doors) }
      // Where doors alone were in the way, nothing but darkness is behind them.
      if (blocked.why === 'door')
        expect([undefined, 'dark']).toContain(kit.blockedSight(open, from, to, person)?.why)
      const [x, y] = blocked.at
      expect(x >= 0 && y >= 0 && x <= map.layout.width && y <= map.layout.height).toBe(true)
    }
  }
  expect([...reasons.keys()].sort()).toEqual(['corner', 'dark', 'deep', 'door', 'wall'])
})
