import { has, nth, type Telling, type Term } from '@graveshift/kernel'
import { LEVELS, MODES, NONE, onBoard, zoneName } from '@graveshift/zones'
import type { Board } from './board.ts'
import type { Event } from './game.ts'
import type { SecondKit } from './second-kit.ts'
import { tellMoves } from './tell-moves.ts'

type EventType = Event['type']
type EventOf<T extends EventType> = Extract<Event, { type: T }>
type Tellers = { readonly [T in EventType]: (event: EventOf<T>, kit: SecondKit, board: Board) => Telling }

const word = (key: string): Telling => ({ word: key })
const line = (key: string, values: Readonly<Record<string, Term>> = {}): Telling => ({
  word: `log.${key}`,
  with: values,
})

const person = (board: Board, index: number): Telling =>
  index === NONE ? word('word.nobody') : word(`survivor.${nth(board.people, index).id}.name`)
const card = (kit: SecondKit, face: string): Telling => word(`card.${kit.cards[face]?.name ?? face}.name`)
const zone = (kit: SecondKit, index: number): string => (index === NONE ? '' : zoneName(kit.map, index))
const zombie = (kit: SecondKit, kind: number): Telling =>
  kind === NONE ? word('word.zombie') : word(`zombie.${nth(kit.kinds, kind).id}.name`)

/** So many of a kind, as the language counts them. */
const counted = (kit: SecondKit, kind: number, count: number): Telling => ({
  word: `zombie-count.${nth(kit.kinds, kind).id}`,
  with: { count },
})

const list = (words: readonly Telling[]): Telling | string =>
  words.length === 0 ? '' : words.reduce((rest, last) => ({ word: 'list.pair', with: { rest, last } }))

const carName = (board: Board, car: number): Telling => word(`car.${nth(board.cars, car).kind}.name`)

const kindsIn = (kit: SecondKit, bits: number): Telling | string =>
  list(kit.kinds.flatMap(({ id }, kind) => (bits & (1 << kind) ? [word(`zombie.${id}.name`)] : [])))

/** Some cards are blank at low danger: that is said, lest somebody waits for zombies. */
function broughtBy({ spawnCards }: SecondKit, id: string, level: number): 'nobody' | 'nothing' | 'some' {
  const drawn = spawnCards[id]
  if (drawn === undefined) return 'some'
  if (has(drawn, 'lines')) return drawn.lines[level] === 0 ? 'nobody' : 'some'
  return level === 0 ? 'nothing' : 'some'
}

