import type { MissionBoard, MissionKit } from './mission-game.ts'

/** The cards that a mission asks for, worked out anew: `Aims.wantedCards` keeps them. */
export const cardsWantedBy = (kit: MissionKit): ReadonlySet<string> =>
  new Set(
    Object.keys(kit.cards).filter((face) =>
      kit.goals.some(({ kind, data }) => kind.wanted?.card?.(kit, face, data)),
    ),
  )

/** Whether the team still has to search for what the mission asks for. */
export function isHungry(kit: MissionKit, board: MissionBoard): boolean {
  for (const { kind, data } of kit.goals)
    if (kind.wanted?.searched && !kind.met(kit, board, data)) return true
  return false
}

/** Whether taking an objective brings a card. */
export const areGifts = ({ rules }: MissionKit): boolean => rules.some(({ gifts }) => gifts)
