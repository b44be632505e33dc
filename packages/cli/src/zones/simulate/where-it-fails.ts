import { isFault } from '@graveshift/kernel'
import { type MissionKit, WHOLE } from '@graveshift/zones/missions'
import { barChart } from '../../simulate/report/chart.ts'
import { counted, percent, section } from '../../simulate/report/parts.ts'
import type { Box, BoxedGame } from './box.ts'
import { namesOf, type ReportNames } from './names.ts'
import type { GoalSums, MissionSummary } from './summary.ts'
import { zoneMap } from './zone-map.ts'

/** Pixels for a goal as a sentence. */
const NAMES = 420

function kitOf<G extends BoxedGame>({ module, kitFor }: Box<G>, mission: string): MissionKit {
  const options = module.readOptions({ mission })
  if (isFault(options)) throw new Error(options.message)
  return kitFor(options)
}

/** Where one would look for the reason: the exit, and where zombies come from. */
function notesOf({ mission: { exit, spawns } }: MissionKit): ReadonlyMap<number, string> {
  const notes = new Map(spawns.map(({ zone }) => [zone, 'spawn']))
  if (exit !== undefined) notes.set(exit, notes.has(exit) ? 'spawn, exit' : 'exit')
  return notes
}

function mapOf(kit: MissionKit, name: string, fell: Readonly<Record<string, number>>): string {
  const all = Object.values(fell).reduce((sum, count) => sum + count, 0)
  if (all === 0) return '<p>Nobody fell.</p>'
  const shares = Object.fromEntries(Object.entries(fell).map(([zone, count]) => [zone, count / all]))
  const label = `Where people fell: ${name}`
  return `<figure>${zoneMap(label, kit.map.layout, { shares, notes: notesOf(kit) })}</figure>`
}

/** How far along each goal was in games that were lost; the least is what holds the mission up. */
function goalsOf(
  kit: MissionKit,
  name: string,
  { goalName }: ReportNames,
  sums: readonly GoalSums[],
  lost: number,
): string {
  const bars = kit.goals.map(({ kind, data }, index) => {
    const { progress, missed } = sums[index] ?? { progress: 0, missed: 0 }
    return {
      name: `${goalName(kind.tell(data))} Not met: ${percent(missed / lost)}`,
      value: progress / WHOLE / lost,
    }
  })
  const label = `How far goals were in games that were lost: ${name}`
  const axis = `done, on average of ${counted(lost, 'game that was', 'games that were')} lost`
  return `<figure>${barChart(label, bars, axis, { format: '.0%', names: NAMES })}</figure>`
}

/** Of every mission that was lost: where people fell, and which goal was the bottleneck. */
export function whereItFails<G extends BoxedGame>(
  box: Box<G>,
  summary: MissionSummary,
  ids: readonly string[],
): string[] {
  const names = namesOf(box)
  return ids.flatMap((id) => {
    const { games = 0, won = 0 } = summary.missions[id] ?? {}
    const lost = games - won
    if (lost === 0) return []
    const kit = kitOf(box, id)
    const name = names.missionName(id)
    return [
      section(
        `Where it fails: ${name}`,
        'Circles are as large as the share of all who fell that fell there, in percent.',
        mapOf(kit, name, summary.fell[id] ?? {}) + goalsOf(kit, name, names, summary.goals[id] ?? [], lost),
      ),
    ]
  })
}
