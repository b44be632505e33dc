import type { BoardView, Choice } from '@graveshift/gear-up'
import { expect, test } from 'vitest'
import { tellPick } from './tell-pick.ts'

const dealing = { id: 1, kind: 'deal', seat: 'team' } as unknown as Choice
const boardWith = (...tray: string[]) =>
  ({ tray, zombies: [], seats: [{ survivor: 'ethan' }, { survivor: 'lisa' }] }) as unknown as BoardView

test('of several zombies to be dealt, the number on its card says which one is meant', () => {
  const pick = (card: string) => ({ do: 'deal', card, seat: 1 })
  expect(tellPick(boardWith('x', 'y', 'z'), dealing, pick('z'))).toMatchObject({
    word: 'table.deal.card',
    with: { number: 3, survivor: { word: 'survivor.lisa.name' } },
  })
  expect(tellPick(boardWith('x', 'y'), dealing, pick('x'))).not.toEqual(
    tellPick(boardWith('x', 'y'), dealing, pick('y')),
  )
  expect(tellPick(boardWith('z'), dealing, pick('z'))).toMatchObject({ word: 'pick.deal' })
})

test('an answer for several targets is told by its effect and its targets, never by its question', () => {
  const effects = [{ effect: 'cut-down' }, { effect: 'explosive' }]
  const boardAt = (unlocked: number) =>
    ({
      card: { colour: 'red' },
      boss: { id: 'super-abomination', bodies: [{}] },
      zombies: [{ target: 16, type: 'soldier' }],
      seats: [{ weapons: [{ colour: 'red', starting: null, upgrades: effects, unlocked }] }],
    }) as unknown as BoardView
  const attack = { id: 1, kind: 'attack', seat: 0 } as unknown as Choice
  const pick = { do: 'sweep', targets: [16, -1] }
  expect(tellPick(boardAt(1), attack, pick)).toEqual({
    word: 'pick.sweep',
    with: {
      effect: { word: 'effect.cut-down.name' },
      target: {
        word: 'list.pair',
        with: {
          rest: { word: 'target.zombie', with: { type: { word: 'zombie-type.soldier' }, number: 16 } },
          last: { word: 'boss.super-abomination.name' },
        },
      },
    },
  })
  expect(tellPick(boardAt(2), attack, pick).with?.effect).toEqual({ word: 'effect.explosive.name' })
})
