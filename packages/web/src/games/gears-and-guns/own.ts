import type { Board, WesternKit } from '@graveshift/gears-and-guns'

/** A table of zones hands back the kits and boards that this game gave it. */
export const ownKit = (kit: object): WesternKit => kit as WesternKit

export const ownBoard = (board: object): Board => board as Board
