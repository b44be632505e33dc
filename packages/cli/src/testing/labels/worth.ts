import { bump, entry } from '../../simulate/entry.ts'
import type { GameRecord } from '../../simulate/simulated-game.ts'
import type { MissionGame } from '../../zones/simulate/game-record.ts'

/** Games with something in them: how many were won, and how many would have been, as the same missions were with all. */
export interface Worth {
  games: number
  won: number
  /** In thousandths. */
  expected: number
}

/** What people, cards and skills were worth to those who had them, and what was done how often. */
export interface Worths {
  readonly survivors: Record<string, Worth>
  readonly cards: Record<string, Worth>
  readonly skills: Record<string, Worth>
  readonly actions: Record<string, number>
}

const noWorth = (): Worth => ({ games: 0, won: 0, expected: 0 })

/** The share of games of each mission that were won, in thousandths. */
function sharesOf(records: readonly MissionGame[]): (mission: string) => number {
  const counts: Record<string, { games: number; won: number }> = {}
  for (const { mission, outcome } of records) {
    const count = entry(counts, mission, () => ({ games: 0, won: 0 }))
    count.games++
    count.won += Number(outcome === 'won')
  }
  return (mission) => Math.round((1_000 * (counts[mission]?.won ?? 0)) / (counts[mission]?.games ?? 1))
}

export function worthsOf(all: readonly GameRecord[]): Worths {
  const records = all as readonly MissionGame[]
  const usual = sharesOf(records)
  const worths: Worths = { survivors: {}, cards: {}, skills: {}, actions: {} }
  for (const { mission, outcome, survivors, had = [], skills, actions } of records) {
    const add = (into: Record<string, Worth>, ids: readonly string[]) => {
      for (const id of ids) {
        const worth = entry(into, id, noWorth)
        worth.games++
        worth.won += Number(outcome === 'won')
        worth.expected += usual(mission)
      }
    }
    add(worths.survivors, survivors)
    add(worths.cards, had)
    add(worths.skills, Object.keys(skills))
    for (const [action, count] of Object.entries(actions)) bump(worths.actions, action, count)
  }
  return worths
}

/** As the formatter writes it. */
export function worthsText(command: string, worths: Worths): string {
  const part = (values: Readonly<Record<string, object | number>>) =>
    Object.entries(values)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(
        ([id, value]) =>
          `    "${id}": ${JSON.stringify(value).replaceAll(/[:,{]/g, '$& ').replace('}', ' }')}`,
      )
      .join(',\n')
  const parts = Object.entries(worths).map(([name, values]) => `  "${name}": {\n${part(values)}\n  }`)
  return `{\n  "command": ${JSON.stringify(command)},\n${parts.join(',\n')}\n}\n`
}