const TELLERS: Tellers = {
  roundBegan: ({ round }) => line('roundBegan', { round }),
  phaseBegan: ({ phase }) => line('phaseBegan', { phase: word(`phase.${phase}`) }),
  firstPlayer: ({ seat }) => line('firstPlayer', { seat: seat + 1 }),
  dealt: ({ person: who, card: what }, kit, board) =>
    line('dealt', { person: person(board, who), card: card(kit, what) }),
  turnBegan: ({ person: who, gift }, _kit, board) =>
    line(gift === NONE ? 'turnBegan' : 'turnBegan.gift', { person: person(board, who) }),
  turnEnded: ({ person: who }, _kit, board) => line('turnEnded', { person: person(board, who) }),
  acted: ({ person: who, action }, _kit, board) =>
    line('acted', { person: person(board, who), action: word(`action.${action}`) }),
  walked: ({ person: who, path, how }, kit, board) =>
    line('walked', {
      person: person(board, who),
      how: word(`gait.${how}`),
      zone: zone(kit, path.at(-1) ?? NONE),
    }),
  shoved: ({ person: who, to }, kit, board) =>
    line('shoved', { person: person(board, who), zone: zone(kit, to) }),
  drawn: ({ person: who, card: what }, kit, board) =>
    line('drawn', { person: person(board, who), card: card(kit, what) }),
  foundDiscarded: ({ card: what }, kit) => line('foundDiscarded', { card: card(kit, what) }),
  discarded: ({ person: who, card: what }, kit, board) =>
    line('discarded', { person: person(board, who), card: card(kit, what) }),
  eaten: ({ person: who, card: what }, kit, board) =>
    line('eaten', { person: person(board, who), card: card(kit, what) }),
  arranged: ({ person: who, partner, card: what, to, for: back }, kit, board) =>
    line(back === undefined ? 'arranged' : 'arranged.for', {
      person: person(board, to.startsWith('partner') ? partner : who),
      card: card(kit, what),
      place: word(`place.${to}`),
      ...(back === undefined ? {} : { back: card(kit, back) }),
    }),
  inventorySet: ({ person: who }, _kit, board) => line('inventorySet', { person: person(board, who) }),
  tradeOffered: ({ person: who, partner }, _kit, board) =>
    line('tradeOffered', { person: person(board, who), partner: person(board, partner) }),
  tradeAgreed: ({ person: who, partner }, _kit, board) =>
    line('tradeAgreed', { person: person(board, who), partner: person(board, partner) }),
  tradeDeclined: ({ person: who, partner }, _kit, board) =>
    line('tradeDeclined', { person: person(board, who), partner: person(board, partner) }),
  shuffled: ({ pile }) => line('shuffled', { deck: word(`deck.${pile}`) }),
  fired: ({ person: who, card: what }, kit, board) =>
    line('fired', { person: person(board, who), card: card(kit, what) }),
  reloaded: ({ person: who, card: what }, kit, board) =>
    line('reloaded', { person: person(board, who), card: card(kit, what) }),
  allReloaded: () => line('allReloaded'),
  attacked: ({ person: who, with: what, dual, mode, zone: where }, kit, board) =>
    line(dual ? 'attacked.dual' : 'attacked', {
      person: person(board, who),
      card: card(kit, what),
      mode: word(`mode.${nth(MODES, mode)}`),
      zone: zone(kit, where),
    }),
  rolled: ({ person: who, dice, why }, _kit, board) =>
    line('rolled', { person: person(board, who), dice: dice.join(' '), why: word(`roll.${why}`) }),
  killed: ({ person: who, zone: where, kind, count }, kit, board) =>
    who === NONE
      ? line('killed.nobody', { zombies: counted(kit, kind, count), count, zone: zone(kit, where) })
      : line('killed', {
          person: person(board, who),
          zombies: counted(kit, kind, count),
          zone: zone(kit, where),
        }),
  hitLost: ({ kind, count }, kit) => line('hitLost', { zombie: zombie(kit, kind), count }),
  gained: ({ person: who, points, from }, _kit, board) =>
    line('gained', { person: person(board, who), points, from: word(`points.${from}`) }),
  levelled: ({ person: who, level, lap }, _kit, board) =>
    line(lap ? 'levelled.lap' : 'levelled', {
      person: person(board, who),
      level: word(`level.${nth(LEVELS, level)}`),
    }),
  skillGained: ({ person: who, skill }, _kit, board) =>
    line('skillGained', { person: person(board, who), skill: word(`skill.${skill}.name`) }),
  wounded: ({ person: who, wounds, from }, _kit, board) =>
    line('wounded', { person: person(board, who), wounds, from: word(`wounds.${from}`) }),
  woundIgnored: ({ person: who, skill }, _kit, board) =>
    line('woundIgnored', { person: person(board, who), skill: word(`ignored.${skill}`) }),
  healed: ({ person: who, wounds, by }, _kit, board) =>
    line('healed', { person: person(board, who), wounds, by: person(board, by) }),
  eliminated: ({ person: who }, _kit, board) => line('eliminated', { person: person(board, who) }),
  zombiesAttacked: ({ zone: where, kind, count }, kit) =>
    line('zombiesAttacked', { zombies: counted(kit, kind, count), count, zone: zone(kit, where) }),
  zombiesMoved: ({ moves }, kit, board) => tellMoves(kit, board, moves),
  placed: ({ zone: where, kind, count }, kit) =>
    line('placed', { zombies: counted(kit, kind, count), count, zone: zone(kit, where) }),
  spawnRevealed: ({ card: what }) => line('spawnRevealed', { card: what }),
  spawnDrawn: ({ card: what, zone: where, level }, kit) =>
    line('spawnDrawn', {
      card: what,
      zone: zone(kit, where),
      level: word(`level.${nth(LEVELS, level)}`),
      brings: broughtBy(kit, what, level),
    }),
  activated: ({ kinds, why }, kit, board) =>
    line('activated', {
      zombies: kindsIn(kit, kinds),
      why: word(`activation.${why}`),
      idle: kit.kinds.some((_, kind) => kinds & (1 << kind) && onBoard(kit, board, kind) > 0) ? 'no' : 'yes',
    }),
  left: ({ person: who }, _kit, board) => line('left', { person: person(board, who) }),
  won: () => line('won'),
  lost: ({ why }) => line('lost', { why: word(`lost.${why}`) }),
  noiseMade: ({ zone: where }, kit) => line('noiseMade', { zone: zone(kit, where) }),
  noiseCleared: () => line('noiseCleared'),
  doorOpened: ({ door, person: who }, kit, board) =>
    who === NONE
      ? line('doorOpened.mission', { door: nth(kit.map.doors, door).name })
      : line('doorOpened', { person: person(board, who), door: nth(kit.map.doors, door).name }),
  buildingOpened: ({ building }, kit) =>
    line('buildingOpened', { rooms: nth(kit.map.buildings, building).rooms.length }),
  tokenTaken: ({ token, person: who }, _kit, board) =>
    line('tokenTaken', { person: person(board, who), token: word(`token.${nth(board.tokens, token).kind}`) }),
  woken: ({ colour }) => line('woken', { colour: word(`colour.${colour}`) }),
  stored: ({ person: who, card: what }, kit, board) =>
    line('stored', { person: person(board, who), card: card(kit, what) }),
  companionPlaced: ({ id, zone: where }, kit) =>
    line('companionPlaced', { person: word(`survivor.${id}.name`), zone: zone(kit, where) }),
  rallied: ({ person: who, companion }, _kit, board) =>
    line('rallied', { person: person(board, who), companion: person(board, companion) }),
  handedOver: ({ companion, to }, _kit, board) =>
    line('handedOver', { person: person(board, to), companion: person(board, companion) }),
  gotIn: ({ person: who, car, seat }, _kit, board) =>
    line('gotIn', { person: person(board, who), car: carName(board, car), seat: word(`seat.${seat}`) }),
  gotOut: ({ person: who, car }, _kit, board) =>
    line('gotOut', { person: person(board, who), car: carName(board, car) }),
  seatChanged: ({ person: who, seat }, _kit, board) =>
    line('seatChanged', { person: person(board, who), seat: word(`seat.${seat}`) }),
  drove: ({ person: who, car, to, fast }, kit, board) =>
    line(fast ? 'drove.fast' : 'drove', {
      person: person(board, who),
      car: carName(board, car),
      zone: zone(kit, to),
    }),
  trunkEmptied: ({ person: who, car }, _kit, board) =>
    line('trunkEmptied', { person: person(board, who), car: carName(board, car) }),
  stood: ({ person: who, zone: where }, kit, board) =>
    line('stood', { person: person(board, who), zone: zone(kit, where) }),
  cast: ({ survivors }) =>
    line('cast', { survivors: list(survivors.map(({ id }) => word(`survivor.${id}.name`))) }),
  tallied: ({ what, count }) => line('tallied', { what: word(`tally.${what}`), count }),
}

/** The event as a sentence; the board is the one after it. */
export function tell(kit: SecondKit, event: Event, board: Board): Telling {
  const teller = TELLERS[event.type] as (event: Event, kit: SecondKit, board: Board) => Telling
  return teller(event, kit, board)
}
