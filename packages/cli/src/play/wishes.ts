import {
  FastChance,
  type Fault,
  type Game,
  type GameModule,
  hashOf,
  isFault,
  type Json,
  nth,
  type OptionSpec,
  type Random,
  randomPeople,
} from '@graveshift/kernel'

/** What a game is asked for with, on the command line or by answering questions: by the names of its options. */
export type Wishes = Readonly<Record<string, unknown>>

/** What is typed for an option: for a flag that is usually on, the word that turns it off. */
export const wishName = (spec: OptionSpec): string =>
  spec.kind === 'flag' && spec.off !== undefined ? spec.off : spec.id

/** Luck for the setup alone; the same seed sits the same people down. */
const setupLuck = (seed: string): Random => new FastChance(Number.parseInt(hashOf(seed).slice(0, 8), 16))

const oneOf = (values: readonly string[], luck: Random): string => nth(values, luck.below(values.length))

type Raw = Record<string, Json>

/** '2' or 'lisa' as a seat counted from 0. */
function seatMeant(wish: unknown, specs: readonly OptionSpec[], raw: Raw, luck: Random): number | Fault {
  const people = specs.find(({ kind }) => kind === 'people')
  const named = people && raw[people.id]
  const wanted = people?.kind === 'people' ? people.wanted(raw) : 0
  const seated = Array.isArray(named)
    ? named.map(String)
    : people?.kind === 'people'
      ? people.values.slice(0, wanted)
      : []
  if (wish === 'random') return luck.below(Math.max(1, seated.length))
  const at = seated.indexOf(String(wish))
  const seat = at >= 0 ? at : Number(wish) - 1
  if (Number.isInteger(seat) && seat >= 0 && seat < seated.length) return seat
  return { fault: 'no-such-seat', message: `'${String(wish)}' is neither a seat nor anybody in play` }
}

function valueMeant(
  spec: OptionSpec,
  wish: unknown,
  specs: readonly OptionSpec[],
  raw: Raw,
  luck: Random,
): Json | Fault {
  if (spec.kind === 'seat') return seatMeant(wish, specs, raw, luck)
  if (spec.kind === 'flag' && spec.off !== undefined) return wish !== true
  if (wish !== 'random') return wish as Json
  if (spec.kind === 'one-of' || spec.kind === 'mission') return oneOf(spec.values, luck)
  return spec.kind === 'people' ? [...randomPeople(spec, raw, luck)] : wish
}

/** Wishes as options; everything not wished for is as usual, the word random draws with the seed. */
export function optionsFrom<G extends Game>(
  module: GameModule<G>,
  wishes: Wishes,
  seed: string,
): G['options'] | Fault {
  const luck = setupLuck(seed)
  const raw: Raw = {}
  for (const spec of module.options) {
    const wish = wishes[wishName(spec)]
    if (wish === undefined) continue
    const value = valueMeant(spec, wish, module.options, raw, luck)
    if (isFault(value)) return value
    raw[spec.id] = value
  }
  return module.readOptions(raw)
}
