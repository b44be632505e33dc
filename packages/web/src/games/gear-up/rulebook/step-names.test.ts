import { STEPS } from '@graveshift/gear-up'
import de from '@graveshift/gear-up/words/de.json' with { type: 'json' }
import en from '@graveshift/gear-up/words/en.json' with { type: 'json' }
import it from '@graveshift/gear-up/words/it.json' with { type: 'json' }
import { expect, test } from 'vitest'
import rulesDe from '../words/rules/de.json' with { type: 'json' }
import rulesEn from '../words/rules/en.json' with { type: 'json' }
import rulesIt from '../words/rules/it.json' with { type: 'json' }

// Preparing is no step of a turn, and ammo is the end of the attack.
const OF_A_TURN = STEPS.filter((step) => step !== 'setup' && step !== 'ammo')

test.each([
  ['en', en, rulesEn],
  ['it', it, rulesIt],
  ['de', de, rulesDe],
])('the rulebook names the steps of a turn as the table and the log do, in %s', (_language, words, rules) => {
  const names = OF_A_TURN.map((step) => words[`step.${step}`])
  expect(rules['rules.turn.text']).toContain(`: ${names.join(', ')}.`)
})
