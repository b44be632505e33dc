import { SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { wrap } from '../../../play/block.ts'
import { drawRows, type OptionRow, optionRows } from '../../../play/option-rows.ts'
import type { Scene } from './names.ts'

function rowsOf({ pen, board, kit }: Scene): OptionRow[] {
  // What a mission brings along, whatever the table chose.
  const forced = (id: string) => (id === 'darkZones' && kit.mission.data.dark === true ? true : undefined)
  // Told of, not played by: it is the reader's (Z2-OPT-05).
  const names: OptionRow = {
    name: pen.say('option.names.name'),
    value: pen.say(`value.names-${pen.names}`),
    text: pen.say('option.names.text'),
    isUsual: pen.names === 'draft',
  }
  return [...optionRows(pen, SECOND_EDITION_MODULE, board.setup, forced), names]
}

/** What is not as usual, in one line for the head of every question; nothing if all is. */
export function drawUnusual(scene: Scene): string[] {
  const { pen } = scene
  const unusual = rowsOf(scene).filter(({ isUsual }) => !isUsual)
  if (unusual.length === 0) return []
  const options = unusual.map(({ name, value }) => `${name}: ${value}`).join('; ')
  return wrap(pen.say('play.options', { options }), pen.width, '  ')
}

/** Options with what they mean: all of them, or those that are not as usual. */
export function drawOptions(scene: Scene, all: boolean): string[] {
  const rows = rowsOf(scene)
  const shown = all ? rows : rows.filter(({ isUsual }) => !isUsual)
  if (shown.length === 0) return wrap(scene.pen.say('play.options.usual'), scene.pen.width)
  return drawRows(scene.pen, shown, all)
}
