import { readFileSync } from 'node:fs'
import { answer, FastChance, nth, start, type Telling, type Term } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { GEAR_UP_MODULE as module } from './module.ts'
import { optionsOf } from './testing/random-options.ts'

const words = JSON.parse(readFileSync(new URL('../words/en.json', import.meta.url), 'utf8'))

/** A sentence with all sentences inside it. */
function within(term: Term): Telling[] {
  return typeof term === 'object' ? [term, ...Object.values(term.with ?? {}).flatMap(within)] : []
}

test('every question and every answer of whole games has words, and no two zombies are dealt in the same ones', () => {
  const unsaid = new Set<string>()
  const told = new Set<string>()
  for (const number of [5, 77, 150]) {
    const options = optionsOf(number)
    const rules = module.rulesFor(options)
    const chance = new FastChance(number)
    const state = start(rules, options, chance)
    for (let choice = state.control.open[0]; choice; choice = state.control.open[0]) {
      const rule = rules.choices[choice.kind]
      const { board } = state
      const picks = rule.list(board, choice as never)
      const sentences = picks.map((pick) => {
        const shown = rule.show(board, choice as never, pick)
        return module.tellPick?.(options, choice, shown, board) ?? { word: 'nothing' }
      })
      for (const telling of [module.tellChoice(options, choice, board), ...sentences].flatMap(within))
        if (!Object.hasOwn(words, telling.word)) unsaid.add(telling.word)
      for (const { word } of sentences) told.add(word)
      if (choice.kind === 'deal')
        expect(new Set(sentences.map((each) => JSON.stringify(each))).size).toBe(picks.length)
      answer(rules, state, choice, nth(picks, chance.below(picks.length)), chance)
    }
  }
  expect([...unsaid]).toEqual([])
  expect([...told]).toEqual(expect.arrayContaining(['pick.hit', 'pick.single', 'pick.deal', 'pick.upgrade']))
})
