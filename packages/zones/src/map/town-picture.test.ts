import { expect, test } from 'vitest'
import { town } from '../testing/town-tiles.ts'
import { withDoors } from './doors.ts'
import { pictureOf } from './picture.ts'
import { gatesAfter, startGates } from './stages.ts'

test('crooked rooms, machines, balconies with their stairs, and what stands there', () => {
  const layout = town(['5A'])
  const notes = new Map(layout.zones.map(({ name }, zone) => [zone, name === '5A.bal' ? 'Ann' : '2 W']))
  expect(pictureOf(layout, { notes })).toMatchInlineSnapshot(`
    "...............................
    .        .   5A.N    .        .
    .  5A.NW .    2 W    .  5A.NE .
    .   2 W==5A.bal Ann===   2 W  .
    ........=######H###############
    .       =#############        #
    .       =#%%%%%%%%%%%#        #
    .  5A.W =#%%%%%%%%%%%#  5A.a  #
    .   2 W =#%%%%%%%%%%%#   2 W  #
    ........=#################o####
    .        #                    #
    .  5A.SW o        5A.b        #
    .   2 W  #         2 W        #
    .........######################"
  `)
})

test('a train beside the tiles, and again once it has moved on', () => {
  const layout = town(['1A', '7A'], { side: 'w', strips: ['E', 'L'], runs: true })
  const start = startGates(layout)
  expect(pictureOf(layout, { open: start })).toMatchInlineSnapshot(`
    "#############..............................
    #           #        .           .        .
    #           o  1A.NW .   1A.N    .  1A.NE .
    #  E.coal   #        .           .        .
    #           #........#############.........
    ######o######        #           #        .
    #           #        #           #        .
    #           o  1A.W  D   1A.a*   D  1A.E  .
    #   E.cab   #        #           #        .
    #           #........#############.........
    #############        .           .        .
    #%%%%%%%%%%%#        .           .        .
    #%%%%%%%%%%%#        .           .        .
    #############  1A.SW .   1A.S    .  1A.SE .
    .           .        .           .        .
    .    L.1    .        .           .        .
    .           .        .           .        .
    ............#####o################.........
    .           #        #%%%%%%%%%%%#        .
    .           #        #%%%%%%%%%%%#        .
    .    L.2    #  7A.a  #%%%%%%%%%%%#  7A.E  .
    .           #        #%%%%%%%%%%%#        .
    ............#####o################.........
    .           .        .           .        .
    .    L.3    .  7A.SW .   7A.S    .  7A.SE .
    .           .        .           .        .
    ..........................................."
  `)
  const next = pictureOf(layout, { open: gatesAfter(layout, start) ?? 0 })
  expect(next.split('\n').slice(0, 5)).toMatchInlineSnapshot(`
    [
      "...........................................",
      ".           .        .           .        .",
      ".    K.1    .  1A.NW .   1A.N    .  1A.NE .",
      ".           .        .           .        .",
      ".....................#############.........",
    ]
  `)
  expect(next).toContain('K.2')
  expect(next).not.toContain('L.2')
})

test('a gate that stops zombies alone is drawn as such', () => {
  const layout = withDoors(town(['7A']), ['7A.a-7A.NW'], 'bar')
  if (!('zones' in layout)) throw new Error('the shop has no door')
  const drawn = (barred: number) => pictureOf(layout, { open: 1, barred }).split('\n')[4]?.[5]
  expect([drawn(0), drawn(1)]).toEqual(['o', 'x'])
})
