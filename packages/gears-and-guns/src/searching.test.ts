import { EQUIPMENT, isSearched, zoneNamed } from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import { missionOf } from './missions/mission-of.ts'
import { atTurn, type Script } from './testing/stage.ts'

/** Somebody without skills in a room of the smallest mission. */
const inRoom = (more: object = {}, script: Script = {}, zone = '4V.b') =>
  atTurn([{ id: 'carl', zone, skills: [], ...more }], {}, script)

const SEARCH = { do: 'search' }

describe('searching', () => {
  test('UA-SRC-01 a building zone without zombies, once a turn', () => {
    const table = inRoom({}, { equipment: ['saber', 'knife'] })
    table.do(SEARCH)
    expect(table.of('drawn').map(({ card }) => card)).toEqual(['saber'])
    table.do({ do: 'put', card: 'saber', from: 'found', to: 'hand' })
    table.do({ do: 'done' })
    expect(table.refusal(SEARCH)).toBe('already-done UA-SRC-01')
    expect(inRoom({}, {}, '4V.E').refusal(SEARCH)).toBe('cannot-search-here UA-SRC-01')
    const beset = atTurn([{ id: 'carl', zone: '4V.b' }], { zombies: { '4V.b': { walker: 1 } } })
    expect(beset.refusal(SEARCH)).toBe('zombies-here UA-SRC-01')
  })

  test('UA-SRC-01, UA-CLS-07 Townsfolk search as often as they have actions', () => {
    const table = atTurn([{ id: 'hanna', zone: '4V.b' }], {}, { equipment: ['saber', 'knife', 'machete'] })
    for (const card of ['saber', 'knife', 'machete']) {
      table.do(SEARCH)
      table.do({ do: 'put', card, from: 'found', to: 'pack' })
      if (card !== 'machete') table.do({ do: 'done' })
    }
    expect(table.person('hanna').pack).toEqual(['knife', 'machete', 'saber'])
  })

  test('UA-SRC-02, UA-INV-05 the card is kept, with free rearranging, or discarded at once', () => {
    const table = inRoom(
      { hand: ['pan', 'hatchet'], pack: ['water', 'water', 'water'] },
      { equipment: ['saber'] },
    )
    table.do(SEARCH)
    expect(table.open()).toEqual(['0 arrange'])
    table.do({ do: 'done' })
    expect(table.of('foundDiscarded').map(({ card }) => card)).toEqual(['saber'])
    expect(table.board.piles[EQUIPMENT]?.discards).toEqual(['saber'])
  })

  test('UA-SRC-03 an empty deck is shuffled from its discards; one still empty gives nothing', () => {
    const shuffled = atTurn(
      [{ id: 'carl', zone: '4V.b', skills: [] }],
      { decks: { equipment: { cards: {} } } },
      { equipment: ['saber'] },
    )
    shuffled.do(SEARCH)
    expect(shuffled.of('shuffled')).toHaveLength(1)
    expect(shuffled.of('drawn')).toHaveLength(1)
    const empty = atTurn([{ id: 'carl', zone: '4V.b', skills: [] }], {
      decks: { equipment: { cards: {}, discards: {} } },
    })
    expect(empty.refusal(SEARCH)).toBe('no-cards-left UA-SRC-03')
  })

  test('UA-RUL-12 one searches in the court and the mine, not on balconies nor in trains', () => {
    const { board } = missionOf('the-convoy')
    const searched = (name: string) => isSearched(board, zoneNamed(board, name))
    expect(searched('9V.b')).toBe(true)
    expect(searched('11R.car')).toBe(false)
    const balconies = board.zones.filter(({ kind }) => kind === 'balcony')
    expect(balconies.length).toBeGreaterThan(0)
    for (const { name } of balconies) expect(searched(name)).toBe(false)
  })
})
