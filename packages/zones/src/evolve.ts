import { Bug, type Event, nth, putCard, takeCard } from '@graveshift/kernel'
import { NONE, type Person, type Turn, type ZonesBoard } from './board.ts'
import { ANY } from './budgets.ts'
import type { ZonesEvent, ZonesEventOf } from './events.ts'
import { exchanged, replaceWhere, slotFor, withCard, without } from './inventory.ts'
import type { Kit } from './kit.ts'
import { currentTurn, personAt } from './people.ts'
import { cardsIn, placeNamed, setCardsIn } from './slots.ts'
import { SPAWN } from './streams.ts'

/** Writes what one kind of event says. The type of a method: which one is called goes by the type of the event. */
export type Evolver<K extends object, B extends ZonesBoard, E extends Event> = {
  write(kit: K, board: B, event: E): void
}['write']

/** Tables of several features as one; where several write for an event, they go in this order. */
export function joined<K extends object, B extends ZonesBoard, E extends Event>(
  ...tables: readonly { readonly [T in E['type']]?: Evolver<K, B, E> }[]
): { readonly [T in E['type']]?: Evolver<K, B, E> } {
  const all: { [T in E['type']]?: Evolver<K, B, E> } = {}
  for (const table of tables)
    for (const type of Object.keys(table) as E['type'][]) {
      const first = all[type]
      const next = table[type]
      all[type] =
        first && next
          ? (kit, board, event) => {
              first(kit, board, event)
              next(kit, board, event)
            }
          : next
    }
  return all
}

type Evolvers = { readonly [T in ZonesEvent['type']]: Evolver<Kit, ZonesBoard, ZonesEventOf<T>> }

const NO_NAMES: readonly string[] = []
const NOBODY: readonly number[] = []

function turnOf(board: ZonesBoard): Turn {
  return nth(board.turns, board.turns.length - 1)
}

function count(kit: Kit, board: ZonesBoard, zone: number, kind: number, change: number): void {
  const at = zone * kit.kinds.length + kind
  const now = (board.zombies[at] as number) + change
  if (now < 0) throw new Bug(`fewer than no zombies in zone ${zone}`)
  board.zombies[at] = now
}

/** Discards have no state; a spent weapon is loaded again by the time it comes back. */
function layAside(kit: Kit, board: ZonesBoard, card: string): void {
  const data = kit.cards[card]
  if (!data) throw new Bug(`no card ${card}`)
  const pile = nth(board.piles, data.pile)
  putCard(pile.discards, data.base)
}

/** Changes the cards at a place, seen from whoever moves them about. */
function change(
  kit: Kit,
  board: ZonesBoard,
  { person, partner }: { readonly person: number; readonly partner: number },
  name: string,
  changed: (cards: readonly string[]) => readonly string[],
): void {
  const place = placeNamed(kit.inventory, name)
  if (!place) throw new Bug(`no place ${name}`)
  if (!place.slot) {
    board.found = changed(board.found)
    return
  }
  const whose = personAt(board, place.isPartners ? partner : person)
  setCardsIn(whose, place.slot, changed(cardsIn(whose, place.slot)))
}

function dropCard(person: Person, card: string): void {
  replaceWhere(person, card, (cards) => without(cards, card))
}

/** One face of a card instead of another, wherever somebody has it. */
export function turnCard(person: Person, from: string, to: string): void {
  replaceWhere(person, from, (cards) => withCard(without(cards, from), to))
}

function hasSpent(kit: Kit, cards: readonly string[]): boolean {
  for (const card of cards) if (kit.cards[card]?.spent) return true
  return false
}

function loadAll(kit: Kit, cards: readonly string[]): readonly string[] {
  if (!hasSpent(kit, cards)) return cards
  const loaded = cards.map((card) => kit.cards[card]?.ready ?? card)
  loaded.sort()
  return loaded
}

function withNames(names: readonly string[], more: readonly string[]): readonly string[] {
  const all = names.slice()
  for (const name of more) if (!names.includes(name)) all.push(name)
  return all
}

