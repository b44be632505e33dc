import { canonical, FastChance, isFault } from '@graveshift/kernel'
import { type Choice, MISSIONS, SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { optionsOf } from '@graveshift/second-edition/testing/random-options'
import { positionOf } from '@graveshift/second-edition/testing/random-position'
import type { ActPick } from '@graveshift/zones'
import { createElement } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { AttackPanel } from '../../zone-table/attack/attack-panel.tsx'
import { DiceTray } from '../../zone-table/attack/dice-tray.tsx'
import { isAttack } from '../../zone-table/attack/weapons.ts'
import { panelFor } from '../../zone-table/decide/index.ts'
import { begun, decidingAt, drawn, type Store, unescaped } from './testing/panels.ts'

const PLAIN = optionsOf(0)

/** All kinds of questions of the game. */
const kitChoices = () => begun(PLAIN, 'kinds').session.rules.choices

/** Games at random in which questions of all kinds come up; odd ones begin in the middle. */
const GAMES = [0, 1, 2, 12, 13, 15, 41, 137]

function* beginnings(): Generator<readonly [Store, seed: number, decisions: number]> {
  for (const seed of GAMES)
    yield [begun(seed % 2 === 0 ? optionsOf(seed) : positionOf(seed), `questions ${seed}`), seed, 50]
  // Some questions are asked once, before anything else.
  for (const { id } of MISSIONS) {
    const options = SECOND_EDITION_MODULE.readOptions({ mission: id, seats: 2 })
    if (!isFault(options)) yield [begun(options, id), 1, 4]
  }
}

interface Seen {
  readonly kind: Choice['kind']
  readonly choice: Choice
  readonly markup: string
  /** Every legal answer, as it is written. */
  readonly legal: readonly string[]
  /** The first answers, whether they can be taken back. */
  readonly isForGood: readonly boolean[]
  /** What lies in the tray, and the dice that were thrown for it. */
  readonly tray: string
  readonly thrown: readonly (readonly number[])[]
}

/** A question as it is drawn: a turn by its attacks, anything else by its panel. */
function look(store: Store, choice: Choice): Seen {
  const deciding = decidingAt(store, choice)
  const { session } = store
  const Panel = panelFor(choice.kind)
  const isTurn = choice.kind === 'act'
  if (!isTurn && !Panel) throw new Error(`${choice.kind} has no panel`)
  const onBack = () => undefined
  const markup = drawn(
    deciding,
    isTurn
      ? createElement(AttackPanel, { choice, person: choice.person, onBack })
      : createElement(Panel ?? (() => null), { choice }),
  )
  const picks = store.picks(choice).filter((pick) => !isTurn || isAttack(pick as ActPick))
  return {
    kind: choice.kind,
    choice,
    markup: unescaped(markup),
    legal: picks.map((pick) => canonical(session.shown(choice, pick))).sort(),
    isForGood: picks
      .slice(0, 4)
      .map((pick) => session.reveals(choice.seat === 'team' ? 0 : choice.seat, choice.id, pick)),
    tray: drawn(deciding, createElement(DiceTray)),
    thrown: session
      .moments(session.seq)
      .flatMap(({ event }) => (event.type === 'rolled' && event.why === 'attack' ? [event.dice] : [])),
  }
}

/** Questions as they come up when answers are given at random, a few of each kind. */
function played(): readonly Seen[] {
  const seen: Seen[] = []
  const counts = new Map<string, number>()
  for (const [store, seed, decisions] of beginnings()) {
    const random = new FastChance(seed)
    for (let decision = 0; decision < decisions; decision++) {
      const [choice] = store.snapshot().open
      if (!choice) break
      const { kind } = choice
      const count = counts.get(kind) ?? 0
      counts.set(kind, count + 1)
      if (count < (MANY[kind] ?? 5)) seen.push(look(store, choice))
      const pick = store.session.rules.choices[kind].sample(
        store.session.state.board,
        choice as never,
        random,
      )
      const refusal = store.do(choice.seat === 'team' ? 0 : choice.seat, choice.id, pick)
      if (refusal) throw new Error(refusal.refused)
    }
  }
  return seen
}

/** Looked at more often: not every turn has an attack, not every decision a throw. */
const MANY: Readonly<Record<string, number>> = { act: 70, activate: 20 }

let seen: readonly Seen[] = []
beforeAll(() => {
  seen = played()
})

const answersIn = (markup: string): string[] =>
  [...markup.matchAll(/data-answer="({.*?})"/g)].map(([, pick = '']) => pick).sort()

/** Answers that are put together of several presses. */
const COMPOSED: readonly string[] = ['act', 'arrange', 'prepare', 'split', 'hit']

/** Asked so seldom that no few games have them. */
const SELDOM: readonly string[] = ['order', 'first', 'stand', 'discard']

test('every kind of question is asked, and has a panel', () => {
  const kinds = Object.keys(kitChoices()).filter((kind) => !SELDOM.includes(kind))
  expect([...new Set(seen.map(({ kind }) => kind))].sort()).toEqual(kinds.sort())
  for (const kind of SELDOM) expect(panelFor(kind) !== undefined).toBe(kind !== 'discard')
})

test('a panel has all answers as buttons, or slots and places from which they are made', () => {
  for (const { kind, choice, markup, legal } of seen) {
    if (!COMPOSED.includes(kind)) expect(answersIn(markup), kind).toEqual(legal)
    else if (choice.kind === 'split') expect(markup.match(/data-way=/g)).toHaveLength(choice.odd.to.length)
    else if (kind === 'hit') for (const answer of answersIn(markup)) expect(legal).toContain(answer)
    else if (kind !== 'act') expect(markup).toContain('data-cell=')
  }
})

test('what cannot be taken back is said before', () => {
  const asked = seen.filter(({ kind }) => kind !== 'act' && kind !== 'reroll')
  const isSaid = ({ markup }: Seen): boolean => markup.includes('data-for-good')
  const forGood = asked.filter(({ isForGood }) => isForGood.every((is) => is))
  expect(new Set(forGood.map(({ kind }) => kind))).toContain('dark')
  for (const each of forGood) expect(isSaid(each), each.kind).toBe(true)
  const undoable = asked.filter((each) => each.legal.length <= 4 && !each.isForGood.some((is) => is))
  expect(undoable.length).toBeGreaterThan(5)
  for (const each of undoable) expect(isSaid(each), each.kind).toBe(false)
})

test('nothing on a panel is called by its key', () => {
  for (const { markup } of seen)
    expect(markup).not.toMatch(/zone\.(?:cards|attack|decide)\.|(?:survivor|card|skill|zombie)\.[\w-]+\.name/)
})

test('of the attacks that may be made one lies ready', () => {
  const turns = seen.filter(({ kind }) => kind === 'act')
  for (const { markup, legal } of turns) {
    const [answer, ...more] = answersIn(markup)
    expect(more).toEqual([])
    expect(answer !== undefined).toBe(legal.length > 0)
    if (answer !== undefined) expect(legal).toContain(answer)
  }
  expect(turns.filter(({ legal }) => legal.length > 1).length).toBeGreaterThan(5)
})

test('all dice of an attack lie in the tray', () => {
  const attacks = seen.filter(({ thrown }) => thrown.length === 1)
  for (const { tray, thrown } of attacks)
    expect(tray.match(/<li/g)?.length).toBeGreaterThanOrEqual(thrown.flat().length)
  expect(attacks.length).toBeGreaterThan(0)
})
