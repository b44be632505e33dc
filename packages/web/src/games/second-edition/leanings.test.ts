import { canonical, FastChance, isFault } from '@graveshift/kernel'
import { type Choice, MISSIONS, SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { Company } from '../../table/company.ts'
import { panelFor } from '../../zone-table/decide/index.ts'
import { questionOfAll } from '../../zone-table/decide/others-question.tsx'
import { begun, decidingAt, drawn, type Store, unescaped } from './testing/panels.ts'

const NOBODY: Company = {
  asked: new Set(),
  holders: ['Ada', 'Bruno', 'Cleo'].map((name) => ({ name, isYou: false, state: undefined })),
  plans: [],
  pings: new Map(),
  ping: undefined,
  isSealed: false,
  plan: () => undefined,
  isWatching: false,
  said: undefined,
  offered: undefined,
  asksUndo: false,
  bar: null,
  waiting: null,
}

/** A question of a game of three seats that is answered at random until it comes up. */
function askedOf(isMeant: (choice: Choice) => boolean): { readonly store: Store; readonly choice: Choice } {
  for (const { id } of MISSIONS) {
    const options = SECOND_EDITION_MODULE.readOptions({ mission: id, seats: 3 })
    if (isFault(options)) continue
    const store = begun(options, id)
    const random = new FastChance(1)
    for (let decision = 0; decision < 150; decision++) {
      const [choice] = store.snapshot().open
      if (!choice) break
      if (isMeant(choice)) return { store, choice }
      const rule = store.session.rules.choices[choice.kind]
      const pick = rule.sample(store.session.state.board, choice as never, random)
      store.do(choice.seat === 'team' ? 0 : choice.seat, choice.id, pick)
    }
  }
  throw new Error('never asked')
}

/** Markup of the answer, from its button to the next one. */
const answerIn = (markup: string, pick: string): string =>
  unescaped(markup)
    .split('<button')
    .find((each) => each.includes(`data-answer="${pick}"`)) ?? ''

test('who is for an answer of the team stands on its button with a face', () => {
  const { store, choice } = askedOf(({ seat }) => seat === 'team')
  const deciding = decidingAt(store, choice)
  const [first, second] = store.picks(choice).map((pick) => store.session.shown(choice, pick))
  const Panel = panelFor(choice.kind)
  if (!Panel || first === undefined || second === undefined) throw new Error('nothing to answer')
  const company: Company = {
    ...NOBODY,
    offered: { choice: choice.id, pick: first, seats: [0, 2] },
    plans: [
      { seat: 1, choice: choice.id, pick: second },
      { seat: 2, choice: choice.id + 1, pick: second },
    ],
  }
  const markup = drawn(deciding, createElement(Panel, { choice }), company)
  const leader = (seat: number) => store.session.state.board.people.find((who) => who.seat === seat)?.id
  const proposed = answerIn(markup, canonical(first))
  expect(proposed).toContain('For it: Ada, Cleo')
  expect(proposed).toContain('data-offered')
  for (const seat of [0, 2]) expect(proposed).toContain(`data-person="${leader(seat)}"`)
  expect(answerIn(markup, canonical(second))).toContain('For it: Bruno')
  expect(drawn(deciding, createElement(Panel, { choice }), NOBODY)).not.toContain('leanings')
})

test('what one seat decides for all is asked of the others as well, unless plans are sealed', () => {
  const { choice: team } = askedOf(({ seat }) => seat === 'team')
  const { choice: turn } = askedOf(({ kind }) => kind === 'act')
  const { choice: split } = askedOf(({ kind }) => kind === 'split')
  expect(questionOfAll([turn, split], undefined, NOBODY)).toBe(split)
  expect(questionOfAll([turn], undefined, NOBODY)).toBeUndefined()
  expect(questionOfAll([team], undefined, NOBODY)).toBeUndefined()
  expect(questionOfAll([split], turn, NOBODY)).toBeUndefined()
  expect(questionOfAll([split], undefined, undefined)).toBeUndefined()
  expect(questionOfAll([split], undefined, { ...NOBODY, isSealed: true })).toBeUndefined()
  expect(questionOfAll([split], undefined, { ...NOBODY, isWatching: true })).toBeUndefined()
})

test('who would send zombies a way stands at that way', () => {
  const { store, choice } = askedOf(({ kind }) => kind === 'split')
  const pick = store.picks(choice)[0]
  const Panel = panelFor('split')
  if (!Panel || choice.kind !== 'split' || !pick) throw new Error('no way to choose')
  const { to, extra } = choice.odd
  const company: Company = {
    ...NOBODY,
    plans: [{ seat: 1, choice: choice.id, pick: store.session.shown(choice, pick) }],
  }
  const ways = drawn(decidingAt(store, choice), createElement(Panel, { choice }), company)
    .split('<button')
    .filter((each) => each.includes('data-way='))
  expect(ways.filter((way) => way.includes('For it: Bruno'))).toHaveLength(extra)
  expect(ways).toHaveLength(to.length)
})
