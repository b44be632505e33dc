import { type Game, type GameModule, type OptionSpec, optionWord, valueWord } from '@graveshift/kernel'
import { askOne, askSeats, type Item } from '../ask.ts'
import type { Console } from '../console.ts'
import type { Pen } from '../pen.ts'
import type { Wishes } from '../wishes.ts'

async function askFor(io: Console, pen: Pen, spec: OptionSpec): Promise<unknown> {
  const { say } = pen
  const question = say(optionWord(spec, 'name'))
  const random: Item<string | undefined> = { label: say('play.setup.random'), value: 'random' }
  if (spec.kind === 'seats') return askSeats(io, pen, question, spec.most)
  if (spec.kind === 'people')
    return askOne(io, pen, question, [{ label: say('play.setup.usual'), value: undefined }, random])
  if (spec.kind !== 'one-of' && spec.kind !== 'mission') return undefined
  const item = (value: string) => ({ label: say(valueWord(spec, value)), value })
  const others = spec.values.filter((value) => value !== spec.usual).map(item)
  return askOne<string | undefined>(io, pen, question, [item(spec.usual), ...others, random])
}

/** The questions before a game, from its options; Enter all the way gives a game as usual. */
export async function askWishes(io: Console, pen: Pen, module: GameModule<Game>): Promise<Wishes> {
  const wishes: Record<string, unknown> = {}
  for (const spec of module.options) {
    const wish = spec.about === 'table' ? await askFor(io, pen, spec) : undefined
    if (wish !== undefined) wishes[spec.id] = wish
  }
  return wishes
}
