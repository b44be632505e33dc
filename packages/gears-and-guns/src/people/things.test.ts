import { describe, expect, test } from 'vitest'
import { atTurn, CALM, position } from '../testing/stage.ts'

const put = (card: string, from: string, to: string) => ({ do: 'put', card, from, to })

describe('water', () => {
  test('UA-WPN-07 water is drunk in the own turn for nothing and brings 3 adrenaline', () => {
    const table = atTurn([{ id: 'nora', pack: ['water'] }])
    table.do({ do: 'eat', card: 'water' })
    expect(table.person('nora')).toMatchObject({ points: 3, pack: [] })
    expect(table.board.turns[0]?.spent[0]).toBe(0)
  })

  test('UA-HWT-01 UA-HWT-03 holy water out of the backpack makes a pile nearby safe, asleep or not', () => {
    const table = atTurn([{ id: 'nora', zone: '3V.S', pack: ['holy-water'] }])
    expect(table.refusal({ do: 'purify', card: 'holy-water', zone: '3V.SE' })).toBe('no-pile-there UA-HWT-01')
    const events = table.do({ do: 'purify', card: 'holy-water', zone: '3V.a' })
    expect(events).toContainEqual({ type: 'pilePurified', pile: 0, person: 0 })
    expect(table.board.pilesSafe).toBe(1)
    expect(table.person('nora')).toMatchObject({ points: 0, pack: [] })
    expect(table.board.turns[0]?.spent[0]).toBe(1)
  })

  test('UA-CLS-05 water is holy for the Faithful alone', () => {
    const pick = { do: 'purify', card: 'water', zone: '3V.a' }
    const nora = atTurn([{ id: 'nora', zone: '3V.S', pack: ['water'] }])
    expect(nora.refusal(pick)).toBe('not-holy UA-CLS-05')
    const thadeus = atTurn([{ id: 'thadeus', zone: '3V.S', pack: ['water'] }])
    thadeus.do(pick)
    expect(thadeus.board.pilesSafe).toBe(1)
  })

  test('UA-HWT-02 holy water sends a mobile spawn token to the starting spawn zone', () => {
    const table = position({
      mission: 'nobodys-hotel',
      survivors: ['nora'],
      turn: 'nora',
      people: [{ id: 'nora', zone: '7R.S', pack: ['holy-water'] }],
    })
    expect(table.refusal({ do: 'purify', card: 'holy-water', zone: '7R.S', spawn: true })).toBe(
      'no-spawn-there UA-HWT-02',
    )
    const events = table.do({ do: 'purify', card: 'holy-water', zone: '7R.SE', spawn: true })
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'spawnMoved', zone: table.zone('3V.SE'), person: 0 }),
    )
    expect(table.noise()).toBe('6R.C bang')
  })
})

describe('dynamite', () => {
  const throwAt = (zone: string, more: object = {}) => ({ do: 'throw', card: 'dynamite', zone, ...more })

  test('UA-DYN-01 everything there is eliminated, all adrenaline is the thrower’s, BOOM! where it falls', () => {
    const table = atTurn([{ id: 'nora', hand: ['dynamite'] }], {
      zombies: { '3V.W': { walker: 2, brute: 1, bowler: 1 } },
    })
    expect(table.refusal(throwAt('3V.NW'))).toBe('out-of-range UA-DYN-01')
    table.do(throwAt('3V.W'))
    expect(table.zombies('3V.W')).toBe('')
    expect(table.person('nora')).toMatchObject({ points: 8, hand: [] })
    expect(table.noise()).toBe('3V.W boom')
  })

  test('UA-DYN-03 it may be thrown where no zombie is; where friends are, only on purpose', () => {
    const people = [
      { id: 'nora', hand: ['dynamite'] },
      { id: 'lee', zone: '3V.S' },
    ]
    const table = atTurn(people)
    expect(table.refusal(throwAt('3V.S'))).toBe('must-be-sure UA-DYN-03')
    table.do(throwAt('3V.W'))
    expect(table.noise()).toBe('3V.W boom')
    const lost = atTurn(people)
    lost.do(throwAt('3V.S', { sure: true }))
    expect(lost.board.outcome).toBe('lost')
  })

  test('UA-DYN-02 neither armor nor Tough helps against it', () => {
    const table = atTurn([
      { id: 'nora', hand: ['dynamite'], skills: ['steady-hand'] },
      { id: 'lee', zone: '3V.S', inventions: ['body-armor-b52'], skills: ['tough', 'low-profile'] },
    ])
    table.do(throwAt('3V.S', { sure: true }))
    expect(table.board.outcome).toBe('lost')
  })
})

describe('what survivors are able to besides', () => {
  test('GG-SKL-19 Quick draw: once a turn own cards are rearranged, and pistols out of the backpack loaded', () => {
    const table = atTurn([
      { id: 'lee', skills: ['quick-draw'], hand: ['pan'], pack: ['colt-saa*', 'colt-saa*'], class: [] },
    ])
    table.do({ do: 'quick-draw' })
    table.do(put('colt-saa*', 'pack', 'class'))
    table.do({ do: 'done' })
    expect(table.person('lee')).toMatchObject({ pack: ['colt-saa*'], slots: [['colt-saa'], []] })
    expect(table.board.turns[0]?.spent[0]).toBe(0)
    expect(table.refusal({ do: 'quick-draw' })).toBe('already-done GG-SKL-19')
  })

  test('GG-RUL-38 a bonus action is one action more in the own turn, when its owner says so', () => {
    const table = atTurn([{ id: 'anthony' }], { bonus: { anthony: 1 } })
    for (const to of ['3V.W', '3V.SW', '3V.W']) table.do({ do: 'move', to })
    expect(table.refusal({ do: 'move', to: '3V.SW' })).toBe('no-actions UA-MOV-02')
    table.do({ do: 'bonus' })
    table.do({ do: 'move', to: '3V.SW' })
    expect(table.board.bonus).toEqual([0])
  })

  test('GG-CMP-04 each bonus action is there once, several may be taken in one turn', () => {
    const table = atTurn([{ id: 'anthony' }], { bonus: { anthony: 2 } })
    table.do({ do: 'bonus' })
    table.do({ do: 'bonus' })
    expect(table.refusal({ do: 'bonus' })).toBe('no-bonus-left GG-CMP-04')
    expect(table.board.turns[0]?.spent[0]).toBe(-2)
  })

  test('UA-HLT-01 healing goes up to the health of the class and what a skill adds, no further', () => {
    const healed = (skills: string[]) => {
      const table = atTurn([{ id: 'nora', health: 1, skills }], {}, { spawn: CALM })
      table.do({ do: 'end' })
      return table.person('nora').health
    }
    expect(healed(['regeneration'])).toBe(2)
    expect(healed(['regeneration', 'starts-health'])).toBe(3)
  })

  test('UA-WPN-08 starting equipment that is discarded leaves the game', () => {
    const table = atTurn([{ id: 'nora', hand: ['pan', 'saber'] }])
    for (const card of ['pan', 'saber']) table.aside(0, { do: 'discard', person: 'nora', card })
    expect(table.board.piles[0]?.discards).toEqual(['saber'])
    expect(table.board.piles[3]?.discards).toContain('pan')
  })
})
