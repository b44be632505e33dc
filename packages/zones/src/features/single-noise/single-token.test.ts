import { describe, expect, test } from 'vitest'
import { zoneName, zoneNamed } from '../../map/board.ts'
import { waysAt } from '../../map/ways.ts'
import { hasZone, zoneSet, zonesIn } from '../../map/zone-set.ts'
import { smallBoard } from '../../testing/small-tiles.ts'
import { drawnByToken } from './single-token.ts'

const board = smallBoard('1A 4A')
const at = (name: string) => zoneNamed(board, name)
const names = (set: Int32Array) => zonesIn(set).map((zone) => zoneName(board, zone))
const into = zoneSet(board.words)

describe('one token for the whole board', () => {
  const ways = waysAt(board, 0)
  const drawn = (from: string, survivors: readonly string[], token: string) => {
    drawnByToken(ways, ways.sight, at(from), zoneSet(board.words, survivors.map(at)), at(token), into)
    return names(into)
  }

  test('UA-ZOM-03 a zone with survivors in sight; nobody in sight: the zone of the token', () => {
    expect(drawn('1A.NW', ['4A.NE'], '1A.a')).toEqual(['4A.NE'])
    expect(drawn('1A.S', ['4A.NE'], '1A.a')).toEqual(['1A.a'])
  })

  test('UA-ZOM-04 of several in sight the one with the token, else the nearest, else all that tie', () => {
    expect(drawn('1A.NW', ['1A.N', '4A.NE'], '4A.NE')).toEqual(['4A.NE'])
    expect(drawn('1A.NW', ['1A.N', '4A.NE'], '1A.a')).toEqual(['1A.N'])
    expect(drawn('1A.NW', ['1A.N', '1A.W', '4A.NE'], '1A.a')).toEqual(['1A.N', '1A.W'])
  })

  test('UA-RUL-04 whoever is seen behind a barrier draws nobody: the next one with a path does, then the token', () => {
    const room = zoneNamed(board, '1A.a')
    // The room can be looked into through its western door, and nobody can get in.
    const barred = waysAt(board, 0, 0b11)
    const barredFrom = (survivors: readonly string[], token: string) => {
      const occupied = zoneSet(board.words, survivors.map(at))
      drawnByToken(barred, barred.sight, at('1A.W'), occupied, at(token), into)
      return names(into)
    }
    expect(hasZone(barred.sight, at('1A.W') * board.words, room)).toBe(true)
    expect(barredFrom(['1A.a', '1A.SW'], '1A.a')).toEqual(['1A.SW'])
    expect(barredFrom(['1A.a'], '4A.NE')).toEqual(['4A.NE'])
  })
})
