import { canKill } from '../combat/targets.ts'
import type { Kit } from '../kit.ts'

/** Second blows (Z2-SKL-49) by kind of zombie: given with the greatest hits, and with the others. */
type Second = readonly (readonly [great: number, plain: number])[]

/** Zombies that fall to hits of these damages, the greatest first, where second blows go as said. */
function felled(
  kit: Kit,
  standing: readonly number[],
  hits: readonly number[],
  free: boolean,
  second: Second,
): number[] {
  const left = standing.slice()
  const kills = standing.map(() => 0)
  const again = second.map((each) => [...each])
  for (const damage of hits) {
    const group = damage === hits[0] ? 0 : 1
    const reaps = (kind: number) => (again[kind]?.[group] ?? 0) > 0 && (left[kind] ?? 0) > 1
    let rank = Number.MAX_SAFE_INTEGER
    left.forEach((count, kind) => {
      if (count > 0) rank = Math.min(rank, kit.kinds[kind]?.rank ?? rank)
    })
    let best = -1
    left.forEach((count, kind) => {
      if (count === 0 || (!free && kit.kinds[kind]?.rank !== rank) || !canKill(kit, kind, damage)) return
      const stronger = (kit.kinds[kind]?.damage ?? 0) > (kit.kinds[best]?.damage ?? 0)
      if (best < 0 || (reaps(kind) === reaps(best) ? stronger : reaps(kind))) best = kind
    })
    if (best < 0) continue
    const times = reaps(best) ? 2 : 1
    const due = again[best]
    if (due && times === 2) due[group] = (due[group] ?? 0) - 1
    left[best] = (left[best] as number) - times
    kills[best] = (kills[best] as number) + times
  }
  return kills
}

/** All ways to give so many second blows, or fewer, to the kinds that stand in numbers. */
function* sharedOut(standing: readonly number[], reaps: number, kind = 0): Generator<Second> {
  if (kind === standing.length) {
    yield []
    return
  }
  const most = (standing[kind] ?? 0) > 1 ? reaps : 0
  for (let great = 0; great <= most; great++)
    for (let plain = 0; great + plain <= most; plain++)
      for (const rest of sharedOut(standing, reaps - great - plain, kind + 1)) yield [[great, plain], ...rest]
}

/** Zombies that fall, by kind: each hit where it does most, as many as can be (Z2-CMB-02, Z2-CMB-09). */
export function fallen(
  kit: Kit,
  standing: readonly number[],
  hits: readonly number[],
  free: boolean,
  reaps: number,
): readonly number[] {
  let best: readonly number[] = []
  let most = -1
  for (const second of sharedOut(standing, reaps)) {
    const kills = felled(kit, standing, hits, free, second)
    const count = kills.reduce((sum, each) => sum + each, 0)
    if (count > most) [best, most] = [kills, count]
  }
  return best
}
