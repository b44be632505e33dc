import { CONTENT } from '@graveshift/gear-up'
import { SEATS_AND_BOSSES } from '@graveshift/gear-up/testing/random-options'
import de from '@graveshift/gear-up/words/de.json' with { type: 'json' }
import en from '@graveshift/gear-up/words/en.json' with { type: 'json' }
import it from '@graveshift/gear-up/words/it.json' with { type: 'json' }
import { canonical, isRecord, type Telling } from '@graveshift/kernel'
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { wordsOf } from '../../../i18n/words-of.ts'
import { questions } from '../testing/asked.ts'
import tableDe from '../words/game/de.json' with { type: 'json' }
import tableEn from '../words/game/en.json' with { type: 'json' }
import tableIt from '../words/game/it.json' with { type: 'json' }
import { tellAnswer } from './tell-answer.ts'
import { tellChoice } from './tell-choice.ts'
import { tellPick } from './tell-pick.ts'

const CATALOGUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { ...en, ...tableEn },
  it: { ...it, ...tableIt },
  de: { ...de, ...tableDe },
}

/** All words that a telling is made of. */
function wordsIn({ word, with: values = {} }: Telling): string[] {
  return [
    word,
    ...Object.values(values).flatMap((value) => (typeof value === 'object' ? wordsIn(value) : [])),
  ]
}

/** What games are made of, as far as these have come by. */
const met = {
  kinds: new Set<string>(),
  answers: new Set<string>(),
  sweeps: new Set<string>(),
  bosses: new Set<string>(),
}
const tellings = new Map<string, Telling>()
/** Answers to one question that are told alike. */
const alike: string[] = []
/** Answers whose hit is nobody's. */
const nobodys: string[] = []

// With every combination of seats and bosses every survivor, weapon and upgrade comes by.
for (const { session, board, choice, picks } of questions(SEATS_AND_BOSSES)) {
  met.kinds.add(choice.kind)
  met.bosses.add(board.boss.id)
  const question = tellChoice(session, board, choice)
  tellings.set(canonical(question), question)
  const seen = new Set<string>()
  for (const pick of picks) {
    const answer = tellAnswer(board, choice, pick)
    const as = canonical(answer)
    tellings.set(as, answer)
    if (seen.has(as)) alike.push(`${canonical(choice)} ${canonical(pick)} ${as}`)
    seen.add(as)
    if (as.includes('word.weapon')) nobodys.push(as)
    const telling = tellPick(board, choice, pick)
    tellings.set(canonical(telling), telling)
    met.answers.add(isRecord(pick) ? String(pick.do) : '')
    const effect = telling.word === 'pick.sweep' ? telling.with?.effect : undefined
    if (typeof effect === 'object') met.sweeps.add(`${choice.kind} ${effect.word}`)
  }
}

test('every question and every answer of whole games can be told: all kinds, with all effects, came by', () => {
  expect([...met.kinds].sort()).toEqual([
    'again',
    'ammo',
    'armor',
    'attack',
    'deal',
    'dodge',
    'draw',
    'knockback',
    'sweep',
    'upgrade',
  ])
  for (const answer of ['hit', 'sweep', 'skip', 'shoot', 'adrenaline', 'fast-reload', 'critical-hit', 'push'])
    expect(met.answers).toContain(answer)
  expect(met.sweeps).toContain('attack effect.cut-down.name')
  expect(met.sweeps).toContain('attack effect.explosive.name')
  const told = new Set([...tellings.values()].flatMap(wordsIn))
  for (const { id } of CONTENT.survivors) expect(told).toContain(`survivor.${id}.name`)
  for (const { id } of CONTENT.bosses) expect(met.bosses).toContain(id)
})

test('no two answers to a question are told alike, and every hit says with what it is drawn', () => {
  expect(alike.slice(0, 5)).toEqual([])
  expect(nobodys.slice(0, 5)).toEqual([])
})

test.each(Object.entries(CATALOGUES))(
  'in %s each of them is a sentence with all its words',
  (locale, messages) => {
    const compiled = Object.fromEntries(
      Object.entries(messages).map(([key, message]) => [key, compileMessage(message)]),
    )
    const { tell } = wordsOf(setupI18n({ locale, messages: { [locale]: compiled } }))
    const texts = new Map<string, string>()
    for (const telling of tellings.values()) {
      // What differs is read differently, too.
      const text = tell(telling)
      if (telling.word.startsWith('table.answer.')) expect(texts.get(text)).toBeUndefined()
      texts.set(text, canonical(telling))
      expect(wordsIn(telling).filter((word) => !Object.hasOwn(messages, word))).toEqual([])
      expect(tell(telling)).not.toMatch(/undefined|NaN|null|\[object|^\s*$/)
    }
  },
)
