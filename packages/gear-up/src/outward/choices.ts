import { asIs, COUNT, each, type FormOf, oneOf, TRUTH } from '@graveshift/kernel/outward'
import type { Choice, ChoiceOf } from '../game.ts'
import { DAMAGE_SOURCES } from '../sources.ts'
import { type OutwardScene, target, wield, ZOMBIE } from './fields.ts'

/** What is told of every question in the same way. */
type Common = 'id' | 'lane' | 'kind' | 'seat'

type Forms = { readonly [K in Choice['kind']]: FormOf<ChoiceOf<K>, OutwardScene, Common> }

const truth = asIs<boolean>(TRUTH)
const count = asIs<number>(COUNT)

/** How every question is told outside. */
export const CHOICES: Forms = {
  attack: { weapon: truth, companion: truth },
  draw: { wield, avoid: each(target) },
  sweep: { wield, target },
  knockback: { zombie: asIs(ZOMBIE) },
  again: { wield, damage: count, hit: each(target) },
  ammo: {},
  upgrade: {},
  armor: { damage: count, from: asIs(oneOf(DAMAGE_SOURCES)) },
  dodge: {},
  deal: {},
}
