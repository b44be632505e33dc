import { IMPROVISED } from '../../actions/improvise.ts'
import { budgetsOf } from '../../budgets.ts'
import { type CardState, cardFaces, SPENT } from '../../content/faces.ts'
import type { Card, CardData, SpawnCard, ZombieKind } from '../../content/types.ts'
import { breakIn, DOOR_BUDGET } from '../../features/doors/break-in.ts'
import type { DoorCardData } from '../../features/doors/doors.ts'
import type { KidData } from '../../features/kids/kids.ts'
import { TRAP } from '../../features/traps/traps.ts'
import { skillsFor } from '../../skills/index.ts'
import { passiveSkill } from '../../skills/passive.ts'
import { isStart } from '../../skills/starts-with.ts'
import { inventoryOf, NO_LIMIT } from '../../slots.ts'
import { EQUIPMENT, SPAWN } from '../../streams.ts'

/** A game of no box, as small as can be: three kinds of zombies, a handful of cards, four people. */

export const KINDS: readonly ZombieKind[] = [
  { id: 'crawler', rank: 2, damage: 1, points: 1, actions: 1, figures: 12 },
  { id: 'hound', rank: 1, damage: 1, points: 1, actions: 2, figures: 6 },
  { id: 'giant', rank: 3, damage: 2, points: 5, actions: 1, figures: 1, abomination: true },
]

/** What throws sparks, until one of them goes out. */
export const TORCH = 'torch'
export const COLD: CardState = { id: 'cold', mark: '-' }

/** What people ride in. */
export const CART = 'cart'

const weapon = (
  id: string,
  mode: 'melee' | 'ranged',
  most: number,
  more: Partial<DoorCardData> = {},
): DoorCardData => ({
  id,
  kind: 'weapon',
  profiles: [{ mode, least: 0, most, dice: 2, accuracy: 3, damage: 1, noisy: mode === 'ranged' }],
  ...more,
})

const CARDS: readonly DoorCardData[] = [
  weapon('spade', 'melee', 0, { door: 'silent' }),
  weapon('pick', 'melee', 0, { door: 'noisy', dual: true }),
  weapon('sling', 'ranged', 1, { dual: true }),
  weapon('musket', 'ranged', 2, { reload: true }),
  weapon(TORCH, 'ranged', 1),
  { id: 'miter', kind: 'gear', profiles: [], skills: ['lucky'] },
  { id: 'bread', kind: 'food', profiles: [], food: 1 },
  { id: 'powder', kind: 'bomb', profiles: [], reach: [0, 1] },
]

const SNARE: CardData = { id: 'snare', kind: TRAP, profiles: [] }

export const CARD_NAMES: readonly string[] = CARDS.map(({ id }) => id)
const COPIES = 3
export const DECK: readonly string[] = [...CARD_NAMES, SNARE.id].flatMap((id) =>
  Array<string>(COPIES).fill(id),
)

/** The piles that are drawn from, by name. */
export const DECKS = { equipment: EQUIPMENT, zombies: SPAWN }

export const FACES: Readonly<Record<string, Card & DoorCardData>> = Object.fromEntries(
  [...CARDS, SNARE, ...IMPROVISED].flatMap((data: DoorCardData) =>
    cardFaces(data, data.id, EQUIPMENT, data.reload ? [SPENT] : data.id === TORCH ? [COLD] : []),
  ),
)

export const SPAWN_CARDS: Readonly<Record<string, SpawnCard>> = {
  few: { id: 'few', kind: 'crawler', lines: [1, 1, 2, 3], rush: false },
  fast: { id: 'fast', kind: 'hound', lines: [0, 1, 1, 2], rush: true },
  again: { id: 'again', activates: 'hound' },
}

const refused = (reason: string) => ({ refused: reason, rule: 'TINY-slots' })

/** One hand, a hat, a sack without a bottom for food, a backpack of two, and a quiver that only some have. */
export const INVENTORY = inventoryOf([
  { name: 'hand', kind: 'hand', size: 1, most: 1, full: refused('hand-full') },
  {
    name: 'head',
    kind: 'body',
    size: 1,
    most: 1,
    full: refused('head-full'),
    personal: true,
    unfit: ({ kind }, survivor) =>
      kind !== 'gear' ? refused('no-hat') : survivor?.id === 'cleo' ? refused('no-hats-for-cleo') : undefined,
  },
  {
    name: 'quiver',
    kind: 'hand',
    size: 2,
    most: 2,
    optional: true,
    full: refused('quiver-full'),
    unfit: ({ profiles }) => (profiles.some(({ mode }) => mode === 'ranged') ? undefined : refused('no-bow')),
  },
  {
    name: 'sack',
    kind: 'pack',
    size: NO_LIMIT,
    most: NO_LIMIT,
    full: refused('sack-full'),
    unfit: ({ kind }) => (kind === 'food' ? undefined : refused('no-food')),
  },
  { name: 'pack', kind: 'pack', size: 2, most: 4, full: refused('pack-full') },
])

const survivor = (id: string): KidData => ({
  id,
  kid: id === 'dot',
  health: 3,
  blue: ['plus-action'],
  yellow: ['plus-action'],
  orange: ['lucky', 'tough'],
  red: ['slippery', 'sniper'],
  slots: id === 'ben' ? ['quiver'] : [],
})

export const SURVIVORS: Readonly<Record<string, KidData>> = Object.fromEntries(
  ['ann', 'ben', 'cleo', 'dot'].map((id) => [id, survivor(id)]),
)

/** Sees through mist, which lies in few games: random ones have none. */
const OWL_EYES = 'owl-eyes'

export const SKILLS = skillsFor(
  KINDS.map(({ id, abomination }) => (abomination ? 'abomination' : id)),
  CARD_NAMES,
  [breakIn, passiveSkill('spare-powder', 'keepsBombs'), passiveSkill(OWL_EYES, 'seesThroughFog')],
)

/** Skills that come to something in any game; the others say what somebody begins with. */
export const LEARNT = SKILLS.ids.filter((id) => !isStart(id) && id !== OWL_EYES)

export const BUDGETS = budgetsOf([DOOR_BUDGET])
