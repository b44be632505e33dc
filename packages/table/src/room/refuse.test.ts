import gearUpDe from '@graveshift/gear-up/words/de.json' with { type: 'json' }
import gearUpEn from '@graveshift/gear-up/words/en.json' with { type: 'json' }
import gearUpIt from '@graveshift/gear-up/words/it.json' with { type: 'json' }
import { expect, test } from 'vitest'
import de from '../../words/de.json' with { type: 'json' }
import en from '../../words/en.json' with { type: 'json' }
import it from '../../words/it.json' with { type: 'json' }
import { TABLE_REASONS } from './refuse.ts'

test('every refusal of a table has its words in every language', () => {
  const catalogues = [
    { ...gearUpEn, ...en },
    { ...gearUpIt, ...it },
    { ...gearUpDe, ...de },
  ]
  for (const words of catalogues)
    expect(TABLE_REASONS.filter((reason) => !(`refusal.${reason}` in words))).toEqual([])
})
