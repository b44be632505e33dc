import { EXTRA } from '../board.ts'
import { COMBAT, GLIDE } from '../budgets.ts'
import { drawing } from '../frames/search.ts'
import { turnFrame } from '../frames/turn.ts'
import { distanceBetween } from '../map/ways.ts'
import { personAt } from '../people.ts'
import { addOnce, type Reaction } from './hooks.ts'
import type { Skill } from './skill.ts'

/** Near enough to strike or step aside before newcomers act. */
const isNear: Reaction['applies'] = (kit, board, person, zone) => {
  const away = distanceBetween(kit.ways(board), personAt(board, person).zone, zone)
  return Math.min(kit.sight(board, person, zone), away) <= 1
}

/** In the order in which they are offered to one person. */
const REACTIONS: readonly Reaction[] = [
  // Z2-SKL-29
  {
    skill: 'combat-reflexes',
    to: 'zombies-appeared',
    applies: isNear,
    brings: (person, zone) => turnFrame(person, COMBAT, zone),
  },
  // Whoever stands where the last zombie fell looks what it left behind; no search, the street will do (Z2-SKL-41).
  { skill: 'hold-your-nose', to: 'zone-cleared', brings: (person) => drawing(person, 1) },
  // Z2-SKL-53
  {
    skill: 'sidestep',
    to: 'zombies-appeared',
    applies: isNear,
    brings: (person) => turnFrame(person, GLIDE),
  },
  // A turn before those zombies act (Z2-SKL-64).
  { skill: 'zombie-link', to: 'extra-activation', brings: (person) => turnFrame(person, EXTRA) },
]

export const reactions: readonly Skill[] = REACTIONS.map((reaction) => ({
  id: reaction.skill,
  reaction,
  grant(powers) {
    addOnce(powers.reactions, reaction)
    powers.reactions.sort((one, other) => REACTIONS.indexOf(one) - REACTIONS.indexOf(other))
  },
}))
