import { kindOf } from '@graveshift/zones'
import { atMoment, canCome } from '../moments.ts'
import { MOST, readMoment } from '../read-figures.ts'
import type { Rule } from '../rule.ts'
import { said, tellMoment, zombies } from '../sentences.ts'
import { type Moment, ZOMBIE_KINDS, type ZombieKind } from '../types.ts'
import { zonesOf } from '../zones-of.ts'

/** Zombies appear in a zone at a moment; shortage rules hold. */
export interface ArrivalRule {
  readonly rule: 'arrival'
  readonly zone: string
  readonly kind: ZombieKind
  readonly count: number
  readonly when: Moment
}

export const arrival: Rule<ArrivalRule> = {
  id: 'arrival',
  read: (fields) => ({
    rule: 'arrival',
    zone: fields.name('zone'),
    kind: fields.one('kind', ZOMBIE_KINDS),
    count: fields.count('count', 1, MOST),
    when: readMoment(fields, 'when'),
  }),
  tell: ({ zone, kind, count, when }) =>
    said('mission-rule.arrival', { zone, zombies: zombies(kind, count), when: tellMoment(when) }),
  make({ zone: name, kind, count, when }, mission) {
    const [zone = 0] = zonesOf(mission, [name])
    return atMoment(when, (kit, table) => {
      const seat = table.board.first
      // How many abominations there may be, and which one comes, is for the game to say (Z2-OPT-01, Z2-OPT-02).
      if (kind === 'abomination') kit.spawn(table, zone, kindOf(kit, kind), count, seat)
      else table.push({ kind: 'arrival', at: 'place', zone, zombie: kindOf(kit, kind), count, seat })
    })
  },
  zones: ({ zone }) => [zone],
  lint: (facts, { when }) => [[canCome(facts, when), 'that moment never comes']],
  scene: {
    begins: {
      position: {
        mission: 'neds-moloturbo',
        survivors: ['amy'],
        people: [{ id: 'amy' }],
        round: 4,
        phase: 'end',
      },
    },
  },
}
