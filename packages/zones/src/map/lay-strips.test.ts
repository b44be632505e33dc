import { describe, expect, test } from 'vitest'
import { TOWN_TILES, town, townBoard } from '../testing/town-tiles.ts'
import { type Board, isSearched, isStreet, zoneName, zoneNamed } from './board.ts'
import { layTiles } from './lay-tiles.ts'
import { neighboursOf } from './routes.ts'
import { gatesAfter, stageAt, startGates, streetBeside } from './stages.ts'
import type { StripRow } from './tile.ts'
import { waysAt } from './ways.ts'

/** The zones one step away, in the board's order. */
const stepsFrom = (on: Board, name: string, open = startGates(on.layout)) =>
  neighboursOf(waysAt(on, open), zoneNamed(on, name)).map((zone) => zoneName(on, zone))

const faults = (row: StripRow) => {
  const laid = layTiles(TOWN_TILES, ['1A 4A'], row)
  return 'zones' in laid ? [] : laid.map(({ fault, message }) => `${fault}: ${message}`)
}

describe('a train that stands', () => {
  test('UA-TRA-01 a strip is as long as a tile and lies along any side; its doors lead to the streets beside them', () => {
    const doors = (side: StripRow['side']) =>
      ['E.coal', 'E.cab'].flatMap((name) =>
        stepsFrom(townBoard(['1A'], { side, strips: ['E'] }), name).filter((zone) => !zone.startsWith('E')),
      )
    expect(doors('n')).toEqual(['1A.NW', '1A.N'])
    expect(doors('s')).toEqual(['1A.SW', '1A.S'])
    expect(doors('w')).toEqual(['1A.NW', '1A.W'])
    expect(doors('e')).toEqual(['1A.NE', '1A.E'])
  })

  test('only doors on the side of the town lead anywhere; a strip that lies upright was turned clockwise', () => {
    const doors = (side: StripRow['side']) => stepsFrom(townBoard(['1A'], { side, strips: ['V'] }), 'V.van')
    expect(doors('n')).toEqual(['1A.NE'])
    expect(doors('s')).toEqual(['1A.SW'])
    expect(doors('w')).toEqual(['1A.NW'])
    expect(doors('e')).toEqual(['1A.SE'])
  })

  test('UA-MOV-01 one goes from car to car by their ends, and by no end onto the track', () => {
    expect(stepsFrom(townBoard(['1A 4A'], { side: 'n', strips: ['V', 'E'] }), 'V.van')).toContain('E.coal')
    const behind = townBoard(['1A 4A'], { side: 'n', strips: ['L', 'E'] })
    expect(stepsFrom(behind, 'E.coal')).toEqual(['1A.NE', 'E.cab'])
    expect(stepsFrom(behind, 'L.3')).toEqual(['1A.NE', 'L.2'])
  })

  test('UA-ZON-04 tracks are streets; train zones are like rooms in which nothing is found', () => {
    const board = townBoard(['1A 4A'], { side: 's', strips: ['E', 'L'] })
    const [cab, rail] = [zoneNamed(board, 'E.cab'), zoneNamed(board, 'L.2')]
    expect([isStreet(board, cab), isStreet(board, rail)]).toEqual([false, true])
    expect([isSearched(board, cab), isSearched(board, rail)]).toEqual([false, false])
    expect(board.buildingOf[cab]).toBeUndefined()
    expect(stepsFrom(board, 'L.2')).toEqual(['4A.S', 'L.1', 'L.3'])
  })

  test('strips make the board larger, and the tiles move out of their way', () => {
    const north = town(['1A 4A'], { side: 'n', strips: ['E', 'L'] })
    expect(north).toMatchObject({ width: 200, height: 140, tileArea: [0, 40, 200, 140] })
    expect(north.zones.find(({ name }) => name === '1A.NW')?.pieces).toEqual([[0, 40, 30, 70]])
    expect(north.zones.find(({ name }) => name === 'L.1')?.pieces).toEqual([[100, 0, 130, 40]])
    expect(north.spots[0]?.at).toEqual([60, 80])
    expect(north.blocks).toEqual([{ kind: 'nose', rect: [80, 0, 100, 40] }])
    const east = town(['1A', '2A'], { side: 'e', strips: ['E', 'L'] })
    expect(east).toMatchObject({ width: 140, height: 200, tileArea: [0, 0, 100, 200] })
    expect(east.zones.find(({ name }) => name === 'L.1')?.pieces).toEqual([[100, 100, 140, 130]])
  })

  test('what is wrong with strips is told by their place', () => {
    expect(faults({ side: 'n', strips: ['E', 'Z'] })).toEqual(["train.1: 'Z' is no strip"])
    expect(faults({ side: 'n', strips: ['E', 'K'] })).toEqual([
      'train.1: K is the other side of a strip that is used',
    ])
    expect(faults({ side: 'w', strips: ['E', 'V'] })).toEqual(['train: 2 strips lie beside 1 tiles'])
  })
})

