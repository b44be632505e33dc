import { LANGUAGES, readCatalogues } from '@graveshift/kernel/testing/words'
import { NONE } from '@graveshift/zones'
import { drawSigns } from '@graveshift/zones/missions'
import { describe, expect, test } from 'vitest'
import { MISSIONS } from './content/missions.ts'
import { laid } from './testing/laid.ts'
import { game } from './testing/stage.ts'
import { type DrawnTown, drawMap, gaugeLine, townSigns } from './town-map.ts'

describe.each(MISSIONS.map(({ id }) => id))('the map of %s', (id) => {
  test('is drawn with everything that is laid out', async () => {
    await expect(`${laid(id).text}\n`).toMatchFileSnapshot(`testing/maps/${id}.txt`)
  })
})

const WIDEST = 200

/** How many characters of two maps differ. */
const differences = (one: readonly string[], other: readonly string[]): number => {
  const cells = (lines: readonly string[]) => lines.map((line) => line.padEnd(WIDEST)).join('')
  const [left, right] = [cells(one), cells(other)]
  return [...left].filter((cell, at) => cell !== right[at]).length
}

test.each(MISSIONS.map(({ id }) => id))(
  'every pile, switch and nozzle of %s has a place of its own',
  (id) => {
    const { mission, town } = laid(id)
    const { letters, points = [] } = townSigns(mission, town)
    const [bare, full] = [{ letters }, { letters, points }].map((signs) =>
      drawSigns(mission.board, mission.open, signs),
    )
    expect(points).toHaveLength(mission.piles.length + mission.switches.length + mission.nozzles.length)
    expect(differences(bare ?? [], full ?? [])).toBe(points.length)
  },
)

describe('what changes in a town is on its map', () => {
  const id = 'the-test-yard'
  const before = laid(id)
  const marks = (changes: Partial<DrawnTown>) => {
    const { mission, town } = laid(id, changes)
    return (townSigns(mission, town).points ?? []).map(({ mark }) => mark)
  }

  test('GG-TWN-05 a broken nozzle blows as long as its switch is on', () => {
    const bit = 1
    const all = before.town.switchesOn
    const count = (mark: string, changes: Partial<DrawnTown>) =>
      marks(changes).filter((each) => each === mark).length
    expect(count('~', { nozzlesBroken: bit })).toBe(1)
    expect(count('^', { nozzlesBroken: bit })).toBe(before.mission.switches.length)
    expect(count('~', { nozzlesBroken: bit, switchesOn: all & ~bit })).toBe(0)
    expect(count('b', { nozzlesBroken: bit, switchesOn: all & ~bit })).toBe(1)
    expect(count('v', { nozzlesBroken: bit, switchesOn: all & ~bit })).toBe(1)
  })

  test('UA-PIL-01 UA-PIL-04 piles wake, and are made safe', () => {
    expect(marks({ pilesAwake: 1 })).toContain('P')
    expect(marks({ pilesSafe: 1 })).toContain('+')
    expect(marks({})).not.toContain('P')
  })

  test('UA-SPW-05 a spawn token of abominations is drawn like the others once it is awake', () => {
    const zones = (letter: string, changes: Partial<DrawnTown>) => {
      const { mission, town } = laid(id, changes)
      return townSigns(mission, town).letters.find((each) => each.letter === letter)?.zones ?? []
    }
    expect(zones('a', {}).length).toBeGreaterThan(0)
    expect(zones('a', { asleep: 0 })).toEqual([])
    expect(zones('!', { asleep: 0 })).toEqual(expect.arrayContaining([...zones('a', {})]))
  })

  test('a card that lies face up is drawn otherwise, one that is taken not at all', () => {
    const { mission, town } = laid('fort-bolton')
    const zones = (cards: DrawnTown['cards'], letter: string) =>
      townSigns(mission, { ...town, cards }).letters.find((each) => each.letter === letter)?.zones
    const down = zones(town.cards, 'c')
    const turned = town.cards.with(0, 'up').with(1, 'taken')
    expect(zones(turned, 'C')).toEqual(down?.slice(0, 1))
    expect(zones(turned, 'c')).toEqual(down?.slice(2))
  })

  test('GG-TWN-01 the gauge shows how full it is, and from where jets wound', () => {
    const { mission, town } = before
    expect(gaugeLine(mission, { ...town, gauge: 4 })).toEqual(['[####.........~......] 4/20'])
    expect(gaugeLine(mission, { ...town, gauge: 14 })).toEqual(['[##############......] 14/20'])
    expect(laid('dry-run').lines[0]).not.toContain('/20')
  })

  test('UA-TRA-04 a train is drawn where it stands', () => {
    const { mission, text } = laid('the-sleeping-machine')
    const maps = (mission.board.layout.stages ?? []).map(
      ({ open }) => laid('the-sleeping-machine', {}, open).text,
    )
    expect(maps[0]).toBe(text)
    expect(new Set(maps).size).toBe(maps.length)
    expect(maps.map((map) => map.includes('10R.cab'))).toEqual([true, true, true, false])
  })
})

test('in a game people and zombies are on the map, too', () => {
  const { kit, board } = game({ mission: 'dry-run' })
  const { length } = board.people
  expect(drawMap(kit, board).join('\n')).toContain(`s${length}`)
})

test('GG-RUL-49 the barricade of mission 5 is drawn in the wall', () => {
  const { kit, board } = game({ mission: 'fort-bolton' })
  const bars = (map: readonly string[]) => map.filter((line) => /#x|x#/.test(line)).length
  expect(bars(laid('fort-bolton').lines)).toBe(0)
  expect(bars(drawMap(kit, board))).toBe(1)
})

test('UA-WAG-01 the wagon is drawn where it has been pushed to, and not at all once it is smashed', () => {
  const { mission, town } = laid('nobodys-hotel')
  const wagon = (at: number) =>
    townSigns(mission, { ...town, wagon: at }).letters.find(({ letter }) => letter === 'W')?.zones
  expect(wagon(town.wagon)).toEqual([mission.wagon])
  expect(wagon(0)).toEqual([0])
  expect(wagon(NONE)).toEqual([])
})

test.each(LANGUAGES)('the legend says in %s what every sign means', (language) => {
  const legend = readCatalogues(new URL('../words/', import.meta.url))[language]['overview.legend'] ?? ''
  const signs = MISSIONS.flatMap(({ id }) => {
    const { mission, town } = laid(id)
    const { letters, points = [] } = townSigns(mission, town)
    return [...letters.map(({ letter }) => letter), ...points.map(({ mark }) => mark)]
  })
  for (const sign of new Set([...signs, ...'szP+vb=H%'])) expect(legend).toMatch(explains(sign))
})

/** A sign stands at the beginning, or after a comma or a parenthesis, before what it means. */
const explains = (sign: string) => new RegExp(`(^|, |\\()${sign.replace(/[+^]/, '\\$&')} \\p{L}`, 'u')
