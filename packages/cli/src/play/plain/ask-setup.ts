import { type Game, type GameModule, has, type OptionSpec, optionWord, valueWord } from '@graveshift/kernel'
import { askOne, askSeats, type Item } from '../ask.ts'
import type { Console } from '../console.ts'
import type { Pen } from '../pen.ts'
import { type Wishes, wishName } from '../wishes.ts'

/** A number within its limits, the usual one first. */
const numbers = (least: number, most: number, usual: number): Item<number | undefined>[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index)
    .sort((one, other) => Number(other === usual) - Number(one === usual))
    .map((value) => ({ label: String(value), value }))

/** Nothing is asked twice in other words: Enter takes what is usual, whatever the kind of the option. */
function itemsOf(pen: Pen, spec: OptionSpec): readonly Item<unknown>[] {
  const { say } = pen
  const random: Item<unknown> = { label: say('play.setup.random'), value: 'random' }
  const usual: Item<unknown> = { label: say('play.setup.usual'), value: undefined }
  const named = (value: string) => ({
    label: has(spec, 'naming') ? say(valueWord(spec, value)) : value,
    value,
  })
  switch (spec.kind) {
    case 'flag': {
      // What is typed for a flag that is usually on turns it off.
      const changed: Item<unknown> = { label: say(`play.option.${spec.usual ? 'off' : 'on'}`), value: true }
      return [{ label: say(`play.option.${spec.usual ? 'on' : 'off'}`), value: undefined }, changed]
    }
    case 'count':
      return numbers(spec.least, spec.most, spec.usual)
    case 'some-of':
      return [usual, ...spec.values.map((value) => ({ ...named(value), value: [value] }))]
    case 'people':
      return [usual, random]
    case 'seat':
      return [{ label: say('play.seat', { seat: spec.usual + 1 }), value: undefined }, random]
    case 'one-of':
    case 'mission': {
      const others = spec.values.filter((value) => value !== spec.usual).map(named)
      return [named(spec.usual), ...others, random]
    }
    case 'seats':
      // Asked for by its number.
      return []
  }
}

async function askFor(io: Console, pen: Pen, spec: OptionSpec): Promise<unknown> {
  const question = pen.say(optionWord(spec, 'name'))
  if (spec.kind === 'seats') return askSeats(io, pen, question, spec.most)
  const [first, ...others] = itemsOf(pen, spec)
  return first && askOne<unknown>(io, pen, question, [first, ...others])
}

/** The questions before a game, from its options; Enter all the way gives a game as usual. */
export async function askWishes(io: Console, pen: Pen, module: GameModule<Game>): Promise<Wishes> {
  const wishes: Record<string, unknown> = {}
  for (const spec of module.options) {
    const wish = spec.about === 'table' ? await askFor(io, pen, spec) : undefined
    if (wish !== undefined) wishes[wishName(spec)] = wish
  }
  return wishes
}
