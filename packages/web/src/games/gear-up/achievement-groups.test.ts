import { ACHIEVEMENTS } from '@graveshift/gear-up'
import { expect, test } from 'vitest'
import { GROUPS, grouped } from './achievement-groups.ts'

test('every achievement is in one group, and no group is empty', () => {
  const groups = grouped()
  expect([...groups.values()].flat().sort()).toEqual(ACHIEVEMENTS.map(({ id }) => id).sort())
  for (const group of GROUPS) expect(groups.get(group)?.length).toBeGreaterThan(1)
  expect(groups.get('bosses')).toContain('beat-screamer')
  expect(groups.get('survival')).toContain('bulletproof')
})
