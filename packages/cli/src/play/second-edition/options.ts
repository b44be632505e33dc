import { isFault, type Json } from '@graveshift/kernel'
import { SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { wrap } from '../block.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from './names.ts'

/** Options that say which game it is, not how it is played. */
const ELSEWHERE: readonly string[] = ['mission', 'teams']

/** One option of the running game. */
interface Option {
  readonly name: string
  readonly value: string
  readonly text: string
  readonly isUsual: boolean
}

function valueName(pen: Pen, value: Json): string {
  if (typeof value === 'boolean') return pen.say(value ? 'play.option.on' : 'play.option.off')
  if (Array.isArray(value)) return value.map((each) => pen.say(`value.${String(each)}`)).join(', ')
  return typeof value === 'string' ? pen.say(`value.${value}`) : String(value)
}

/** What a mission brings along, whatever the table chose. */
const isForced = ({ kit }: Scene, id: string): boolean => id === 'darkZones' && kit.mission.data.dark === true

function optionsOf(scene: Scene): Option[] {
  const { pen, board } = scene
  const setup = board.setup as unknown as Readonly<Record<string, Json>>
  const usual = SECOND_EDITION_MODULE.readOptions({ mission: board.setup.mission })
  if (isFault(usual)) return []
  const options = Object.entries(usual).flatMap(([id, common]): Option[] => {
    if (ELSEWHERE.includes(id) || setup[id] === undefined) return []
    // With the printed four there is one at a time.
    if (id === 'mostAbominations' && setup.abominations === 'printed') return []
    const forced = isForced(scene, id)
    const value = valueName(pen, forced ? true : setup[id])
    return [
      {
        name: pen.say(`option.${id}.name`),
        value: forced ? `${value}, ${pen.say('play.option.by-mission')}` : value,
        text: pen.say(`option.${id}.text`),
        isUsual: !forced && JSON.stringify(setup[id]) === JSON.stringify(common),
      },
    ]
  })
  // Told of, not played by: it is the reader's (Z2-OPT-05).
  const names: Option = {
    name: pen.say('option.names.name'),
    value: pen.say(`value.names-${pen.names}`),
    text: pen.say('option.names.text'),
    isUsual: pen.names === 'draft',
  }
  return [...options, names]
}

/** What is not as usual, in one line for the head of every question; nothing if all is. */
export function drawUnusual(scene: Scene): string[] {
  const { pen } = scene
  const unusual = optionsOf(scene).filter(({ isUsual }) => !isUsual)
  if (unusual.length === 0) return []
  const options = unusual.map(({ name, value }) => `${name}: ${value}`).join('; ')
  return wrap(pen.say('play.options', { options }), pen.width, '  ')
}

/** Options with what they mean: all of them, or those that are not as usual. */
export function drawOptions(scene: Scene, all: boolean): string[] {
  const { pen } = scene
  const options = optionsOf(scene)
  const shown = all ? options : options.filter(({ isUsual }) => !isUsual)
  if (shown.length === 0) return wrap(pen.say('play.options.usual'), pen.width)
  return [
    pen.paint('bold', pen.say('play.options.head')),
    ...shown.flatMap(({ name, value, text, isUsual }) =>
      wrap(`${isUsual ? '  ' : '> '}${name}: ${value}. ${text}`, pen.width, '    '),
    ),
    ...(all ? wrap(pen.say('play.options.legend'), pen.width) : []),
  ]
}
