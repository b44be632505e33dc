import { UNSEEN } from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import { atTurn, CALM, position } from '../testing/stage.ts'

const put = (card: string, from: string, to: string) => ({ do: 'put', card, from, to })

/** Spawn cards that bring nobody. */
const calm = { spawn: CALM }

describe('where cards lie', () => {
  test('UA-INV-01 two hands, a class slot and a backpack of three', () => {
    const table = atTurn([
      { id: 'anthony', hand: ['pan', 'saber'], class: ['machete'], pack: ['water', 'knife', 'water'] },
    ])
    table.do({ do: 'reorganise' })
    expect(table.refusal(put('knife', 'pack', 'hand'))).toBe('hand-full UA-INV-01')
    expect(table.refusal(put('knife', 'pack', 'class'))).toBe('class-slot-full UA-INV-01')
    expect(table.refusal(put('pan', 'hand', 'pack'))).toBe('pack-full UA-INV-01')
  })

  test('UA-INV-02 the class slot takes only what its class likes best', () => {
    const table = atTurn([{ id: 'anthony', pack: ['old-revolver', 'pan', 'water'] }])
    table.do({ do: 'reorganise' })
    expect(table.refusal(put('old-revolver', 'pack', 'class'))).toBe('not-for-class-slot UA-INV-02')
    expect(table.refusal(put('water', 'pack', 'class'))).toBe('not-for-class-slot UA-INV-02')
    table.do(put('pan', 'pack', 'class'))
    expect(table.person('anthony').slots).toEqual([['pan'], []])
  })

  test('UA-INV-03 what lies in the class slot is used as in hand, in a pair too', () => {
    const table = atTurn(
      [{ id: 'lee', hand: ['colt-saa'], class: ['colt-saa'] }],
      { zombies: { '3V.W': { walker: 1 } } },
      { dice: [1, 1, 1, 1] },
    )
    const events = table.do({ do: 'ranged', card: 'colt-saa', zone: '3V.W', dual: true })
    expect(events).toContainEqual({ type: 'rolled', person: 0, dice: [1, 1, 1, 1], why: 'attack' })
  })

  test('GG-EQP-05 inventions take no slot and work wherever they are', () => {
    const table = atTurn([{ id: 'bonnie', inventions: ['long-arm', 'sprint-boots'], hand: ['pan'] }])
    expect(table.list('sprint')).not.toEqual([])
    table.do({ do: 'reorganise' })
    expect(table.refusal(put('long-arm', 'inventions', 'hand'))).toBe('takes-no-slot GG-EQP-05')
    expect(table.refusal(put('pan', 'hand', 'inventions'))).toBe('no-invention GG-EQP-05')
  })

  test('GG-EQP-08 a skill goes with the card that grants it', () => {
    const table = atTurn([
      { id: 'bonnie', inventions: ['sprint-boots'] },
      { id: 'lee', inventions: [] },
    ])
    table.do({ do: 'trade', partner: 'lee' })
    table.do(put('sprint-boots', 'inventions', 'partner-inventions'))
    table.do({ do: 'done' })
    expect(table.list('sprint')).toEqual([])
  })
})

