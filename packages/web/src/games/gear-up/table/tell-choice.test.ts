import { type Choice, GEAR_UP_MODULE } from '@graveshift/gear-up'
import { isFault, isRefusal, type Json } from '@graveshift/kernel'
import { Session } from '@graveshift/table'
import { expect, test } from 'vitest'
import { boardOf } from './board-view.ts'
import { tellChoice } from './tell-choice.ts'

function at(position: Json) {
  const options = GEAR_UP_MODULE.readPosition(position)
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(GEAR_UP_MODULE, options, { seed: 'asked' })
  if (isRefusal(session)) throw new Error(session.refused)
  const asked = (): Choice => {
    const [choice] = session.choices()
    if (!choice) throw new Error('nothing is asked')
    return choice
  }
  return {
    session,
    asked,
    question: () => tellChoice(session, boardOf(session.view('spectator')), asked()),
    answer(pick: Json) {
      const done = session.do(0, asked().id, pick)
      if (isRefusal(done)) throw new Error(done.refused)
    },
  }
}

const walker = { slot: 1, type: 'walker', speed: 'slow', grid: ['####', '####', '#D##', '####'] }

test('an attack names its weapon and how often it hits; the second hit says so', () => {
  const table = at({
    turn: 3,
    card: 'blue-slow-companion',
    seats: [{ survivor: 'ethan', companions: { ready: ['lisa'] }, street: [walker] }],
  })
  expect(table.question()).toEqual({
    word: 'table.ask.attack',
    with: { weapon: { word: 'weapon.nail-gun.name' }, hits: 2 },
  })
  table.answer({ do: 'hit', target: 1, squares: 'a1 b1 c1' })
  expect(table.question()).toEqual({
    word: 'table.ask.draw',
    with: { weapon: { word: 'weapon.nail-gun.name' }, hit: 2, of: 2 },
  })
})

test('with the weapon done and companions left, these are asked for', () => {
  const table = at({
    turn: 3,
    card: 'blue-slow-companion',
    seats: [{ survivor: 'ethan', companions: { ready: ['lisa'] }, street: [walker] }],
  })
  expect(table.asked()).toMatchObject({ weapon: true, companion: true })
  table.answer({ do: 'hit', target: 1, squares: 'a1 b1 c1' })
  table.answer({ do: 'stop' })
  expect(table.asked()).toMatchObject({ kind: 'attack', weapon: false, companion: true })
  expect(table.question()).toEqual({ word: 'table.ask.companion' })
})

test('damage says whose it is', () => {
  const table = at({ turn: 3, card: 'red-slow', seats: [{ survivor: 'ethan', armor: 2, street: [walker] }] })
  table.answer({ do: 'pass' })
  expect(table.asked().kind).toBe('armor')
  expect(table.question()).toEqual({
    word: 'table.ask.armor',
    with: {
      damage: 1,
      from: { word: 'target.zombie', with: { type: { word: 'zombie-type.walker' }, number: 1 } },
    },
  })
})
