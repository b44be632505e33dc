import { countCards, nth } from '@graveshift/kernel'
import { NONE, type Person, type Turn, type ZonesBoard } from '../board.ts'
import { leftIn } from '../budget.ts'
import { MODES } from '../content/types.ts'
import type { Kit } from '../kit.ts'
import type { MissionBoard } from '../missions/mission-game.ts'
import { personName } from '../names.ts'
import { isCompanion, powersOf } from '../people.ts'
import { pileOf } from '../piles.ts'
import { cardsIn } from '../slots.ts'
import type { DeckNames } from '../view.ts'
import { zoneOrGone } from './scene.ts'

/** A running game in the words of a position, in the parts that it is read by. */

/** Where a game stands, as far as it is asked here. */
interface Standing {
  readonly lanes: readonly (readonly { readonly kind: string }[])[]
  readonly open: readonly { readonly kind: string }[]
}

/** Moments a position can stand for: between turns, or inside one where nothing else is going on. */
const FRAMES = ['game round players', 'game round players turn']

/** Whether a game is in the middle of nothing that a position has no words for. */
export function isWritable({ turns }: ZonesBoard, { lanes, open }: Standing): boolean {
  const [lane = [], ...others] = lanes
  const isPlain = others.every(({ length }) => length === 0) && open.length === 1
  if (!isPlain || turns.some(({ gift }) => gift !== NONE)) return false
  return (
    FRAMES.includes(lane.map(({ kind }) => kind).join(' ')) && ['activate', 'act'].includes(nth(open, 0).kind)
  )
}

/** As a view tells it, with what only the rules remember. */
function writeTurn(kit: Kit, board: ZonesBoard, turn: Turn) {
  const powers = powersOf(kit, board, turn.person)
  return {
    person: personName(board, turn.person),
    left: Object.fromEntries(
      kit.budgets.list.map(({ name, at }) => [name, Math.max(0, leftIn(turn, powers, at))]),
    ),
    done: turn.once,
    fights: turn.fights,
    ...(turn.streakMode === NONE ? {} : { streak: { [nth(MODES, turn.streakMode)]: turn.streak } }),
    declined: turn.declined.map((person) => personName(board, person)),
  }
}

const writePerson = (kit: Kit, person: Person) => ({
  id: person.id,
  zone: zoneOrGone(kit, person.zone),
  health: person.health,
  points: person.points,
  laps: person.laps,
  skills: person.skills.slice(0, person.own),
  ...Object.fromEntries(kit.inventory.slots.map((slot) => [slot.name, cardsIn(person, slot)])),
  waiting: person.waiting,
})

const writeCompanion = (kit: Kit, board: ZonesBoard, person: Person) => ({
  id: person.id,
  zone: zoneOrGone(kit, person.zone),
  health: person.health,
  ...(person.leader === NONE ? {} : { leader: personName(board, person.leader) }),
})

/** Round, turn, and everybody in play. */
export function writeRound(kit: Kit, board: ZonesBoard) {
  const [turn] = board.turns
  return {
    round: board.round,
    first: board.first,
    ...(turn ? { turn: writeTurn(kit, board, turn) } : {}),
    people: board.people.filter((person) => !isCompanion(person)).map((person) => writePerson(kit, person)),
    companions: board.people.filter(isCompanion).map((person) => writeCompanion(kit, board, person)),
  }
}

export const writeZombies = ({ map, kinds }: Kit, { zombies }: ZonesBoard) => ({
  zombies: Object.fromEntries(
    map.zones.map(({ name }, zone) => [
      name,
      Object.fromEntries(kinds.map(({ id }, kind) => [id, zombies[zone * kinds.length + kind] ?? 0])),
    ]),
  ),
})

/** What was taken and counted, and where all cards lie. */
export const writeTaken = (board: MissionBoard, decks: DeckNames) => ({
  taken: board.tokens.flatMap(({ by }, token) => (by === NONE ? [] : [{ token, by: personName(board, by) }])),
  tally: board.tally,
  decks: Object.fromEntries(
    Object.entries(decks).map(([name, pile]) => {
      const { cards, discards } = pileOf(board, pile)
      return [name, { cards: countCards(cards), discards: countCards(discards) }]
    }),
  ),
})
