/** Streams of chance: a draw from one never shifts another. Games on zones may add their own behind these. */
export const ZONES_STREAMS = ['dice', 'equipment', 'special', 'spawn', 'setup'] as const

export const DICE = 0
export const EQUIPMENT_STREAM = 1
export const SPECIAL_STREAM = 2
export const SPAWN_STREAM = 3
export const SETUP_STREAM = 4

/** Piles of every game on zones; the stream of a pile has the same name. */
export const EQUIPMENT = 0
export const SPECIAL = 1
export const SPAWN = 2
/** Cards that are out of the game; nothing is ever drawn from it. */
export const OUT = 3
