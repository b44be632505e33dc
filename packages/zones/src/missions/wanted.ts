import type { MissionBoard, MissionKit } from './mission-game.ts'

const known = new WeakMap<MissionKit, ReadonlySet<string>>()

/** The cards that a mission asks for. */
export function wantedCards(kit: MissionKit): ReadonlySet<string> {
  const before = known.get(kit)
  if (before) return before
  const wanted = new Set(
    Object.keys(kit.cards).filter((face) =>
      kit.goals.some(({ kind, data }) => kind.wanted?.card?.(kit, face, data)),
    ),
  )
  known.set(kit, wanted)
  return wanted
}

/** Whether the team still has to search for what the mission asks for. */
export function isHungry(kit: MissionKit, board: MissionBoard): boolean {
  for (const { kind, data } of kit.goals)
    if (kind.wanted?.searched && !kind.met(kit, board, data)) return true
  return false
}

/** Whether taking an objective brings a card. */
export const areGifts = ({ rules }: MissionKit): boolean => rules.some(({ gifts }) => gifts)
