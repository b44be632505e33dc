import type { Game, GameModule } from '@graveshift/kernel'
import { TOY_MODULE } from '@graveshift/kernel/testing'

/**
 * The kernel's toy game as a table plays it: dice, cards, team decisions and a step for all at once, at a fraction of
 * what a real game costs.
 */
export const ALLEY = TOY_MODULE as unknown as GameModule<Game>
