import { type Event, has, type Json, nth, type Telling, type Term } from '@graveshift/kernel'
import { NONE, type ZonesBoard } from '../board.ts'
import { LEVELS, MODES } from '../content/types.ts'
import type { ZonesEvent, ZonesEventOf } from '../events.ts'
import { onBoard } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { personIn } from '../names.ts'
import { tellMoves } from './moves.ts'
import { cardTerm, listTerm, logLine, personTerm, word, zombiesTerm, zombieTerm, zoneTerm } from './terms.ts'

/** The sentence for one kind of event. The type of a method: which one is called goes by the type of the event. */
export type Teller<E extends Event, K extends object, B extends ZonesBoard> = {
  tell(event: E, kit: K, board: B, answer?: Json): Telling
}['tell']

type Tellers = { readonly [T in ZonesEvent['type']]: Teller<ZonesEventOf<T>, Kit, ZonesBoard> }

const kindsIn = (kit: Kit, bits: number): Term =>
  listTerm(kit.kinds.flatMap(({ id }, kind) => (bits & (1 << kind) ? [word(`zombie.${id}.name`)] : [])))

/** Some cards are blank at low danger: that is said, lest somebody waits for zombies. */
function broughtBy({ spawnCards }: Kit, id: string, level: number): 'nobody' | 'nothing' | 'some' {
  const drawn = spawnCards[id]
  if (drawn === undefined) return 'some'
  if (has(drawn, 'lines')) return drawn.lines[level] === 0 ? 'nobody' : 'some'
  return level === 0 ? 'nothing' : 'some'
}

