import type { Fault } from '../fault.ts'
import { isRecord, type Json } from '../json.ts'
import type { GameModule } from '../module.ts'
import type { OptionSpec, OptionValues, ValueSpec } from '../option-spec.ts'
import type { Toy, ToyOptions } from './toy.ts'
import { TOY } from './toy-rules.ts'

const MOST_SEATS = 6

const RULE_OPTIONS = [
  { id: 'rounds', kind: 'count', least: 1, most: 20, usual: 12, about: 'rules' },
  { id: 'horde', kind: 'count', least: 1, most: 9, usual: 6, about: 'rules' },
] as const satisfies readonly ValueSpec[]

const OPTIONS = [
  { id: 'seats', kind: 'seats', least: 1, most: MOST_SEATS, usual: 2, about: 'table' },
  ...RULE_OPTIONS,
] as const satisfies readonly OptionSpec[]

function readOptions(raw: Json): ToyOptions | Fault {
  const given = isRecord(raw) ? raw : {}
  const options: Record<string, number> = {}
  for (const { id, least, most, usual } of OPTIONS) {
    const value = given[id] ?? usual
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
      return { fault: 'bad-options', message: `${id}: must be a whole number from ${least} to ${most}` }
    options[id] = value
  }
  return options as OptionValues<typeof RULE_OPTIONS> & { readonly seats: number }
}

/** Its cards are shown to everybody, so that its log may be. */
const RULES = { ...TOY, open: true as const }

/** The toy as a host sees it: a whole game with nothing but what every game must have. */
export const TOY_MODULE: GameModule<Toy> = {
  id: 'alley',
  options: OPTIONS,
  readOptions,
  readPosition: () => ({ fault: 'none', message: 'no positions' }),
  rulesFor: () => RULES,
  readScript: () => [],
  catalogue: () => ({ options: {}, streams: TOY.streams, content: {} }),
  odds: () => null,
  tell: (_options, { type }) => ({ word: `log.${type}` }),
  tellChoice: (_options, { kind }) => ({ word: `choice.${kind}` }),
  label: ({ seats }) => ({ word: 'game.label', with: { seats } }),
  tellTime: (round) => ({ word: 'time', with: { round } }),
  progress: ({ round, options }) => ({ at: round, of: options.rounds }),
}
