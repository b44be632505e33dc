import { type Game, nth, type Ruleset, type Telling } from '@graveshift/kernel'

/**
 * The reason for an answer: the part of the judgment in which it gains most over the run of the others. With nothing
 * to choose between there is nothing to say but that.
 */
export function whyBest<G extends Game>(
  rules: Ruleset<G>,
  best: readonly number[],
  others: readonly (readonly number[])[],
): Telling {
  let most = 0
  let part: string | undefined
  rules.judgement.parts.forEach((name, index) => {
    const mean = others.reduce((sum, parts) => sum + nth(parts, index), 0) / others.length
    const gain = nth(best, index) - mean
    if (gain <= most) return
    most = gain
    part = name
  })
  return part === undefined ? { word: 'bot.why.even' } : { word: `bot.why.${part}` }
}
