import type { Json } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { atTurn, CALM, position } from '../testing/stage.ts'

const HERE = '14V.SE'

type Who = { readonly id: string } & Record<string, Json>

/** A mission of the campaign; the first of these is at turn, the others have had theirs. */
function inCampaign(people: readonly Who[], more: Record<string, Json> = {}) {
  const survivors = people.map(({ id }) => id)
  const all = people.map((who, at) => (at > 0 ? { waiting: false, ...who } : who))
  return position(
    { mission: 'fightin-words', survivors, turn: survivors[0] ?? '', people: all, ...more },
    { spawn: CALM },
  )
}

const NORA = { id: 'nora', zone: HERE, health: 1, hand: ['saber'], pack: ['water'] }
const LEE = { id: 'lee', zone: HERE }
const BLAST = { do: 'throw', card: 'dynamite', zone: HERE, sure: true }

/** Nora falls in the first round, beside Lee. */
function fallen() {
  const table = inCampaign([NORA, LEE], { zombies: { [HERE]: { walker: 1 } } })
  table.do({ do: 'end' })
  table.do({ do: 'wound', person: 'nora', sure: true })
  return table
}

test('GG-KO-01 losing the last health is no death: they lie in their zone, their cards are discarded', () => {
  const table = fallen()
  expect(table.board.outcome).toBeUndefined()
  expect(table.board.fallen).toEqual([{ person: 0, zone: table.zone(HERE), round: 1, fate: 'down', by: -1 }])
  expect(table.person('nora')).toMatchObject({ hand: [], pack: [], health: 0, zone: -1 })
  expect(table.board.piles[0]?.discards).toEqual(['saber', 'water'])
})

test('GG-KO-02 whoever is taken in the next round is saved; GG-RUL-30 it brings no adrenaline', () => {
  const table = fallen()
  table.do({ do: 'take-fallen', fallen: 'nora' })
  expect(table.board.fallen[0]?.fate).toBe('taken')
  expect(table.person('lee').points).toBe(0)
  expect(table.refusal({ do: 'take-fallen', fallen: 'nora' })).toBe('nobody-lies-here GG-KO-02')
})

test('GG-RUL-31 fallen in one round and not taken, they die as the end phase of the next begins', () => {
  const table = fallen()
  table.do({ do: 'end' })
  expect(table.board.fallen[0]?.fate).toBe('dead')
  expect(table.board.round).toBe(3)
  expect(table.board.outcome).toBeUndefined()
})

test('GG-KO-08 falling in the own turn ends it at once, and companions stay behind without a leader', () => {
  const table = inCampaign([{ ...NORA, hand: ['dynamite'] }, { id: 'lee' }], {
    companions: [{ id: 'jean', zone: HERE, leader: 'nora' }],
  })
  const events = table.do(BLAST)
  expect(events).toContainEqual({ type: 'turnEnded', person: 0, gift: -1 })
  expect(table.person('jean').leader).toBe(-1)
})

test('UA-COM-04 a leader out of play leaves its companions where it fell', () => {
  const table = inCampaign([NORA, { id: 'lee' }], {
    companions: [{ id: 'jean', zone: HERE, leader: 'nora' }],
    zombies: { [HERE]: { walker: 1 } },
  })
  table.do({ do: 'end' })
  table.do({ do: 'wound', person: 'nora', sure: true })
  expect(table.where('jean')).toBe(HERE)
  expect(table.person('jean').leader).toBe(-1)
})

test('GG-KO-09 where a card and somebody lie in one zone, the taker says which is taken', () => {
  const zone = '14V.a'
  const table = inCampaign(
    [
      { ...NORA, zone },
      { ...LEE, zone },
    ],
    { zombies: { [zone]: { walker: 1 } } },
  )
  table.do({ do: 'end' })
  table.do({ do: 'wound', person: 'nora', sure: true })
  expect(table.list('take-fallen')).toEqual([{ do: 'take-fallen', fallen: 'nora' }])
  expect(table.list('read')).toHaveLength(1)
  table.do({ do: 'take-fallen', fallen: 'nora' })
  expect(table.list('read')).toHaveLength(1)
})

test('GG-KO-10 healing does not bring back who lies there', () => {
  const table = inCampaign([NORA, { ...LEE, skills: ['medic'] }], { zombies: { [HERE]: { walker: 1 } } })
  table.do({ do: 'end' })
  const events = table.do({ do: 'wound', person: 'nora', sure: true })
  expect(events.filter(({ type }) => type === 'healed')).toEqual([])
  expect(table.board.round).toBe(2)
  expect(table.person('nora').health).toBe(0)
})

test('GG-RUL-32 a companion whom somebody led lies there, too; one that nobody ever led is dead', () => {
  const fate = (companion: Record<string, Json>) => {
    const table = inCampaign([{ ...NORA, hand: ['dynamite'] }, { id: 'lee' }], {
      companions: [{ id: 'jean', zone: HERE, ...companion }],
    })
    table.do(BLAST)
    return table.board.fallen.find(({ person }) => person === 2)?.fate
  }
  expect(fate({ leader: 'nora' })).toBe('down')
  expect(fate({})).toBe('dead')
})

test('GG-KO-06 with everybody down or dead all is lost', () => {
  const table = inCampaign([{ ...NORA, hand: ['dynamite'] }])
  expect(table.do(BLAST)).toContainEqual({ type: 'lost', why: 'everybody', person: 0 })
})

test('UA-HLT-02 outside the campaign whoever falls loses the game', () => {
  const table = atTurn([{ id: 'nora', zone: '3V.SW', hand: ['dynamite'] }])
  table.do({ ...BLAST, zone: '3V.SW' })
  expect(table.board.outcome).toBe('lost')
})
