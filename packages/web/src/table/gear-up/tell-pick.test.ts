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
