import { isRecord } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { CAMPAIGN_MISSIONS } from '../content/missions.ts'
import type { WesternMission } from '../missions/types.ts'
import { position, type Stage } from '../testing/stage.ts'

const TEAM = ['nora', 'anthony', 'lee', 'thadeus', 'nikolas', 'bonnie']
const OTHERS = ['jeb', 'hanna', 'carl', 'kassey', 'molly', 'pablito', 'conception', 'thomas', 'trixie']
const SEEDS = [1, 2, 3]
const MOST_STEPS = 300
/** What somebody does who is curious. */
const CURIOUS = ['read', 'rally', 'switch', 'pump', 'bottle', 'option', 'give-up', 'throw', 'take-fallen']

/** Everybody begins on a card; companions and convoy are where the mission has them. */
function onCards(mission: WesternMission, seed: number): Stage {
  const zones = mission.cards.map(({ zone }) => zone)
  const waiting = (mission.companions ?? []).map(({ zone, card }, at) => ({
    id: OTHERS[at] ?? '',
    zone,
    card,
  }))
  const convoy = mission.rules.some(({ rule }) => rule === 'convoy') ? ['jeb', 'molly'] : []
  const [start = ''] = mission.start
  return position({
    mission: mission.id,
    survivors: TEAM,
    people: TEAM.map((id, at) => ({ id, zone: zones[(at + seed) % zones.length] ?? '' })),
    companions: [
      ...waiting.map(({ id, zone }) => ({ id, zone })),
      ...convoy.map((id) => ({ id, zone: start })),
    ],
    missionCards: {
      companions: waiting.length,
      cards: waiting.flatMap(({ id, card }) => (card === undefined ? [] : [{ card, companion: id }])),
      convoy,
    },
  })
}

test.each(CAMPAIGN_MISSIONS.map((mission) => [mission.id, mission] as const))(
  'GG-OBJ-01 %s: whatever its cards say is carried out, and nothing breaks',
  (_, mission) => {
    const read = new Set<number>()
    for (const seed of SEEDS) {
      // The table looks at all invariants after every answer.
      const table = onCards(mission, seed)
      for (let step = 0; step < MOST_STEPS && table.board.outcome === undefined; step++) {
        const picks = table.list()
        const curious = picks.filter((pick) => isRecord(pick) && CURIOUS.includes(String(pick.do)))
        const from = curious.length > 0 && (step + seed) % 4 !== 0 ? curious : picks
        table.do(from[(seed * 31 + step * 17) % from.length] ?? null)
      }
      for (const event of table.events) if (event.type === 'cardRead') read.add(event.card)
    }
    expect(read.size).toBeGreaterThan(2)
  },
)
