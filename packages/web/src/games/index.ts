import { GAMES as LISTED, rulesCalled } from '@graveshift/games'
import { genericFace } from '../generic/generic-face.ts'
import { EMBLEMS } from './emblems.tsx'
import type { GameFace } from './game-face.ts'
import { GEAR_UP_FACE } from './gear-up/face.ts'
import { CAMP_FACE } from './gears-and-guns/camp/camp-face.ts'
import { WESTERN_FACE } from './gears-and-guns/face.ts'
import { SECOND_EDITION_FACE } from './second-edition/face.ts'

/** Games that have a face of their own. */
const OWN: readonly GameFace[] = [GEAR_UP_FACE, SECOND_EDITION_FACE, WESTERN_FACE]

const OWN_INTERLUDES: readonly GameFace[] = [CAMP_FACE]

/** A face with the emblem of its game, where that draws nobody. */
function withEmblem(face: GameFace): GameFace {
  const Emblem = EMBLEMS[face.id]
  return Emblem ? { ...face, Emblem } : face
}

/** Every game of the list, in its order: with its own face, else with the one that fits any game. */
export const GAMES: readonly GameFace[] = LISTED.map((game) =>
  withEmblem(OWN.find(({ id }) => id === game.id) ?? genericFace(game)),
)

/** What is played between the games of campaigns. */
export const INTERLUDES: readonly GameFace[] = LISTED.flatMap(({ campaign }) => {
  if (!campaign) return []
  const { interlude } = campaign
  return [OWN_INTERLUDES.find(({ id }) => id === interlude.id) ?? genericFace(interlude)]
})

/** The face of frozen rules: they are shown as any game can be, for what is drawn is drawn for the rules there are. */
export function frozenFace(name: string): GameFace | undefined {
  const rules = rulesCalled(name)
  return rules && genericFace({ id: name, load: rules.load })
}
