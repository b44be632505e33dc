import { otherDieNamed } from '../combat/dice.ts'
import type { Plan } from '../combat/plan.ts'
import type { Kit } from '../kit.ts'
import { facesOf, type Throw, throwsOf } from './dice.ts'

/** What the dice of other kinds may show together: hits, misses, and in how many ways. */
export type OtherThrow = Pick<Throw, 'ways' | 'six' | 'plain' | 'misses'>

const NONE_THROWN: readonly OtherThrow[] = [{ ways: 1n, six: 0, plain: 0, misses: 0 }]

/** All ways for the other dice of an attack to fall; they are thrown once, and their sixes bring no more dice. */
export function otherThrows(kit: Kit, plan: Plan): readonly OtherThrow[] {
  let thrown = NONE_THROWN
  for (const { kind, count, accuracy } of plan.others ?? []) {
    const { faces } = otherDieNamed(kit, kind)
    const each = throwsOf(count, facesOf({ ...plan, accuracy, sixDie: 0 }, faces))
    thrown = thrown.flatMap((one) =>
      each.map(({ ways, six, plain, misses }) => ({
        ways: one.ways * ways,
        six: one.six + (plan.sixDamage > 0 ? six : 0),
        plain: one.plain + (plan.sixDamage > 0 ? plain : plain + six),
        misses: one.misses + misses,
      })),
    )
  }
  return thrown
}

/** All dice of an attack. */
export const countDice = ({ count, others = [] }: Plan): number =>
  others.reduce((sum, each) => sum + each.count, count)
