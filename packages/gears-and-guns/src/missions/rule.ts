import type { Rule, RuleHooks } from '@graveshift/zones/missions'
import type { Board } from '../board.ts'
import type { Western } from '../game.ts'
import type { TownHooks } from '../steam/steam-game.ts'
import type { WesternKit } from '../western-kit.ts'

/** Where a rule of a mission may have its say in this game, besides the places that all games on zones have. */
export interface WesternHooks extends RuleHooks<Western, WesternKit>, TownHooks<Board> {}

/** A kind of mission rule as this game has it. */
export type OwnRule<D extends { readonly rule: string }> = Rule<D, Western, WesternKit>
