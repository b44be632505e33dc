import {
  type Game,
  type GameModule,
  has,
  isFault,
  type Json,
  type OptionSpec,
  optionWord,
  valueWord,
} from '@graveshift/kernel'
import { wrap } from './block.ts'
import type { Pen } from './pen.ts'

/** One option of a running game. */
export interface OptionRow {
  readonly name: string
  readonly value: string
  readonly text: string
  readonly isUsual: boolean
}

function valueName({ say }: Pen, spec: OptionSpec, value: Json): string {
  if (typeof value === 'boolean') return say(value ? 'play.option.on' : 'play.option.off')
  const named = (each: Json) => (has(spec, 'naming') ? say(valueWord(spec, String(each))) : String(each))
  return Array.isArray(value) ? value.map(named).join(', ') : named(value)
}

/** The options of the rules as this game has them; what does not count in it is left out. */
export function optionRows<G extends Game>(
  pen: Pen,
  module: Pick<GameModule<G>, 'options' | 'readOptions'>,
  options: G['options'],
  forced: (id: string) => Json | undefined = () => undefined,
): OptionRow[] {
  const usual = module.readOptions({})
  if (isFault(usual)) return []
  const [now, otherwise] = [options, usual] as unknown as Readonly<Record<string, Json>>[]
  return module.options.flatMap((spec): OptionRow[] => {
    const { id, about, when } = spec
    const set = now?.[id]
    if (about !== 'rules' || set === undefined) return []
    if (when && JSON.stringify(now?.[when.option]) !== JSON.stringify(when.is)) return []
    const bound = forced(id)
    const value = valueName(pen, spec, bound ?? set)
    return [
      {
        name: pen.say(optionWord(spec, 'name')),
        value: bound === undefined ? value : `${value}, ${pen.say('play.option.by-mission')}`,
        text: pen.say(optionWord(spec, 'text')),
        isUsual: bound === undefined && JSON.stringify(set) === JSON.stringify(otherwise?.[id]),
      },
    ]
  })
}

/** Options with what they mean, under their heading; what is not as usual is marked. */
export function drawRows(pen: Pen, rows: readonly OptionRow[], legend: boolean): string[] {
  return [
    pen.paint('bold', pen.say('play.options.head')),
    ...rows.flatMap(({ name, value, text, isUsual }) =>
      wrap(`${isUsual ? '  ' : '> '}${name}: ${value}. ${text}`, pen.width, '    '),
    ),
    ...(legend ? wrap(pen.say('play.options.legend'), pen.width) : []),
  ]
}
