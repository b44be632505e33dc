import { has } from '@graveshift/kernel'
import type { RuleScene } from '../../missions/rule.ts'
import type { Stages } from '../zones-stage.ts'
import type { Play } from './recorder.ts'
import type { AnsweredGame } from './watched-game.ts'

/** Every rule of missions brings a scene in which it matters. */
export const ruleScenes = <G extends AnsweredGame>(
  rules: readonly { readonly id: string; readonly scene: RuleScene }[],
  stages: Stages<G>,
): Readonly<Record<string, Play<G>>> =>
  Object.fromEntries(
    rules.map(({ id, scene: { begins, answers = [] } }): [string, Play<G>] => [
      `mission rule ${id}`,
      (watcher) => {
        const stage = has(begins, 'position')
          ? stages.position(watcher, begins.position)
          : stages.game(watcher, begins.options)
        for (const answer of answers)
          if (answer.refused === undefined) stage.do(answer)
          else stage.refused(answer.refused)
      },
    ]),
  )
