import {
  asIs,
  COUNT,
  each,
  type FormOf,
  listOf,
  maybe,
  meaning,
  oneOf,
  SEAT,
  TRUTH,
} from '@graveshift/kernel/outward'
import { type Event, STEPS } from '../board.ts'
import { COLOURS, LETTERS, SPEEDS, TIERS } from '../content/types.ts'
import { AGAINS, AMMO_USES, DAMAGE_SOURCES, GAIN_SOURCES, STROKES } from '../sources.ts'
import { body, CARD, type OutwardScene, SURVIVOR, square, squares, target, ZOMBIE } from './fields.ts'

type Forms = { readonly [T in Event['type']]: FormOf<Extract<Event, { type: T }>, OutwardScene, 'type'> }

const seat = asIs<number>(SEAT)
const count = asIs<number>(COUNT)
const card = asIs<string>(CARD)
const zombie = asIs<number>(ZOMBIE)
const colour = asIs<(typeof COLOURS)[number]>(oneOf(COLOURS))
const tier = asIs<(typeof TIERS)[number]>(oneOf(TIERS))

/** How every fact is told outside. */
export const EVENTS: Forms = {
  roundBegan: { round: count },
  stepBegan: { step: asIs(oneOf(STEPS)) },
  turnRevealed: { turn: count, card },
  companionsDrawn: { seat, companions: asIs(listOf(SURVIVOR)) },
  companionUsed: { seat, companion: asIs(SURVIVOR) },
  weaponUsed: {
    seat,
    colour,
    again: meaning(maybe(asIs(oneOf(AGAINS))), 'what paid for a second activation'),
  },
  weaponDeclined: { seat },
  crossed: { seat, target, lo: squares, hi: 'inside', by: asIs(oneOf(STROKES)) },
  gained: {
    seat,
    what: asIs(oneOf(['armor', 'ammo'])),
    amount: meaning(count, 'slots outlined'),
    lost: meaning(count, 'what did not fit on the track'),
    from: asIs(oneOf(GAIN_SOURCES)),
  },
  ammoSpent: { seat, why: asIs(oneOf(AMMO_USES)) },
  killed: { zombie, card, seat: meaning(seat, 'whose street it was'), by: meaning(seat, 'who killed it') },
  pushed: { zombie },
  frenzied: { seat, colour, circle: count },
  upgraded: { seat, colour, level: count },
  upgradesLost: { seat, count },
  walked: { zombies: each(zombie) },
  attacked: { zombie, seat, damage: count },
  exploded: { zombie, card, seat: meaning(seat, 'whose street it was'), damage: count },
  suffered: { seat, armor: count, health: count, from: asIs(oneOf(DAMAGE_SOURCES)) },
  spawnRevealed: { card: asIs(oneOf(LETTERS)) },
  bossCardRevealed: { card },
  reshuffled: { tier },
  zombieDrawn: { tier, card },
  zombieDealt: { card, seat, zombie },
  skillUsed: { turn: count },
  armorBroken: { seat, amount: count },
  bossAttacked: { body, special: asIs(TRUTH), damage: count },
  ringCleared: { seat, body, square, lo: squares, hi: 'inside' },
  screamed: { speed: asIs(oneOf(SPEEDS)) },
  bodyKilled: { body },
  bossMoved: { seat },
  won: {},
  lost: { why: asIs(oneOf(['death', 'time'])), seat: meaning(maybe(seat), 'who died') },
}
