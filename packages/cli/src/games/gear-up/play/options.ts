import { GEAR_UP_MODULE, type Options } from '@graveshift/gear-up'
import { drawRows, optionRows } from '../../../play/option-rows.ts'
import type { Pen } from '../../../play/pen.ts'

/** The options with what they mean: all of them, or those that are not as usual. */
export function drawOptions(pen: Pen, options: Options, all: boolean): string[] {
  const rows = optionRows(pen, GEAR_UP_MODULE, options)
  const unusual = rows.filter(({ isUsual }) => !isUsual)
  if (!all) return unusual.length === 0 ? [] : drawRows(pen, unusual, false)
  const difficulty = `${pen.say('word.difficulty')}: ${pen.say(`difficulty.${options.difficulty}`)}`
  return [difficulty, ...drawRows(pen, rows, true)]
}
