import type { Action } from '../actions/action.ts'
import { blitzAction } from '../actions/blitz.ts'
import { bloodlustActions } from '../actions/bloodlust.ts'
import { chargeAction } from '../actions/charge.ts'
import { fieldMedicAction } from '../actions/field-medic.ts'
import { IMPROVISED } from '../actions/improvise.ts'
import { jumpAction } from '../actions/jump.ts'
import { leadAction } from '../actions/lead.ts'
import { lifesaverAction } from '../actions/lifesaver.ts'
import { shoveAction } from '../actions/shove.ts'
import { sprintAction } from '../actions/sprint.ts'
import { tauntAction } from '../actions/taunt.ts'
import type { Skill } from './skill.ts'

const GIVEN: readonly Pick<Action, 'needs'>[] = [
  blitzAction,
  ...bloodlustActions,
  chargeAction,
  fieldMedicAction,
  jumpAction,
  leadAction,
  lifesaverAction,
  shoveAction,
  sprintAction,
  tauntAction,
]

/** A skill that lets something be done, and is nothing else. */
export const givingSkill = (id: string): Skill => ({
  id,
  grant({ gives }) {
    gives.add(id)
  },
})

/** Skills that let an action be taken, which is all there is to them: the action names the skill it needs. */
export const given: readonly Skill[] = [
  ...GIVEN.flatMap(({ needs }) => needs?.skill ?? []),
  ...IMPROVISED.map(({ id }) => id),
].map(givingSkill)