/** The fresh ones go first: nobody can tell them from others of their kind. */
function moveFresh(fresh: readonly number[], moves: readonly number[]): readonly number[] {
  if (fresh.length === 0) return fresh
  const after: number[] = []
  for (let at = 0; at < fresh.length; at += 3) {
    const zone = fresh[at] as number
    const kind = fresh[at + 1] as number
    let stay = fresh[at + 2] as number
    for (let move = 0; move < moves.length && stay > 0; move += 4) {
      if (moves[move] !== zone || moves[move + 2] !== kind) continue
      const gone = Math.min(stay, moves[move + 3] as number)
      after.push(moves[move + 1] as number, kind, gone)
      stay -= gone
    }
    if (stay > 0) after.push(zone, kind, stay)
  }
  return after
}

function killFresh(fresh: readonly number[], zone: number, kind: number, killed: number): readonly number[] {
  if (fresh.length === 0) return fresh
  const after: number[] = []
  let left = killed
  for (let at = 0; at < fresh.length; at += 3) {
    let there = fresh[at + 2] as number
    if (fresh[at] === zone && fresh[at + 1] === kind) {
      const gone = Math.min(left, there)
      left -= gone
      there -= gone
    }
    if (there > 0) after.push(fresh[at] as number, fresh[at + 1] as number, there)
  }
  return after
}

const NO_FRESH: readonly number[] = []
const nothing = () => {}

