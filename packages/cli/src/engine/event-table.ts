import { inWords, type Schema } from '@graveshift/kernel/outward'
import { outwardOf } from '../games.ts'
import { catalogueOf, type Language } from '../words.ts'

/** One type of fact: its fields in a few words each, and the sentences it is told in. */
export interface EventRow {
  readonly type: string
  readonly fields: Readonly<Record<string, string>>
  readonly words: Readonly<Record<string, string>>
}

const fieldsIn = ({ properties }: Schema): [string, Schema][] =>
  Object.entries((properties ?? {}) as Readonly<Record<string, Schema>>).filter(([name]) => name !== 'type')

/** Every type of fact of a game, from the forms by which facts are told. */
export function tableOfEvents(game: string, language: Language): { readonly events: readonly EventRow[] } {
  const words = Object.entries(catalogueOf(language, game))
  const { events } = outwardOf({ id: game }).schemas
  return {
    events: Object.entries(events).map(([type, schema]) => ({
      type,
      fields: Object.fromEntries(fieldsIn(schema).map(([name, field]) => [name, inWords(field)])),
      words: Object.fromEntries(
        words.filter(([key]) => key === `log.${type}` || key.startsWith(`log.${type}.`)),
      ),
    })),
  }
}
