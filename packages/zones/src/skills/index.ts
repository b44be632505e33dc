import { brotherInArms } from './brother-in-arms.ts'
import { barbarian, fullAuto } from './crowd.ts'
import { damageTwo } from './damage-two.ts'
import { destiny } from './destiny.ts'
import { dreadnought } from './dreadnought.ts'
import { ambidextrous, gunslinger, swordmaster } from './dual.ts'
import { dualExpert } from './dual-expert.ts'
import { escalation } from './escalation.ts'
import { freeActions } from './free-action.ts'
import { given } from './given.ts'
import { hitAndRun } from './hit-and-run.ts'
import { hoard } from './hoard.ts'
import { lucky } from './lucky.ts'
import { matchingSet } from './matching-set.ts'
import { passive } from './passive.ts'
import { plusAction } from './plus-action.ts'
import { plusDamage } from './plus-damage.ts'
import { plusDie } from './plus-die.ts'
import { plusRange } from './plus-range.ts'
import { plusRoll } from './plus-roll.ts'
import { plusZone } from './plus-zone.ts'
import { pointBlank } from './point-blank.ts'
import { reactions } from './reactions.ts'
import { reaper } from './reaper.ts'
import { regeneration } from './regeneration.ts'
import { searchTwo } from './search-two.ts'
import { sixDamage } from './six-damage.ts'
import { sixDie } from './six-die.ts'
import type { Skill } from './skill.ts'
import { SkillBook } from './skill-book.ts'
import { slippery } from './slippery.ts'
import { sniper } from './sniper.ts'
import { startsWith } from './starts-with.ts'
import { superStrength } from './super-strength.ts'
import { tough } from './tough.ts'

const byName = (skills: readonly Skill[]): readonly Skill[] =>
  skills.toSorted((one, other) => (one.id < other.id ? -1 : 1))

/**
 * The skills of a game by name: those of every game on zones, for these types of zombies and these cards to start with,
 * and those of its features and its own.
 */
export function skillsFor(
  kinds: readonly string[],
  cards: readonly string[],
  more: readonly Skill[],
): SkillBook {
  return new SkillBook([
    ambidextrous,
    barbarian,
    ...brotherInArms,
    ...damageTwo,
    ...dreadnought(kinds),
    dualExpert,
    ...escalation,
    ...freeActions,
    fullAuto,
    gunslinger,
    hoard,
    lucky,
    plusAction,
    ...plusDamage,
    ...plusDie,
    plusRange,
    ...plusRoll,
    plusZone,
    pointBlank,
    ...reaper,
    searchTwo,
    ...sixDamage,
    ...sixDie,
    slippery,
    sniper,
    ...startsWith(cards),
    superStrength,
    swordmaster,
    ...byName([...given, ...passive, ...reactions, destiny, hitAndRun, matchingSet, regeneration, tough]),
    ...more,
  ])
}
