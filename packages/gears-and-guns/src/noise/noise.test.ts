import type { Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { game, position, type Script } from '../testing/stage.ts'

const GUN = { hand: ['old-revolver'] }

/** Anthony at turn beside the others in the smallest mission; the token lies somewhere else. */
const loud = (noise: Json, more: Record<string, Json> = {}, script: Script = {}) =>
  position(
    {
      mission: 'dry-run',
      teams: [['anthony', 'thadeus'], ['lee']],
      turn: 'anthony',
      noise,
      people: [
        { id: 'anthony', zone: '3V.S', ...GUN },
        { id: 'thadeus', zone: '3V.SW' },
        { id: 'lee', zone: '3V.SW' },
      ],
      ...more,
    },
    script,
  )

/** The end phase of a round in which these stand there. */
const ending = (noise: Json, zones: Readonly<Record<string, string>>, more: Record<string, Json> = {}) =>
  position({
    mission: 'dry-run',
    teams: [Object.keys(zones)],
    phase: 'end',
    noise,
    people: Object.entries(zones).map(([id, zone]) => ({ id, zone })),
    ...more,
  })

describe('the noise token', () => {
  test('UA-NOI-02 begins in the start zone with its Bang! side', () => {
    expect(game({ mission: 'dry-run' }).noise()).toBe('3V.SW bang')
  })

  test('UA-NOI-03, UA-ACT-05 making noise moves it to the own zone, Bang! side up', () => {
    const table = loud({ zone: '4V.NE' })
    table.do({ do: 'noise' })
    expect(table.noise()).toBe('3V.S bang')
  })

  test('UA-NOI-03, UA-NOI-06 a noisy attack moves it once, whatever the dice', () => {
    const table = loud({ zone: '4V.NE' }, { zombies: { '3V.SE': { walker: 2 } } }, { dice: [6] })
    const events = table.do({ do: 'ranged', card: 'old-revolver', zone: '3V.SE' })
    expect(table.noise()).toBe('3V.S bang')
    expect(events.filter(({ type }) => type === 'noiseMoved')).toHaveLength(1)
  })

  test('UA-RUL-02 while BOOM! shows making noise is legal, and the token stays', () => {
    const table = loud({ zone: '4V.NE', side: 'boom' })
    expect(table.refusal({ do: 'noise' })).toBe('accepted')
    expect(table.noise()).toBe('4V.NE boom')
  })

  test('UA-NOI-04 an explosion always moves it, BOOM! side up', () => {
    for (const side of ['bang', 'boom']) {
      const table = loud(
        { zone: '4V.NE', side },
        {
          people: [
            { id: 'anthony', zone: '3V.S', hand: ['dynamite'] },
            { id: 'thadeus', zone: '3V.SW' },
            { id: 'lee', zone: '3V.SW' },
          ],
          zombies: { '3V.SE': { walker: 2 } },
        },
      )
      table.do({ do: 'throw', card: 'dynamite', zone: '3V.SE' })
      expect(table.noise()).toBe('3V.SE boom')
    }
  })
})

describe('the noise token in the end phase', () => {
  test('UA-NOI-01 a BOOM! becomes a Bang! where it lies', () => {
    const table = ending({ zone: '4V.NE', side: 'boom' }, { anthony: '3V.S' })
    expect(table.noise()).toBe('4V.NE bang')
  })

  test('UA-NOI-01 a Bang! goes to the zone with the most survivors', () => {
    const table = ending({ zone: '4V.NE' }, { anthony: '3V.S', thadeus: '3V.SW', lee: '3V.SW' })
    expect(table.noise()).toBe('3V.SW bang')
  })

  test('UA-NOI-05 companions count, and of zones that tie the players choose one', () => {
    const table = ending(
      { zone: '4V.NE' },
      { anthony: '3V.S', thadeus: '3V.SW', lee: '3V.SW' },
      { companions: [{ id: 'jeb', zone: '3V.S' }] },
    )
    expect(table.open()).toEqual(['team noise-zone'])
    expect(table.refusal({ do: 'noise-zone', zone: '4V.a' })).toBe('not-most-people UA-NOI-05')
    table.do({ do: 'noise-zone', zone: '3V.S' })
    expect(table.noise()).toBe('3V.S bang')
  })
})