/** What each fact does to the board. */
export const ZONES_EVOLVERS: Evolvers = {
  roundBegan(_kit, board, { round }) {
    board.round = round
    board.phase = 'players'
    for (const person of board.people) person.waiting = person.seat !== NONE && person.zone !== NONE
  },
  phaseBegan(_kit, board, { phase }) {
    board.phase = phase
  },
  firstPlayer(_kit, board, { seat }) {
    board.first = seat
  },
  dealt(kit, board, { person, card }) {
    const to = personAt(board, person)
    const slot = slotFor(kit, to, card)
    setCardsIn(to, slot, withCard(cardsIn(to, slot), card))
  },
  turnBegan(kit, board, { person, gift, target }) {
    const outer = currentTurn(board)
    // A free action inside one's own turn is still that turn: what was done once stays done.
    const same = gift >= 0 && outer?.person === person ? outer : undefined
    if (gift === NONE) personAt(board, person).waiting = false
    board.turns.push({
      person,
      gift,
      target,
      spent: kit.budgets.none,
      once: same?.once ?? NO_NAMES,
      streak: same?.streak ?? 0,
      streakMode: same?.streakMode ?? NONE,
      fights: same?.fights ?? 0,
      declined: same?.declined ?? NOBODY,
    })
  },
  turnEnded(_kit, board, { person, gift }) {
    const ended = board.turns.pop()
    const outer = currentTurn(board)
    if (!ended || gift < 0 || outer?.person !== person) return
    outer.once = ended.once
    outer.streak = ended.streak
    outer.streakMode = ended.streakMode
    outer.fights = ended.fights
    outer.declined = ended.declined
  },
  acted(_kit, board, { paid, once, streak }) {
    const turn = turnOf(board)
    if (paid.length > 0) {
      const spent = turn.spent.slice()
      for (let index = 0; index < paid.length; index += 2)
        spent[paid[index] as number] = (spent[paid[index] as number] as number) + (paid[index + 1] as number)
      turn.spent = spent
    }
    if (once) turn.once = withNames(turn.once, once)
    if (streak === undefined) return
    turn.streak = streak === NONE ? 0 : streak === turn.streakMode ? turn.streak + 1 : 1
    turn.streakMode = streak
    turn.fights = streak === NONE ? 0 : turn.fights + 1
  },
  walked(_kit, board, { person, path, with: others }) {
    const to = nth(path, path.length - 1)
    personAt(board, person).zone = to
    for (const other of others) personAt(board, other).zone = to
  },
  shoved(kit, board, { zone, to }) {
    for (let kind = 0; kind < kit.kinds.length; kind++) {
      const moved = board.zombies[zone * kit.kinds.length + kind] as number
      count(kit, board, zone, kind, -moved)
      count(kit, board, to, kind, moved)
    }
    board.fresh = NO_FRESH
  },
  drawn(_kit, board, { pile, card }) {
    takeCard(nth(board.piles, pile).cards, card)
    board.found = withCard(board.found, card)
  },
  foundDiscarded(kit, board, { card }) {
    board.found = without(board.found, card)
    layAside(kit, board, card)
  },
  discarded(kit, board, { person, card }) {
    dropCard(personAt(board, person), card)
    layAside(kit, board, card)
  },
  eaten(kit, board, { person, card }) {
    dropCard(personAt(board, person), card)
    layAside(kit, board, card)
  },
  arranged(kit, board, event) {
    const { card, from, to, for: back } = event
    change(kit, board, event, from, (cards) => exchanged(cards, card, back))
    change(kit, board, event, to, (cards) => exchanged(cards, back, card))
  },
  inventorySet(_kit, board, { person, hand, pack, slots }) {
    const mine = personAt(board, person)
    mine.hand = hand
    mine.pack = pack
    mine.slots = slots
  },
  tradeOffered(_kit, board, { person, partner }) {
    board.trade = [person, partner]
  },
  tradeAgreed(_kit, board) {
    board.trade = NOBODY
  },
  tradeDeclined(_kit, board, { partner }) {
    board.trade = NOBODY
    const turn = turnOf(board)
    turn.declined = [...turn.declined, partner]
    // No trade, no action spent.
    turn.spent = turn.spent.with(ANY, (turn.spent[ANY] as number) - 1)
  },
  shuffled(_kit, board, { pile }) {
    const { cards, discards } = nth(board.piles, pile)
    for (const card of discards) putCard(cards, card)
    discards.length = 0
  },
  fired(kit, board, { person, card }) {
    turnCard(personAt(board, person), card, kit.cards[card]?.fired ?? card)
  },
  reloaded(kit, board, { person, card }) {
    turnCard(personAt(board, person), card, kit.cards[card]?.ready ?? card)
  },
  allReloaded(kit, board) {
    for (const person of board.people) {
      person.hand = loadAll(kit, person.hand)
      person.pack = loadAll(kit, person.pack)
      if (person.slots?.some((cards) => hasSpent(kit, cards)))
        person.slots = person.slots.map((cards) => loadAll(kit, cards))
    }
  },
  attacked: nothing,
  rolled: nothing,
  killed(kit, board, { zone, kind, count: killed }) {
    count(kit, board, zone, kind, -killed)
    board.fresh = killFresh(board.fresh, zone, kind, killed)
  },
  hitLost: nothing,
  gained(_kit, board, { person, points }) {
    personAt(board, person).points += points
  },
  levelled(_kit, board, { person, level, points, lap }) {
    const who = personAt(board, person)
    who.level = level
    who.points = points
    if (lap) who.laps += 1
  },
  skillGained(_kit, board, { person, skill }) {
    const who = personAt(board, person)
    who.skills = who.skills.toSpliced(who.own, 0, skill)
    who.own += 1
  },
  wounded(_kit, board, { person, wounds }) {
    const who = personAt(board, person)
    who.health = Math.max(0, who.health - wounds)
  },
  woundIgnored: nothing,
  healed(_kit, board, { person, wounds }) {
    personAt(board, person).health += wounds
  },
  eliminated(_kit, board, { person }) {
    const who = personAt(board, person)
    who.zone = NONE
    who.health = 0
  },
  zombiesAttacked: nothing,
  zombiesMoved(kit, board, { moves }) {
    for (let at = 0; at < moves.length; at += 4) {
      const kind = moves[at + 2] as number
      const moved = moves[at + 3] as number
      count(kit, board, moves[at] as number, kind, -moved)
      count(kit, board, moves[at + 1] as number, kind, moved)
    }
    board.fresh = moveFresh(board.fresh, moves)
  },
  placed(kit, board, { zone, kind, count: placed, fresh }) {
    count(kit, board, zone, kind, placed)
    if (fresh) board.fresh = [...board.fresh, zone, kind, placed]
  },
  spawnRevealed(_kit, board, { card }) {
    takeCard(nth(board.piles, SPAWN).cards, card)
    board.laid = withCard(board.laid, card)
  },
  spawnDrawn(_kit, board, { card }) {
    const pile = nth(board.piles, SPAWN)
    if (board.laid.includes(card)) board.laid = without(board.laid, card)
    else takeCard(pile.cards, card)
    putCard(pile.discards, card)
    board.fresh = NO_FRESH
  },
  activated: nothing,
  handedOver(_kit, board, { companion, to }) {
    personAt(board, companion).leader = to
  },
  stood(_kit, board, { person, zone }) {
    personAt(board, person).zone = zone
  },
  left(_kit, board, { person, with: others }) {
    personAt(board, person).zone = NONE
    for (const other of others) personAt(board, other).zone = NONE
  },
  won(_kit, board) {
    board.outcome = 'won'
  },
  lost(_kit, board) {
    board.outcome = 'lost'
  },
}
