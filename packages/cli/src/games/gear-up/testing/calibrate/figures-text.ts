import { nth } from '@graveshift/kernel'
import { BLOCK, LEVELS, LINEAR, PARTS } from './fit.ts'

const thousandths = (value: number): number => Math.round(1000 * value)

/** What was found, as the ruleset reads it. */
export function figuresText(weights: readonly number[], error: readonly number[]): string {
  const stages = Array.from({ length: LINEAR / BLOCK }, (_, at) => {
    const [base = 0, ...rest] = weights.slice(at * BLOCK, (at + 1) * BLOCK).map(thousandths)
    const levels = LEVELS.map((id, level) => `${id}: ${nth(rest, PARTS + level)}`)
    return [
      '    {',
      `      base: ${base},`,
      `      parts: [${rest.slice(0, PARTS).join(', ')}],`,
      `      difficulty: { ${levels.join(', ')} },`,
      '    },',
    ].join('\n')
  })
  const [now = 0, death = 0, turn = 0, time = 0, square = 0] = weights.slice(LINEAR)
  return `import type { WinModelFigures } from './win-model.ts'

/** Written by npm run calibrate: docs/coach.md. */
export const WIN_MODEL_FIGURES: WinModelFigures = {
  stages: [
${stages.join('\n')}
  ],
  lost: { now: ${thousandths(now)}, death: ${thousandths(death)}, turn: ${thousandths(turn / 10)}, time: ${thousandths(time)}, square: ${thousandths(square / 10)} },
  error: [${error.join(', ')}],
}
`
}
