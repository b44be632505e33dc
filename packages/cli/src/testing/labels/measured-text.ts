import { shareOf } from '../../simulate/share.ts'
import type { MissionSummary } from '../../zones/simulate/summary.ts'

const HUNDRED = 100

const percent = (share: number): number => Math.round(share * HUNDRED)

/** What one bot won of each mission and why it lost the rest, as the formatter writes it. */
export function measuredText(command: string, commit: string, { missions, losses }: MissionSummary): string {
  const parts = Object.entries(missions).map(([id, count]) => {
    const { low, high } = shareOf(count)
    const reasons = Object.entries(losses[id] ?? {})
      .toSorted(([, one], [, other]) => other - one)
      .map(([why, games]) => `        "${why}": ${games}`)
    return `    "${id}": {
      "games": ${count.games},
      "won": ${count.won},
      "interval": [${percent(low)}, ${percent(high)}],
      "losses": ${reasons.length === 0 ? '{}' : `{\n${reasons.join(',\n')}\n      }`}
    }`
  })
  return `{\n  "command": ${JSON.stringify(command)},\n  "commit": "${commit}",\n  "missions": {\n${parts.join(',\n')}\n  }\n}\n`
}
