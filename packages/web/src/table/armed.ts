import { canonical, type Game } from '@graveshift/kernel'

/** Whether this answer was asked back and is given by the next press. */
export function isArmed(guarded: Game['pick'] | undefined, pick: Game['pick'] | undefined): boolean {
  return guarded !== undefined && pick !== undefined && canonical(guarded) === canonical(pick)
}

/** Marks what gives it: a press on anything else takes the asking back. */
export const armed = (is: boolean) => ({ 'data-armed': is ? '' : undefined })
