import type { Choice } from '@graveshift/gear-up'
import { isRecord, type Json } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { type AskedTable, firstAsked } from '../testing/asked.ts'
import { tellPick } from './tell-pick.ts'

const doing = (pick: Json): string => (isRecord(pick) ? String(pick.do) : '')

/** The first question of a kind with an answer of a sort, and that answer as it is told. */
function told(
  kind: Choice['kind'],
  does: string,
  isMeant: (asked: AskedTable, pick: Json) => boolean = () => true,
) {
  const isIt = (asked: AskedTable) => (pick: Json) => doing(pick) === does && isMeant(asked, pick)
  const asked = firstAsked((each) => each.choice.kind === kind && each.picks.some(isIt(each)))
  const { board, choice, picks } = asked
  const pick = picks.find(isIt(asked)) ?? null
  return { ...asked, pick, telling: tellPick(board, choice, pick) }
}

test('of several zombies to be dealt, the number on its card says which one is meant', () => {
  const several = told('deal', 'deal', ({ board }) => board.tray.length > 1)
  const { board, choice, picks, pick } = several
  const { card, seat } = pick as { readonly card: string; readonly seat: number }
  expect(several.telling).toMatchObject({
    word: 'pick.deal.card',
    with: {
      number: board.tray.indexOf(card) + 1,
      survivor: { word: `survivor.${board.seats[seat]?.survivor}.name` },
    },
  })
  const tellings = picks.map((each) => JSON.stringify(tellPick(board, choice, each)))
  expect(new Set(tellings).size).toBe(picks.length)
  expect(told('deal', 'deal', (asked) => asked.board.tray.length === 1).telling.word).toBe('pick.deal')
})

test('a sweep of the weapon, with no companion at hand, is told by the effect that was unlocked', () => {
  const { board, choice, pick, telling } = told(
    'attack',
    'sweep',
    (_, each) => isRecord(each) && each.companion === undefined,
  )
  const weapon = board.seats[Number(choice.seat)]?.weapons.find(({ colour }) => colour === board.card?.colour)
  const unlocked = [weapon?.starting, ...(weapon?.upgrades.slice(0, weapon.unlocked) ?? [])]
  const sweep = unlocked.find((each) => each?.effect === 'cut-down' || each?.effect === 'explosive')?.effect
  expect(telling).toMatchObject({ word: 'pick.sweep', with: { effect: { word: `effect.${sweep}.name` } } })
  const targets = (pick as { readonly targets: readonly number[] }).targets
  const named = JSON.stringify(telling).match(/zombie-type\.|boss\.|body\./g)
  expect(named).toHaveLength(targets.length)
})

test('a sweep of a companion is told by the effect of the companion', () => {
  const { telling } = told('attack', 'sweep', (_, each) => isRecord(each) && each.companion === 'mateo')
  expect(telling).toMatchObject({ word: 'pick.sweep', with: { effect: { word: 'effect.explosive.name' } } })
})

test('a second activation names its effect and its price', () => {
  expect(told('again', 'critical-hit').telling).toEqual({
    word: 'pick.again.free',
    with: { effect: { word: 'effect.critical-hit.name' } },
  })
  const paid = (pay: string) =>
    told('again', 'adrenaline', (_, each) => isRecord(each) && each.pay === pay).telling.word
  expect([paid('armor'), paid('health')]).toEqual(['pick.again.armor', 'pick.again.health'])
  expect(told('again', 'fast-reload').telling.word).toBe('pick.again.ammo')
})
