import { describe, expect, test } from 'vitest'
import { GAUGE } from '../content/figures.ts'
import { MISSIONS } from '../content/missions.ts'
import { missionOf } from '../missions/mission-of.ts'
import { gaugeAfter, isHot } from './gauge.ts'
import { freshTown, isInJet, jetBits, machinesOf, refillBits, refillsIn } from './nozzles.ts'

const townOf = (id: string) => {
  const { switches, nozzles, data, board } = missionOf(id)
  const machines = machinesOf(switches, nozzles)
  return { machines, town: freshTown(machines, data.steam), board }
}

const STEAMY = MISSIONS.filter(({ steam }) => steam).map(({ id }) => id)

describe.each(STEAMY)('%s', (id) => {
  const { machines, town } = townOf(id)
  const { data, switches } = missionOf(id)

  test('GG-TWN-02 every machine has its switch and its nozzle', () => {
    expect(machines.map(({ tile }) => tile).sort()).toEqual(switches.map(({ face }) => face).sort())
  })

  test('GG-TWN-03 all switches are on at first; GG-TWN-05 jets blow where nozzles are broken', () => {
    expect(town.switchesOn).toBe((1 << machines.length) - 1)
    const blowing = machines.filter((_, at) => jetBits(town) & (1 << at)).map(({ tile }) => tile)
    expect(blowing.sort()).toEqual([...(data.steam?.broken ?? [])].sort())
    expect(jetBits(town) & refillBits(town)).toBe(0)
  })
})

test('GG-TWN-12 of two nozzles in one zone each goes by its own switch', () => {
  const shared = STEAMY.flatMap((id) => {
    const { machines } = townOf(id)
    return machines.some(({ nozzle }, at) => machines.findIndex((each) => each.nozzle === nozzle) < at)
      ? [id]
      : []
  })
  expect(shared).toEqual(['a-horse-with-no-name', 'steam-rush', 'the-convoy'])
  for (const id of shared) {
    const { machines, town } = townOf(id)
    const second = machines.findIndex(
      ({ nozzle }, at) => machines.findIndex((each) => each.nozzle === nozzle) < at,
    )
    const zone = machines[second]?.nozzle ?? -1
    const oneBroken = { ...town, nozzlesBroken: 1 << second }
    expect(isInJet(machines, oneBroken, zone)).toBe(true)
    expect(refillsIn(machines, oneBroken, zone)).toBe(true)
    const switchedOff = { ...oneBroken, switchesOn: town.switchesOn & ~(1 << second) }
    expect(isInJet(machines, switchedOff, zone)).toBe(false)
    expect(refillsIn(machines, switchedOff, zone)).toBe(true)
  }
})

test('GG-TWN-09 the gauge goes from 0 to 20 and no farther; jets wound from 14 on', () => {
  expect(gaugeAfter(2, -8)).toBe(0)
  expect(gaugeAfter(19, GAUGE.rise)).toBe(20)
  expect([12, 13, 14, 20].map((gauge) => isHot({ gauge }))).toEqual([false, false, true, true])
})