/** What the log says of every event that all games on zones have; the board is the one after it. */
export const ZONES_TELLERS: Tellers = {
  roundBegan: ({ round }) => logLine('roundBegan', { round }),
  phaseBegan: ({ phase }) => logLine('phaseBegan', { phase: word(`phase.${phase}`) }),
  firstPlayer: ({ seat }) => logLine('firstPlayer', { seat: seat + 1 }),
  dealt: ({ person: who, card: what }, kit, board) =>
    logLine('dealt', { person: personTerm(board, who), card: cardTerm(kit, what) }),
  turnBegan: ({ person: who, gift }, _kit, board) =>
    logLine(gift === NONE ? 'turnBegan' : 'turnBegan.gift', { person: personTerm(board, who) }),
  turnEnded: ({ person: who }, _kit, board) => logLine('turnEnded', { person: personTerm(board, who) }),
  acted({ person: who, action }, _kit, board, answer = null) {
    // Nothing else says with whom, where both are one player's and nothing changes hands.
    const partner = action === 'trade' ? personIn(board, answer, 'partner') : undefined
    return partner === undefined
      ? logLine('acted', { person: personTerm(board, who), action: word(`action.${action}`) })
      : logLine('acted.trade', { person: personTerm(board, who), partner: personTerm(board, partner) })
  },
  walked: ({ person: who, path, how }, kit, board) =>
    logLine('walked', {
      person: personTerm(board, who),
      how: word(`gait.${how}`),
      zone: zoneTerm(kit, path.at(-1) ?? NONE),
    }),
  shoved: ({ person: who, to }, kit, board) =>
    logLine('shoved', { person: personTerm(board, who), zone: zoneTerm(kit, to) }),
  drawn: ({ person: who, card: what }, kit, board) =>
    logLine('drawn', { person: personTerm(board, who), card: cardTerm(kit, what) }),
  foundDiscarded: ({ card: what }, kit) => logLine('foundDiscarded', { card: cardTerm(kit, what) }),
  discarded: ({ person: who, card: what }, kit, board) =>
    logLine('discarded', { person: personTerm(board, who), card: cardTerm(kit, what) }),
  eaten: ({ person: who, card: what }, kit, board) =>
    logLine('eaten', { person: personTerm(board, who), card: cardTerm(kit, what) }),
  arranged: ({ person: who, partner, card: what, to, for: back }, kit, board) =>
    logLine(back === undefined ? 'arranged' : 'arranged.for', {
      person: personTerm(board, to.startsWith('partner') ? partner : who),
      card: cardTerm(kit, what),
      place: word(`place.${to}`),
      ...(back === undefined ? {} : { back: cardTerm(kit, back) }),
    }),
  inventorySet: ({ person: who }, _kit, board) => logLine('inventorySet', { person: personTerm(board, who) }),
  tradeOffered: ({ person: who, partner }, _kit, board) =>
    logLine('tradeOffered', { person: personTerm(board, who), partner: personTerm(board, partner) }),
  tradeAgreed: ({ person: who, partner }, _kit, board) =>
    logLine('tradeAgreed', { person: personTerm(board, who), partner: personTerm(board, partner) }),
  tradeDeclined: ({ person: who, partner }, _kit, board) =>
    logLine('tradeDeclined', { person: personTerm(board, who), partner: personTerm(board, partner) }),
  shuffled: ({ pile }) => logLine('shuffled', { deck: word(`deck.${pile}`) }),
  fired: ({ person: who, card: what }, kit, board) =>
    logLine('fired', { person: personTerm(board, who), card: cardTerm(kit, what) }),
  reloaded: ({ person: who, card: what }, kit, board) =>
    logLine('reloaded', { person: personTerm(board, who), card: cardTerm(kit, what) }),
  allReloaded: () => logLine('allReloaded'),
  attacked: ({ person: who, with: what, dual, mode, zone: where }, kit, board) =>
    logLine(dual ? 'attacked.dual' : 'attacked', {
      person: personTerm(board, who),
      card: cardTerm(kit, what),
      mode: word(`mode.${nth(MODES, mode)}`),
      zone: zoneTerm(kit, where),
    }),
  rolled: ({ person: who, dice, why, of }, _kit, board) =>
    logLine(of === undefined ? 'rolled' : 'rolled-of', {
      person: personTerm(board, who),
      dice: dice.join(' '),
      why: word(`roll.${why}`),
      ...(of !== undefined && { of: word(`dice.${of}`) }),
    }),
  killed: ({ person: who, zone: where, kind, count }, kit, board) =>
    who === NONE
      ? logLine('killed.nobody', {
          zombies: zombiesTerm(kit, kind, count),
          count,
          zone: zoneTerm(kit, where),
        })
      : logLine('killed', {
          person: personTerm(board, who),
          zombies: zombiesTerm(kit, kind, count),
          zone: zoneTerm(kit, where),
        }),
  hitLost: ({ kind, count }, kit) =>
    kind === NONE
      ? logLine('hitLost.left', { count })
      : logLine('hitLost', { zombie: zombieTerm(kit, kind), count }),
  gained: ({ person: who, points, from }, _kit, board) =>
    logLine('gained', { person: personTerm(board, who), points, from: word(`points.${from}`) }),
  levelled: ({ person: who, level, lap }, _kit, board) =>
    logLine(lap ? 'levelled.lap' : 'levelled', {
      person: personTerm(board, who),
      level: word(`level.${nth(LEVELS, level)}`),
    }),
  skillGained: ({ person: who, skill }, _kit, board) =>
    logLine('skillGained', { person: personTerm(board, who), skill: word(`skill.${skill}.name`) }),
  wounded: ({ person: who, wounds, from }, _kit, board) =>
    logLine('wounded', { person: personTerm(board, who), wounds, from: word(`wounds.${from}`) }),
  woundIgnored: ({ person: who, skill }, _kit, board) =>
    logLine('woundIgnored', { person: personTerm(board, who), skill: word(`ignored.${skill}`) }),
  healed: ({ person: who, wounds, by }, _kit, board) =>
    logLine('healed', { person: personTerm(board, who), wounds, by: personTerm(board, by) }),
  eliminated: ({ person: who }, _kit, board) => logLine('eliminated', { person: personTerm(board, who) }),
  zombiesAttacked: ({ zone: where, kind, count }, kit) =>
    logLine('zombiesAttacked', { zombies: zombiesTerm(kit, kind, count), count, zone: zoneTerm(kit, where) }),
  zombiesMoved: ({ moves }, kit, board) => tellMoves(kit, board, moves),
  placed: ({ zone: where, kind, count }, kit) =>
    logLine('placed', { zombies: zombiesTerm(kit, kind, count), count, zone: zoneTerm(kit, where) }),
  spawnRevealed: ({ card: what }) => logLine('spawnRevealed', { card: what }),
  spawnDrawn: ({ card: what, zone: where, level }, kit) =>
    logLine('spawnDrawn', {
      card: what,
      zone: zoneTerm(kit, where),
      level: word(`level.${nth(LEVELS, level)}`),
      brings: broughtBy(kit, what, level),
    }),
  activated: ({ kinds, why }, kit, board) =>
    logLine('activated', {
      zombies: kindsIn(kit, kinds),
      why: word(`activation.${why}`),
      idle: kit.kinds.some((_, kind) => kinds & (1 << kind) && onBoard(kit, board, kind) > 0) ? 'no' : 'yes',
    }),
  stood: ({ person: who, zone: where }, kit, board) =>
    logLine('stood', { person: personTerm(board, who), zone: zoneTerm(kit, where) }),
  left: ({ person: who }, _kit, board) => logLine('left', { person: personTerm(board, who) }),
  won: () => logLine('won'),
  lost: ({ why }) => logLine('lost', { why: word(`lost.${why}`) }),
  handedOver: ({ companion, to }, _kit, board) =>
    logLine('handedOver', { person: personTerm(board, to), companion: personTerm(board, companion) }),
}
