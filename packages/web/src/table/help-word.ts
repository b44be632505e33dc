import type { Help } from '@graveshift/table'

/** What is said of help in a game: bots are named, since nobody ticked a box for them. */
export const helpWord = (helped: readonly Help[]) =>
  helped.includes('bots') ? 'help.marked.bots' : helped.length > 0 ? 'help.marked' : 'help.about'