describe('the abilities of the classes', () => {
  const walkers = { zombies: { '3V.NW': { walker: 1 }, '3V.SW': { walker: 1 } } }

  test('UA-CLS-03 Charge: free, once a turn, up to two zones, to where a zombie is', () => {
    const table = atTurn([{ id: 'anthony' }], { zombies: { '3V.NW': { walker: 1 } } })
    expect(table.refusal({ do: 'charge', to: '3V.W' })).toBe('no-zombies-there UA-CLS-03')
    const [acted] = table.do({ do: 'charge', to: '3V.NW' })
    expect(acted).toMatchObject({ type: 'acted', action: 'charge', paid: [] })
    expect(table.where('anthony')).toBe('3V.NW')
    expect(table.refusal({ do: 'charge', to: '3V.NW' })).toBe('already-done UA-CLS-03')
  })

  test('UA-RUL-13 leaving zombies behind costs actions, though the charge is free', () => {
    const [acted] = atTurn([{ id: 'anthony' }], walkers).do({ do: 'charge', to: '3V.NW' })
    expect(acted).toMatchObject({ type: 'acted', paid: [0, 1] })
  })

  test('GG-EQP-04 Brawler Gloves let anybody charge, and a Brawler twice', () => {
    const gloves = { inventions: ['brawler-gloves'] }
    const nora = atTurn([{ id: 'nora', ...gloves }], walkers)
    nora.do({ do: 'charge', to: '3V.NW' })
    expect(nora.refusal({ do: 'charge', to: '3V.SW' })).toBe('already-done UA-CLS-03')
    const anthony = atTurn([{ id: 'anthony', ...gloves }], walkers)
    anthony.do({ do: 'charge', to: '3V.NW' })
    anthony.do({ do: 'charge', to: '3V.SW' })
    expect(anthony.refusal({ do: 'charge', to: '3V.NW' })).toBe('already-done UA-CLS-03')
  })

  test('UA-CLS-04 Vade Retro: everybody in a zone in sight sits out the next activation, runners twice', () => {
    const table = atTurn(
      [{ id: 'thadeus' }],
      { zombies: { '3V.W': { walker: 2, runner: 1 }, '3V.S': { walker: 1 } } },
      calm,
    )
    expect(table.refusal({ do: 'vade-retro', zone: '4V.SE' })).toBe('cannot-see UA-CLS-04')
    expect(table.refusal({ do: 'vade-retro', zone: '3V.SE' })).toBe('no-zombies-there UA-CLS-04')
    table.do({ do: 'vade-retro', zone: '3V.W' })
    table.do({ do: 'end' })
    expect(table.zombies('3V.W')).toBe('walker 2, runner 1')
    expect(table.zombies('3V.SW')).toBe('walker 1')
    expect(table.board.held).toEqual([])
  })

  test('UA-RUL-25 however often they are told, they sit out one activation, those who come later none', () => {
    const table = atTurn(
      [{ id: 'thadeus', zone: '3V.a' }],
      { zombies: { '3V.S': { walker: 1 }, '3V.SE': { walker: 1 } }, noise: { zone: '3V.S' } },
      calm,
    )
    table.do({ do: 'vade-retro', zone: '3V.S' })
    table.do({ do: 'vade-retro', zone: '3V.S' })
    table.do({ do: 'end' })
    expect(table.zombies('3V.S')).toBe('walker 2')
    table.do({ do: 'end' })
    expect(table.zombies('3V.a')).toBe('walker 2')
  })

  test('UA-CLS-06 Fanning: six dice with one pistol, once a turn, and the pistol is empty', () => {
    const table = atTurn(
      [{ id: 'lee', hand: ['colt-saa', 'colt-saa'] }],
      { zombies: { '3V.W': { walker: 3 } } },
      { dice: [4, 4, 4, 1, 1, 1] },
    )
    const events = table.do({ do: 'fanning', card: 'colt-saa', zone: '3V.W' })
    expect(events).toContainEqual({ type: 'rolled', person: 0, dice: [4, 4, 4, 1, 1, 1], why: 'attack' })
    expect(table.zombies('3V.W')).toBe('')
    expect(table.person('lee').hand).toEqual(['colt-saa', 'colt-saa*'])
  })

  test('UA-WPN-06 a pistol is empty only after Fanning, and then needs loading', () => {
    const table = atTurn(
      [{ id: 'lee', hand: ['colt-saa'] }],
      { zombies: { '3V.W': { walker: 3 } } },
      { dice: [1, 1, 1, 1, 1, 1, 1, 1] },
    )
    table.do({ do: 'ranged', card: 'colt-saa', zone: '3V.W' })
    expect(table.person('lee').hand).toEqual(['colt-saa'])
    table.do({ do: 'fanning', card: 'colt-saa', zone: '3V.W' })
    expect(table.refusal({ do: 'ranged', card: 'colt-saa*', zone: '3V.W' })).toBe('spent UA-WPN-04')
    expect(table.refusal({ do: 'fanning', card: 'colt-saa*', zone: '3V.W' })).toBe('already-done UA-CLS-06')
    table.do({ do: 'reload', card: 'colt-saa*' })
    expect(table.person('lee').hand).toEqual(['colt-saa'])
  })

  test('Fanning is for pistols, and for Gunslingers', () => {
    const zombies = { zombies: { '3V.W': { walker: 1 } } }
    const lee = atTurn([{ id: 'lee', hand: ['shotgun'] }], zombies)
    expect(lee.refusal({ do: 'fanning', card: 'shotgun', zone: '3V.W' })).toBe('no-pistol UA-CLS-06')
    const nora = atTurn([{ id: 'nora', hand: ['colt-saa'] }], zombies)
    expect(nora.refusal({ do: 'fanning', card: 'colt-saa', zone: '3V.W' })).toBe('skill-missing UA-CLS-06')
  })

  test('UA-CLS-07 Townsfolk search again and again, others once a turn', () => {
    const script = { equipment: ['water', 'water'] }
    const nora = atTurn([{ id: 'nora', zone: '3V.a' }], {}, script)
    nora.do({ do: 'search' })
    nora.do({ do: 'done' })
    nora.do({ do: 'search' })
    const anthony = atTurn([{ id: 'anthony', zone: '3V.a' }], {}, script)
    anthony.do({ do: 'search' })
    anthony.do({ do: 'done' })
    expect(anthony.refusal({ do: 'search' })).toBe('already-done UA-SRC-01')
  })

  test('UA-LOS-05 Home defender: Townsfolk see three openings deep into a building', () => {
    const sightOf = (id: string) => {
      const table = position({
        mission: 'nobodys-hotel',
        survivors: [id],
        turn: id,
        people: [{ id, zone: '6R.b' }],
      })
      return table.kit.sight(table.board, 0, table.zone('7R.a'))
    }
    expect(sightOf('nora')).toBe(3)
    expect(sightOf('anthony')).toBe(UNSEEN)
  })

  test('UA-COM-03 a companion lends its leader what its class is able to, and nothing else', () => {
    const table = atTurn([{ id: 'nora' }], {
      companions: [{ id: 'anthony', zone: '3V.SW', leader: 'nora' }],
      zombies: { '3V.W': { walker: 1 } },
    })
    expect(table.person('nora')).toMatchObject({ health: 2, skills: expect.arrayContaining(['charge']) })
    expect(table.person('nora').skills).not.toContain('plus-die-melee')
    table.do({ do: 'charge', to: '3V.W' })
    expect(table.where('anthony')).toBe('3V.W')
  })
})
