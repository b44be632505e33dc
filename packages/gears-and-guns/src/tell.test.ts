import type { ChoiceRule, Term } from '@graveshift/kernel'
import { momentsOf, walkGame } from '@graveshift/kernel/testing'
import { accepted } from '@graveshift/kernel/testing/table'
import { LANGUAGES, over, readCatalogues } from '@graveshift/kernel/testing/words'
import { expect, test } from 'vitest'
import { tellChoice, tellPick } from './answers.ts'
import { MISSIONS } from './content/missions.ts'
import type { Western } from './game.ts'
import { westernRules } from './rules.ts'
import { readSetup } from './setup.ts'
import { tell } from './tell.ts'

const words = over(
  readCatalogues(new URL('../../zones/words/', import.meta.url)),
  readCatalogues(new URL('../words/', import.meta.url)),
)

/** Every key of a telling, of those inside it too. */
function keysIn(term: Term, into: Set<string>): void {
  if (typeof term !== 'object' || term === null) return
  if (Array.isArray(term)) for (const each of term) keysIn(each as Term, into)
  else {
    const { word, with: values = {} } = term as { word: string; with?: Record<string, Term> }
    if (typeof word === 'string') into.add(word)
    for (const value of Object.values(values)) keysIn(value, into)
  }
}

test.each(MISSIONS.map(({ id }) => id))(
  'whatever happens in %s is told in words that there are',
  (mission) => {
    const used = new Set<string>()
    const options = accepted(readSetup({ mission, seats: 2 }))
    const { kit, rules } = westernRules(options)
    for (const seed of [1, 2, 3]) {
      for (const { event, board } of momentsOf(rules, options, seed)) keysIn(tell(kit, event, board), used)
      walkGame(rules, options, seed, ({ state: { board, control } }) => {
        for (const choice of control.open) {
          keysIn(tellChoice(kit, board, choice), used)
          const rule: ChoiceRule<Western> = rules.choices[choice.kind]
          for (const pick of rule.list(board, choice))
            keysIn(tellPick(kit, board, choice, rule.show(board, choice, pick)), used)
        }
      })
    }
    for (const language of LANGUAGES)
      expect([...used].filter((key) => words[language][key] === undefined).sort()).toEqual([])
  },
)
