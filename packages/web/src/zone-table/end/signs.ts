import type { MissionSummary } from './mission-summary.ts'

/** From nothing left to all of it. */
const LEVELS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const
const WON = '★'
const LOST = '×'
/** Rounds in a line. */
const LINE = 12

/** The team's health at the end of each round, as one sign a round; the last one says how it ended. */
export function healthSigns({ story, ending }: Pick<MissionSummary, 'story' | 'ending'>): readonly string[] {
  const most = Math.max(1, ...story.rounds.map(({ health }) => health))
  const signs = story.rounds.map(
    ({ health }) => LEVELS[Math.min(LEVELS.length - 1, Math.floor((health / most) * LEVELS.length))] ?? '',
  )
  const all = [...signs.slice(0, -1), (signs.at(-1) ?? '') + (ending.outcome === 'won' ? WON : LOST)]
  const lines: string[] = []
  for (let at = 0; at < all.length; at += LINE) lines.push(all.slice(at, at + LINE).join(''))
  return lines
}
