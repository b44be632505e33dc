import type { BoardScene } from './scene.ts'

/** Zombies of one kind that went from one zone to the next, came, or fell. */
export interface ZombieMove {
  readonly kind: string
  readonly count: number
  readonly from: number | undefined
  readonly to: number | undefined
}

const countOf = ({ zones }: BoardScene, zone: number, kind: string): number =>
  zones[zone]?.zombies.find((pile) => pile.kind === kind)?.count ?? 0

/** The zones that each leads to, with the doors as they are. */
function besides({ layout: { links, zones }, doors }: BoardScene): readonly (readonly number[])[] {
  const beside: number[][] = zones.map(() => [])
  for (const { from, to, door } of links) {
    if (door !== undefined && doors[door]?.state !== 'open') continue
    beside[from]?.push(to)
    beside[to]?.push(from)
  }
  return beside
}

/** Groups follow each other through no more zones than this. */
const LONGEST = 6

/**
 * What happened to the zombies between two scenes of one board. Zombies of a kind are alike, so which of them went
 * where is not known: each goes one zone at most, and whoever is missing at one end of a row of groups is found at its
 * other end, all of them having moved up. Others fell, or came out of the ground.
 */
export function movesBetween(before: BoardScene, after: BoardScene): readonly ZombieMove[] {
  const kinds = new Set(
    [...before.zones, ...after.zones].flatMap(({ zombies }) => zombies.map(({ kind }) => kind)),
  )
  const beside = besides(after)
  return [...kinds].flatMap((kind) => {
    const there = before.zones.map((_, zone) => countOf(before, zone, kind))
    return movesOf(
      kind,
      there,
      after.zones.map((_, zone) => countOf(after, zone, kind)),
      beside,
    )
  })
}

function movesOf(
  kind: string,
  before: readonly number[],
  after: readonly number[],
  beside: readonly (readonly number[])[],
): readonly ZombieMove[] {
  /** How many more there are than are told of so far. */
  const change = after.map((count, zone) => count - (before[zone] ?? 0))
  /** How many in each zone have not been told to go. */
  const idle = [...before]
  const steps = new Map<string, ZombieMove & { readonly from: number; readonly to: number }>()
  for (let length = 1; length <= LONGEST; length++)
    for (const from of byWays(change, beside))
      for (let path = wayOut(from, length, change, idle, beside); path; ) {
        const [to = from] = path.slice(-1)
        const count = Math.min(
          -(change[from] ?? 0),
          change[to] ?? 0,
          ...path.slice(0, -1).map((zone) => idle[zone] ?? 0),
        )
        change[from] = (change[from] ?? 0) + count
        change[to] = (change[to] ?? 0) - count
        path.slice(1).forEach((next, index) => {
          const zone = path?.[index] ?? from
          idle[zone] = (idle[zone] ?? 0) - count
          const step = `${zone} ${next}`
          steps.set(step, { kind, count: count + (steps.get(step)?.count ?? 0), from: zone, to: next })
        })
        path = wayOut(from, length, change, idle, beside)
      }
  const rest = change.flatMap((by, zone): ZombieMove[] => {
    if (by === 0) return []
    return by < 0
      ? [{ kind, count: -by, from: zone, to: undefined }]
      : [{ kind, count: by, from: undefined, to: zone }]
  })
  return [...steps.values(), ...rest]
}

/** Zones that lost somebody; those with fewest zones beside them that gained come first. */
const byWays = (change: readonly number[], beside: readonly (readonly number[])[]): readonly number[] => {
  const ways = (zone: number) => (beside[zone] ?? []).filter((next) => (change[next] ?? 0) > 0).length
  return change
    .flatMap((by, zone) => (by < 0 ? [zone] : []))
    .toSorted((one, other) => ways(one) - ways(other))
}

/** A way of so many steps to a zone that gained, through groups that can move up. */
function wayOut(
  from: number,
  length: number,
  change: readonly number[],
  idle: readonly number[],
  beside: readonly (readonly number[])[],
): readonly number[] | undefined {
  if ((change[from] ?? 0) >= 0 || (idle[from] ?? 0) === 0) return undefined
  let ways: (readonly number[])[] = [[from]]
  const seen = new Set([from])
  for (let step = 1; step <= length; step++) {
    const next: (readonly number[])[] = []
    for (const way of ways)
      for (const zone of beside[way.at(-1) ?? from] ?? []) {
        if (seen.has(zone)) continue
        seen.add(zone)
        if ((change[zone] ?? 0) > 0) return [...way, zone]
        if ((idle[zone] ?? 0) > 0) next.push([...way, zone])
      }
    ways = next
  }
  return undefined
}
