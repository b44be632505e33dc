import { kitFor, type Western } from '@graveshift/gears-and-guns'
import { optionsOf } from '@graveshift/gears-and-guns/testing/random-options'
import { positionOf } from '@graveshift/gears-and-guns/testing/random-position'
import { canonical, FastChance } from '@graveshift/kernel'
import type { ActPick } from '@graveshift/zones'
import { createElement } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { AttackPanel } from '../../zone-table/attack/attack-panel.tsx'
import { isAttack } from '../../zone-table/attack/weapons.ts'
import { panelFor } from '../../zone-table/decide/index.ts'
import { unescaped } from '../../zone-table/testing/drawn-panels.ts'
import { mainButtons, otherButtons } from '../../zone-table/turn/kinds.ts'
import { WESTERN_PANELS } from './panels/index.ts'
import { begun, decidingAt, drawn, type WesternStore } from './testing/panels.ts'
import { WESTERN_ZONES } from './zone-face.ts'

type Choice = Western['choice']

/** Games at random in which most questions come up; all but every third begin in the middle. */
const GAMES = Array.from({ length: 36 }, (_, index) => index * 5 + 1)

interface Seen {
  readonly kind: Choice['kind']
  readonly markup: string
  /** Every legal answer, as it is written. */
  readonly legal: readonly string[]
  readonly deeds: readonly string[]
}

function look(store: WesternStore, choice: Choice): Seen {
  const { session } = store
  const isTurn = choice.kind === 'act'
  const Panel = panelFor(choice.kind, WESTERN_ZONES.panels)
  if (!isTurn && !Panel) throw new Error(`${choice.kind} has no panel`)
  const onBack = () => undefined
  const markup = drawn(
    decidingAt(store, choice),
    isTurn
      ? createElement(AttackPanel, { choice, person: choice.person, onBack })
      : createElement(Panel ?? (() => null), { choice }),
  )
  const all = store.picks(choice)
  const picks = all.filter((pick) => !isTurn || isAttack(pick as ActPick, WESTERN_ZONES.turn))
  return {
    kind: choice.kind,
    markup: unescaped(markup),
    legal: picks.map((pick) => canonical(session.shown(choice, pick))).sort(),
    deeds: isTurn ? all.map((pick) => (pick as ActPick).do) : [],
  }
}

/** Looked at more often: not every turn has an attack at full steam. */
const MANY: Readonly<Record<string, number>> = { act: 40 }

function played(): readonly Seen[] {
  const seen: Seen[] = []
  const counts = new Map<string, number>()
  for (const seed of GAMES) {
    const store = begun(seed % 3 === 0 ? optionsOf(seed) : positionOf(seed), `town ${seed}`)
    const random = new FastChance(seed)
    for (let decision = 0; decision < 60; decision++) {
      const [choice] = store.snapshot().open
      if (!choice) break
      const count = counts.get(choice.kind) ?? 0
      counts.set(choice.kind, count + 1)
      if (count < (MANY[choice.kind] ?? 4)) seen.push(look(store, choice))
      const { board } = store.session.state
      const pick = store.session.rules.choices[choice.kind].sample(board, choice as never, random)
      const refusal = store.do(choice.seat === 'team' ? 0 : choice.seat, choice.id, pick)
      if (refusal) throw new Error(refusal.refused)
    }
  }
  return seen
}

let seen: readonly Seen[] = []
beforeAll(() => {
  seen = played()
}, 300_000)

const answersIn = (markup: string): string[] =>
  [...markup.matchAll(/data-answer="({.*?})"/g)].map(([, pick = '']) => pick).sort()

/** Answers that are put together of several presses. */
const COMPOSED: readonly string[] = ['act', 'arrange', 'prepare', 'split', 'hit']

/** Given up at any time, beside what is asked. */
const BESIDE = 'discard'

test('every kind of question has a panel', () => {
  const kinds = Object.keys(begun(optionsOf(0), 'kinds').session.rules.choices)
  for (const kind of kinds)
    expect(panelFor(kind, WESTERN_ZONES.panels) !== undefined, kind).toBe(kind !== 'act' && kind !== BESIDE)
  expect(kinds).toEqual(expect.arrayContaining(Object.keys(WESTERN_PANELS)))
})

test('a panel has all answers as buttons', () => {
  for (const { kind, markup, legal } of seen)
    if (!COMPOSED.includes(kind)) expect(answersIn(markup), kind).toEqual(legal)
  const own = new Set(seen.map(({ kind }) => kind).filter((kind) => WESTERN_PANELS[kind]))
  expect(own.size).toBeGreaterThan(5)
})

test('nothing on a panel is called by its key', () => {
  for (const { markup } of seen)
    expect(markup).not.toMatch(
      /(?:zone\.(?:cards|attack|decide)|town)\.[\w.-]+|(?:survivor|card|skill|zombie|story|key)\.[\w.-]+\.(?:name|text)/,
    )
})

test('of the attacks that may be made one lies ready, and what steam risks is said', () => {
  const turns = seen.filter(({ kind }) => kind === 'act')
  for (const { markup, legal } of turns) {
    const [answer, ...more] = answersIn(markup)
    expect(more).toEqual([])
    expect(answer !== undefined).toBe(legal.length > 0)
    if (legal.some((each) => each.includes('full-steam'))) expect(markup).toContain('chance of depletion')
  }
  expect(turns.some(({ markup }) => markup.includes('chance of depletion'))).toBe(true)
})

test('whatever may be done in a turn has a button', () => {
  const kit = kitFor(optionsOf(0))
  const main = mainButtons(kit as unknown as Parameters<typeof mainButtons>[0], WESTERN_ZONES.turn)
  for (const { deeds } of seen) {
    const buttons = [...main, ...otherButtons(main, deeds, WESTERN_ZONES.turn)]
    for (const deed of deeds)
      expect(deed === 'end' || buttons.some(({ actions }) => actions.includes(deed)), deed).toBe(true)
  }
  expect(main.map(({ id }) => id)).not.toContain('door')
})
