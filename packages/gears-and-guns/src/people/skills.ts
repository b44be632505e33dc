import { has } from '@graveshift/kernel'
import { givingSkill, type Skill, skillsFor } from '@graveshift/zones'
import { CARDS } from '../content/cards.ts'
import { OWN_SKILLS } from '../content/skills.ts'
import { ZOMBIES } from '../content/zombies.ts'
import { STEAM_SKILLS } from '../steam/skills.ts'
import { CARD_SKILLS } from './card-skills.ts'
import { abilitiesOf } from './survivors.ts'

/** One health more than the class has (GG-CMP-10). */
const startsHealth: Skill = {
  id: 'starts-health',
  grant(powers) {
    powers.health = 1
  },
}

/** An engineer besides the own class: everything that class is able to (GG-SKL-09, GG-ENG-04). */
const engineer: Skill = {
  id: 'engineer',
  grant({ gives }) {
    gives.add('engineer')
    for (const ability of abilitiesOf('engineer')) gives.add(ability)
  },
}

const MORE: readonly Skill[] = [startsHealth, engineer, ...STEAM_SKILLS]

/** All others are asked for by what they change: an action, a way of fighting, the setup. */
const asked = Object.keys(OWN_SKILLS).filter((id) => !MORE.some((skill) => skill.id === id))

export const SKILLS = skillsFor(
  // Abominations are one type to whoever goes by types.
  [...new Set(ZOMBIES.map((kind) => (has(kind, 'abomination') ? 'abomination' : kind.id)))],
  CARDS.map(({ id }) => id),
  [...MORE, ...asked.map(givingSkill), ...CARD_SKILLS],
)
