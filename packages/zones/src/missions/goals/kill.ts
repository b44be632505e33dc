import { NONE } from '../../board.ts'
import type { ZombieKind } from '../../content/types.ts'
import { emit } from '../../emit.ts'
import { share } from '../closeness.ts'
import type { Goal } from '../goal.ts'
import type { MissionKit } from '../mission-game.ts'
import { MOST } from '../read-figures.ts'
import { said, zombies } from '../sentences.ts'

/** So many zombies of a kind (any kind without one) were killed. */
export interface KillGoal<Z extends string> {
  readonly goal: 'kill'
  readonly kind?: Z
  readonly count: number
}

const ABOMINATION = 'abomination'

const bombsAmong = (cards: MissionKit['cards'], held: readonly string[]): number =>
  held.filter((card) => cards[card]?.kind === 'bomb').length

const tallyOf = (kind = 'any'): string => `kill:${kind}`

/** Which of the kinds on the board count; all abominations are one kind here. */
const counts = ({ id, abomination }: ZombieKind, kind: string | undefined): boolean =>
  kind === undefined || (kind === ABOMINATION ? abomination === true : id === kind)

/** Zombies killed by survivors, counted as they fall; the game names the kinds. */
export const killGoal = <Z extends string>(kinds: readonly Z[]): Goal<KillGoal<Z>> => ({
  id: 'kill',
  figures: '`count`, `kind` (any without)',
  read: (fields) => ({
    goal: 'kill',
    ...(fields.has('kind') ? { kind: fields.one('kind', kinds) } : {}),
    count: fields.count('count', 1, MOST),
  }),
  tell: ({ kind, count }) =>
    kind === undefined
      ? said('goal.kill', { count })
      : said('goal.kill-kind', { zombies: zombies(kind, count) }),
  on: ['killed', 'tallied'],
  tally: ({ kind }) => tallyOf(kind),
  tallies: [tallyOf(), ...kinds.map((kind) => tallyOf(kind))],
  met: (_kit, { tally }, { kind, count }) => (tally[tallyOf(kind)] ?? 0) >= count,
  count: (_kit, { tally }, { kind, count }) => ({ done: tally[tallyOf(kind)] ?? 0, of: count }),
  progress: (_kit, { tally }, { kind, count }) => share(tally[tallyOf(kind)] ?? 0, count),
  after(kit, table, event, { kind: wanted }) {
    if (event.type !== 'killed' || event.person === NONE) return
    const kind = kit.kinds[event.kind]
    if (kind === undefined || !counts(kind, wanted)) return
    const what = tallyOf(wanted)
    emit(kit, table, { type: 'tallied', what, count: (table.board.tally[what] ?? 0) + event.count })
  },
  // What needs more damage than any weapon does asks for bombs.
  wanted: {
    card: ({ cards }, card, { kind }) => kind === ABOMINATION && cards[card]?.kind === 'bomb',
    missing: ({ cards }, { people, tally }, { kind, count }) => {
      if (kind !== ABOMINATION) return 0
      const bombs = people.reduce(
        (sum, { hand, pack }) => sum + bombsAmong(cards, hand) + bombsAmong(cards, pack),
        0,
      )
      return count - (tally[tallyOf(kind)] ?? 0) - bombs
    },
    prey: ({ kinds: all }, { kind }) =>
      kind === ABOMINATION
        ? all.reduce((bits, { abomination }, each) => (abomination ? bits | (1 << each) : bits), 0)
        : 0,
  },
})
