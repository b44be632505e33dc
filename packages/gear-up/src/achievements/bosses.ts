import type { BossRule } from '../bosses/boss-rule.ts'
import { BOSS_RULES } from '../bosses/index.ts'
import { type Achievement, victory } from './achievement.ts'

const RULES: readonly BossRule[] = BOSS_RULES

/** One for each boss that can be beaten, and those that a boss brings itself. */
export const BOSS_ACHIEVEMENTS: readonly Achievement[] = [
  ...RULES.map(
    ({ printed: { id } }): Achievement => ({
      ...victory(`beat-${id}`, ({ board }) => board.setup.boss === id),
      only: { rate: 'boss', value: id },
    }),
  ),
  ...RULES.flatMap(({ achievements }) => achievements ?? []),
]
