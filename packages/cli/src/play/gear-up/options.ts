import type { Options } from '@graveshift/gear-up'
import { wrap } from '../block.ts'
import type { Pen } from '../pen.ts'

/** Options of the rules with the word each goes by. */
const OPTIONS = { ammoOnBoss: 'ammo-on-boss', assuredDeck: 'assured-deck' } as const

/** The options with what they mean: all of them, or those that are not as usual. */
export function drawOptions(pen: Pen, options: Options, all: boolean): string[] {
  const { say } = pen
  const shown = Object.entries(OPTIONS).flatMap(([id, word]) => {
    const on = options[id as keyof typeof OPTIONS]
    const value = say(on ? 'play.option.on' : 'play.option.off')
    const text = `${on ? '> ' : '  '}${say(`option.${word}.name`)}: ${value}. ${say(`option.${word}.text`)}`
    return all || on ? wrap(text, pen.width, '    ') : []
  })
  const difficulty = `${say('word.difficulty')}: ${say(`difficulty.${options.difficulty}`)}`
  if (!all) return shown.length === 0 ? [] : [pen.paint('bold', say('play.options.head')), ...shown]
  return [
    difficulty,
    pen.paint('bold', say('play.options.head')),
    ...shown,
    ...wrap(say('play.options.legend'), pen.width),
  ]
}
