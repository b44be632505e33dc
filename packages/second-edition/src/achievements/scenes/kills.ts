import type { Json } from '@graveshift/kernel'
import { HERE, melee, NEXT, ranged } from '../../testing.ts'
import { type Bystander, ned } from './fight.ts'
import type { Scene } from './scene.ts'

const sixes = (count: number): number[] => Array.from({ length: count }, () => 6)

const fight = (
  title: string,
  hand: string,
  zombies: Readonly<Record<string, Readonly<Record<string, number>>>>,
  dice: readonly number[],
  pick: Json,
  earns: readonly string[],
  more: Readonly<Record<string, Json>> = {},
  others: readonly Bystander[] = [],
): Scene => ({
  title,
  at: ned({ hand: [hand], ...more }, { zombies }, others),
  script: { dice },
  act: (table) => void table.do(pick),
  earns,
})

/** Three zones down the street. */
const FAR = '5R.SW'

const throwAt = (zone: string): Json => ({ do: 'throw', card: 'molotov', zone })

export const KILL_SCENES: readonly Scene[] = [
  fight('four at one blow', 'golden-kukri', { [HERE]: { walker: 4 } }, sixes(4), melee('golden-kukri'), [
    'all-sixes by 0',
    'clean-sweep by 0',
  ]),
  fight(
    'three at one blow are no clean sweep',
    'golden-kukri',
    { [HERE]: { walker: 4 } },
    [6, 6, 6, 1],
    melee('golden-kukri'),
    [],
  ),
  fight('six in one fire', 'molotov', { [NEXT]: { walker: 6 } }, [], throwAt(NEXT), [
    'bonfire by 0',
    'rampage by 0',
  ]),
  fight('five in one fire', 'molotov', { [NEXT]: { walker: 5 } }, [], throwAt(NEXT), []),
  fight(
    'a dozen in one fire',
    'molotov',
    { [NEXT]: { walker: 12 } },
    [],
    throwAt(NEXT),
    ['bonfire by 0', 'dozen by 0', 'rampage by 0', 'seeing-red by 0'],
    { points: 31 },
  ),
  fight('fifty in one fire', 'molotov', { [NEXT]: { walker: 40, fatty: 10 } }, [], throwAt(NEXT), [
    'bonfire by 0',
    'dozen by 0',
    'fifty',
    'rampage by 0',
    'seeing-red by 0',
  ]),
  fight('forty-nine in one fire', 'molotov', { [NEXT]: { walker: 40, fatty: 9 } }, [], throwAt(NEXT), [
    'bonfire by 0',
    'dozen by 0',
    'rampage by 0',
    'seeing-red by 0',
  ]),
  fight('three runners in a turn', 'molotov', { [NEXT]: { runner: 3 } }, [], throwAt(NEXT), ['outrun by 0']),
  fight(
    'one of every kind',
    'molotov',
    { [NEXT]: { walker: 1, runner: 1, fatty: 1, abomination: 1 } },
    [],
    throwAt(NEXT),
    ['collector', 'giant-slayer by 0'],
  ),
  fight(
    'a shot over three zones',
    'sniper-rifle',
    { [FAR]: { walker: 1 } },
    [6],
    ranged('sniper-rifle', FAR),
    ['long-shot by 0'],
  ),
  fight('a shot at arm’s length', 'pistol', { [HERE]: { walker: 1 } }, [6], ranged('pistol', HERE), [
    'point-blank by 0',
  ]),
  fight(
    'a shot past a friend',
    'pistol',
    { [NEXT]: { walker: 1 } },
    [6],
    ranged('pistol'),
    ['hold-still by 0'],
    {},
    [{ id: 'doug', zone: NEXT }],
  ),
  {
    title: 'four under the wheels',
    at: {
      mission: 'drive-by-shooting',
      survivors: ['elle'],
      turn: 'elle',
      people: [{ id: 'elle', zone: '4V.SE', skills: [] }],
      cars: [{ driver: 'elle' }],
      zombies: { '6V.E': { walker: 3 }, '6V.SE': { walker: 1 } },
    },
    script: { dice: sixes(6) },
    act: (table) => void table.do({ do: 'drive', path: ['6V.E', '6V.SE'] }),
    earns: ['all-sixes by 0', 'road-kill by 0'],
  },
]
