import { expect, test } from 'vitest'
import { routeFrom } from './routes.ts'
import { noteWay, wayBack } from './way-back.ts'

test('the way back leads to the last table, past pages that were only looked up, and ends at home', () => {
  const go = (hash: string) => noteWay(routeFrom(hash), hash)
  go('#/')
  expect(wayBack()).toBeUndefined()
  go('#/game/abc')
  go('#/rules/attack')
  go('#/settings')
  expect(wayBack()).toBe('#/game/abc')
  go('#/learn/two')
  expect(wayBack()).toBe('#/learn/two')
  go('#/')
  go('#/rules')
  expect(wayBack()).toBeUndefined()
})
