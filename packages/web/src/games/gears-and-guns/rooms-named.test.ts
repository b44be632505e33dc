import { expect, test } from 'vitest'
import zones from '../../../words/zones/en.json' with { type: 'json' }
import { THEMES } from './art/town/themes.ts'

test('every room that is drawn has a name', () => {
  for (const id of Object.keys(THEMES)) expect(Object.keys(zones)).toContain(`zone.room.${id}`)
})
