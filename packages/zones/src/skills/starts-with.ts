import type { Skill } from './skill.ts'

/** What a survivor has from the beginning, by the names of its skills. */
export interface Start {
  readonly health: number | undefined
  readonly points: number
  readonly cards: readonly string[]
}

const HEALTH = 'starts-health-'
const POINTS = 'starts-points-'
const CARD = 'starts-card-'

/** Z2-SKL-54, Z2-SKL-55, Z2-SKL-56: read once at setup, so that nobody who borrows them has anything of them. */
export function startOf(skills: readonly string[]): Start {
  const after = (prefix: string) =>
    skills.filter((skill) => skill.startsWith(prefix)).map((skill) => skill.slice(prefix.length))
  const [health] = after(HEALTH)
  return {
    health: health === undefined ? undefined : Number(health),
    points: after(POINTS).reduce((sum, points) => sum + Number(points), 0),
    cards: after(CARD),
  }
}

export const isStart = (skill: string): boolean =>
  [HEALTH, POINTS, CARD].some((prefix) => skill.startsWith(prefix))

/** As skills they do nothing at all. */
export const startsWith = (cards: readonly string[]): Skill[] =>
  [`${HEALTH}2`, `${HEALTH}3`, `${HEALTH}4`, `${POINTS}2`, ...cards.map((card) => `${CARD}${card}`)].map(
    (id) => ({ id, grant: () => {} }),
  )
