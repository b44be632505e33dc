import { has, isRecord } from '@graveshift/kernel'
import { wholeNumber } from '@graveshift/kernel/read-by'
import * as v from 'valibot'
import { LETTERS } from '../content/types.ts'
import { bossBodiesSchema, weaponSchema, zombieSchema } from '../custom.ts'
import { ruleOptionEntries } from '../option-entries.ts'
import { oneForEachSeat } from '../setup.ts'

const count = wholeNumber(0, 99)
const seat = wholeNumber(0, 5)
const slot = wholeNumber(1, 3)
/** What a zombie is called by. */
const number = wholeNumber(1, 999)
const ids = v.pipe(v.array(v.string()), v.maxLength(100))
const perColour = v.strictObject({
  red: v.optional(count),
  green: v.optional(count),
  blue: v.optional(count),
  yellow: v.optional(count),
})

/** Owned slots as a number, or owned and used ones, and the length of the track if it is not the printed one. */
const track = v.union([
  v.pipe(
    count,
    v.transform((owned) => ({ owned, used: 0, of: undefined })),
  ),
  v.strictObject({ owned: v.optional(count, 0), used: v.optional(count, 0), of: v.optional(count) }),
])

const health = v.union([
  v.pipe(
    count,
    v.transform((left) => ({ left, of: undefined })),
  ),
  v.strictObject({ left: wholeNumber(1, 99), of: v.optional(wholeNumber(1, 99)) }),
])

/** A zombie in a street: a printed card by id, or one of its own with a drawing. */
const inStreet = { slot, number: v.optional(number) }
const printedZombie = v.strictObject({ ...inStreet, card: v.string(), crossed: v.optional(v.string(), '') })
const drawnZombie = v.strictObject({ ...inStreet, ...zombieSchema.entries })
const eitherZombie = v.union(
  [printedZombie, drawnZombie],
  'a zombie is {slot, card, crossed} or {slot, type, speed, fixed, grid}',
)

/** Whoever names a card or draws a grid meant that form: then the field that is wrong can be named. */
const streetSchema = v.lazy((raw): typeof eitherZombie | typeof printedZombie | typeof drawnZombie => {
  const isCard = isRecord(raw) && has(raw, 'card')
  const isDrawn = isRecord(raw) && has(raw, 'grid')
  if (isCard === isDrawn) return eitherZombie
  return isCard ? printedZombie : drawnZombie
})

/** In the step attack a weapon, and in solo a companion; in the step ammo the ammo. */
const DEEDS = ['weapon', 'companion', 'ammo'] as const

const seatSchema = v.strictObject({
  survivor: v.string(),
  health: v.optional(health),
  armor: v.optional(track),
  ammo: v.optional(track),
  upgrades: v.optional(perColour, {}),
  frenzy: v.optional(perColour, {}),
  owed: v.optional(count, 0),
  /** What the seat has done with in the step that is running. */
  done: v.optional(v.pipe(v.array(v.picklist(DEEDS)), v.maxLength(3)), []),
  weapons: v.optional(
    v.strictObject({
      red: v.optional(weaponSchema),
      green: v.optional(weaponSchema),
      blue: v.optional(weaponSchema),
      yellow: v.optional(weaponSchema),
    }),
    {},
  ),
  companions: v.optional(v.strictObject({ ready: v.optional(ids, []), used: v.optional(ids, []) })),
  street: v.optional(v.pipe(v.array(streetSchema), v.maxLength(60)), []),
})

const bossSchema = v.strictObject({
  id: v.optional(v.string()),
  seat: v.optional(seat),
  /** Crossed squares of each body, by name. */
  crossed: v.optional(v.union([v.string(), v.pipe(v.array(v.string()), v.maxLength(3))])),
  screams: v.optional(count, 0),
  skillTurn: v.optional(count, 0),
  bodies: v.optional(bossBodiesSchema.entries.bodies),
  track: bossBodiesSchema.entries.track,
})

export const POSITION_STEPS = ['reveal', 'attack', 'ammo', 'upgrade', 'walk', 'card', 'deal'] as const

export const positionSchema = v.strictObject({
  difficulty: v.optional(v.string(), 'standard'),
  leader: v.optional(seat, 0),
  ...ruleOptionEntries(),
  round: v.optional(wholeNumber(1, 2), 1),
  turn: v.optional(wholeNumber(1, 9), 1),
  step: v.optional(v.picklist(POSITION_STEPS), 'attack'),
  /** The turn card face up. */
  card: v.optional(v.string(), 'red-fast'),
  seats: oneForEachSeat(seatSchema),
  boss: v.optional(bossSchema, {}),
  /** Cards of one's own that are in the decks rather than in a street. */
  zombies: v.optional(v.pipe(v.array(zombieSchema), v.maxLength(60)), []),
  /** Zombies drawn so far: the next one's number is one more. */
  drawn: v.optional(wholeNumber(0, 999)),
  tray: v.optional(ids, []),
  discards: v.optional(ids, []),
  /** Keep only these printed zombies in the decks; all that lie nowhere else if not given. */
  decks: v.optional(ids),
  left: v.optional(
    v.strictObject({
      turn: v.optional(ids),
      spawn: v.optional(v.pipe(v.array(v.picklist(LETTERS)), v.maxLength(7))),
      boss: v.optional(v.tuple([ids, ids])),
    }),
    {},
  ),
})

export type PositionInput = v.InferOutput<typeof positionSchema>
export type SeatInput = v.InferOutput<typeof seatSchema>
