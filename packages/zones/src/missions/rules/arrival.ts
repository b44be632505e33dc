import { kindOf } from '../../horde.ts'
import type { DoorMissionGame } from '../mission-game.ts'
import { atMoment, canCome } from '../moments.ts'
import type { Moment } from '../plan.ts'
import { MOST, readMoment } from '../read-figures.ts'
import type { Rule } from '../rule.ts'
import { said, tellMoment, zombies } from '../sentences.ts'
import { zonesOf } from '../zones-of.ts'

/** Zombies appear in a zone at a moment; shortage rules hold. */
export interface ArrivalRule<Z extends string> {
  readonly rule: 'arrival'
  readonly zone: string
  readonly kind: Z
  readonly count: number
  readonly when: Moment
}

/** The game names the kinds. */
export const arrivalRule = <Z extends string>(
  kinds: readonly Z[],
): Rule<ArrivalRule<Z>, DoorMissionGame> => ({
  id: 'arrival',
  figures: '`count` zombies of a `kind` in `zone`, `when` (a moment)',
  read: (fields) => ({
    rule: 'arrival',
    zone: fields.name('zone'),
    kind: fields.one('kind', kinds),
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
})
