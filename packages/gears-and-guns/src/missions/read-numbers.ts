import type { Fields } from '@graveshift/zones'
import { MOST } from '@graveshift/zones/missions'

/** Numbers of objective cards. */
export const readNumbers = (fields: Fields, field: string): readonly number[] =>
  fields.each(field, MOST, (item) =>
    typeof item === 'number' && Number.isInteger(item) && item > 0
      ? item
      : fields.wrong(field, 'must be a list of numbers of cards'),
  )
