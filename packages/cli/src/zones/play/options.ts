import { wrap } from '../../play/block.ts'
import { drawRows } from '../../play/option-rows.ts'
import type { Scene } from './scene.ts'

/** What is not as usual, in one line for the head of every question; nothing if all is. */
export function drawUnusual({ pen, own }: Scene): string[] {
  const unusual = own.options().filter(({ isUsual }) => !isUsual)
  if (unusual.length === 0) return []
  const options = unusual.map(({ name, value }) => `${name}: ${value}`).join('; ')
  return wrap(pen.say('play.options', { options }), pen.width, '  ')
}

/** Options with what they mean: all of them, or those that are not as usual. */
export function drawOptions({ pen, own }: Scene, all: boolean): string[] {
  const rows = own.options()
  const shown = all ? rows : rows.filter(({ isUsual }) => !isUsual)
  if (shown.length === 0) return wrap(pen.say('play.options.usual'), pen.width)
  return drawRows(pen, shown, all)
}
