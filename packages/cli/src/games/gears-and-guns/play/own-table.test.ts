import { drawMap, MISSIONS } from '@graveshift/gears-and-guns'
import { game } from '@graveshift/gears-and-guns/testing/stage'
import { describe, expect, test } from 'vitest'
import { makePen, type Say } from '../../../play/pen.ts'
import { drawPictureInFull, drawZones } from '../../../zones/play/map.ts'
import { drawOptions } from '../../../zones/play/options.ts'
import type { Scene } from '../../../zones/play/scene.ts'
import { drawTable } from '../../../zones/play/screen.ts'
import { ownTable } from './own-table.ts'

/** Keys instead of words, with all that goes into them: the terminal has no words of a game that is not listed. */
const say: Say = (key, values = {}) =>
  [
    key,
    ...Object.values(values).map((term) => (typeof term === 'object' ? say(term.word, term.with) : term)),
  ].join(' ')

/** Four tiles side by side. */
const WIDE = 121

/** A table at its beginning. */
function sceneOf(mission: string, width = WIDE): Scene {
  const { kit, board } = game({ mission })
  const pen = makePen(say, width, false, true)
  return { pen, kit, board, own: ownTable(pen, kit, board) }
}

describe.each(MISSIONS.map(({ id }) => id))('%s in the terminal', (id) => {
  test('is drawn as a map with its legend on a screen that is wide enough', () => {
    const { kit, board } = game({ mission: id })
    expect(drawPictureInFull(sceneOf(id))).toEqual([...drawMap(kit, board), 'overview.legend'])
  })

  test('is told zone by zone where there is no room for a map', () => {
    const scene = sceneOf(id, 40)
    expect(drawPictureInFull(scene)).toEqual([])
    const told = drawZones(scene).join('\n')
    for (const { zone } of scene.kit.mission.spawns) expect(told).toContain(scene.kit.map.zones[zone]?.name)
    expect(told).toContain('spawn.start')
  })

  test('has its goals, rules and people on the screens of all games on zones', () => {
    const scene = sceneOf(id)
    const text = drawTable(scene).join('\n')
    for (const { word } of scene.own.rules()) expect(text).toContain(`- ${word}`)
    for (const { kind, data } of scene.kit.goals) expect(text).toContain(kind.tell(data).word)
    for (const person of scene.board.people) expect(text).toContain(`survivor.${person.id}.name`)
    expect(text).not.toMatch(/undefined|\[object|NaN/)
  })
})

test('options of the rules are listed, and none is unusual at first', () => {
  const scene = sceneOf('dry-run')
  expect(drawOptions(scene, false)).toEqual(['play.options.usual'])
  expect(drawOptions(scene, true).join('\n')).toContain('option.piles.name')
})