describe('a train that runs', () => {
  const board = townBoard(['1A', '4A', '7A'], { side: 'e', strips: ['E', 'L', 'M'], runs: true })
  const { layout } = board
  const gates = [0, 1, 2].reduce(
    (all) => [...all, gatesAfter(layout, all.at(-1) ?? 0) ?? -1],
    [startGates(layout)],
  )
  const at = (stage: number, name: string) => stepsFrom(board, name, gates[stage])

  test('it stands at each strip in turn, then it has left', () => {
    expect(gates.map((open) => stageAt(layout, open))).toEqual([0, 1, 2, 3])
    expect(gatesAfter(layout, gates[3] ?? 0)).toBeUndefined()
    expect(stageAt(town(['1A']), 0)).toBeUndefined()
  })

  test('UA-TRA-04 its doors lead to the streets it stands beside, and the strip it leaves is track', () => {
    expect(at(0, 'E.cab')).toEqual(['1A.E', 'E.coal'])
    expect(at(1, 'E.cab')).toEqual(['4A.E', 'E.coal'])
    expect(at(2, 'E.cab')).toEqual(['7A.E', 'E.coal'])
    expect(at(0, 'K.2')).toEqual([])
    expect(at(1, 'K.2')).toEqual(['1A.E', 'K.1', 'K.3'])
    expect(at(1, 'L.2')).toEqual([])
    expect(at(2, 'K.3')).toEqual(
      ['1A.SE', 'L.1', 'K.2'].sort((a, b) => zoneNamed(board, a) - zoneNamed(board, b)),
    )
    expect(at(1, 'M.1')).toEqual(['4A.SE', 'M.2'])
  })

  test('once it has left nothing leads to it, and its nose was never a zone', () => {
    expect([...at(3, 'E.cab'), ...at(3, 'E.coal')]).toEqual([])
    expect(at(3, 'M.2')).toEqual(['7A.E', 'M.1', 'M.3'])
    expect(layout.stages?.map(({ blocks }) => blocks.map(({ rect }) => rect[1]))).toEqual([
      [80],
      [180],
      [280],
      [],
    ])
    expect(layout.zones.filter(({ kind }) => kind === 'train').map(({ name }) => name)).toEqual([
      'E.coal',
      'E.cab',
    ])
  })

  test('beside each track zone it enters there is a street for what lay there', () => {
    const beside = layout.stages?.[1]?.entered.map((zone) => streetBeside(layout, zone))
    expect(beside?.map((zone) => zone !== undefined && zoneName(board, zone))).toEqual([
      '1A.SE',
      '4A.E',
      '4A.SE',
    ])
  })

  test('the track zones it enters are known', () => {
    const entered = layout.stages?.map((stage) => stage.entered.map((zone) => zoneName(board, zone)))
    expect(entered).toEqual([[], ['L.1', 'L.2', 'L.3'], ['M.1', 'M.2', 'M.3'], []])
  })
})
