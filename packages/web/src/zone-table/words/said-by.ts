import type { Event } from '@graveshift/kernel'

const personOf = ({ person }: Event & { readonly person?: unknown }): unknown => person

/** An action by its name says nothing once the next line says what its doer did. */
export const isSaidBy = (event: Event, next: Event): boolean =>
  event.type === 'acted' && personOf(event) !== undefined && personOf(event) === personOf(next)
