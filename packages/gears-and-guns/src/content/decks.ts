import { EQUIPMENT, SPAWN, SPECIAL } from '@graveshift/zones'

/** The pile of inventions, behind those of every game on zones; its stream has the same place behind the dice. */
export const INVENTIONS = 4

/** The piles by the names that views and positions call them by. */
export const PILES = { equipment: EQUIPMENT, bounty: SPECIAL, zombies: SPAWN, inventions: INVENTIONS }

/** All piles by name, in their order. */
export const DECK_NAMES = ['equipment', 'bounty', 'zombies', 'out', 'inventions'] as const
