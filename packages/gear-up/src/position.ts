import {
  type Fault,
  isFault,
  type Json,
  type Mask,
  makeDeck,
  maskOf,
  nth,
  squareFromName,
} from '@graveshift/kernel'
import { freshBoard } from './begin.ts'
import type { Board, Setup, Zombie } from './board.ts'
import { bossSide, isBossDead } from './boss-side.ts'
import type { Content } from './content/compile.ts'
import { maskDrawn } from './content/drawing.ts'
import {
  type BossData,
  COLOURS,
  type Colour,
  type Side,
  TIERS,
  type WeaponData,
  type ZombieData,
} from './content/types.ts'
import { type Custom, customContent, printedGrid, weaponData } from './custom.ts'
import { evolve } from './evolve.ts'
import { fault, readBy } from './fault.ts'
import { isPlainTurnCard } from './frames/turn.ts'
import type { Frame } from './game.ts'
import { type PositionInput, positionSchema, type SeatInput } from './position-schema.ts'
import { dashboardOf } from './seats.ts'
import { setupFault } from './setup.ts'

/** A game in the middle: the content it brings along, the board, and where in the turn it stands. */
export interface Position {
  readonly setup: Setup
  readonly custom: Custom
  readonly board: Board
  readonly frames: Frame[]
}

const bad = (message: string) => fault('bad-position', message)

/** Squares named in one text. */
function namedSquares(text: string): Mask | undefined {
  const squares = text
    .split(' ')
    .filter((name) => name !== '')
    .map(squareFromName)
  return squares.includes(undefined) ? undefined : maskOf(squares as number[])
}

type StreetInput = SeatInput['street'][number]

/** Cards of the position's own, numbered in the order they appear. */
function ownZombies(input: PositionInput): ZombieData[] {
  const drawn = [...input.seats.flatMap((seat) => seat.street), ...input.zombies].filter(
    (entry) => 'grid' in entry,
  )
  return drawn.map((entry, index) => ({
    id: entry.id ?? `custom-${index + 1}`,
    type: entry.type,
    speed: entry.speed,
    fixed: entry.fixed,
    grid: printedGrid(entry.grid),
  }))
}

function ownWeapons(seat: SeatInput): { [C in Colour]?: WeaponData } {
  const weapons: { [C in Colour]?: WeaponData } = {}
  for (const colour of COLOURS) {
    const weapon = seat.weapons[colour]
    if (weapon) weapons[colour] = weaponData(colour, weapon)
  }
  return weapons
}

function ownTracks(seat: SeatInput): Custom['tracks'][string] {
  const { health, armor, ammo } = seat
  return {
    ...(health?.of === undefined ? {} : { health: health.of }),
    ...(armor?.of === undefined ? {} : { armor: armor.of }),
    ...(ammo?.of === undefined ? {} : { ammo: ammo.of }),
  }
}

/** A boss of the position's own. A track that is not given is the printed one: a scream needs a circle. */
function ownBoss(printed: Content, id: string, boss: PositionInput['boss']): BossData | undefined {
  const sides = printed.bosses[id]?.sides
  if (!boss.bodies || !sides) return undefined
  const bodies = boss.bodies.map(({ mouth, lines, grid, ...body }) => ({
    ...body,
    // 'x' stays: a space that starts crossed is printed so.
    grid: grid.map((row) => row.replace(/[ybamo]/g, (sign) => sign.toUpperCase())),
    ...(mouth ? { mouth } : {}),
    ...(lines ? { lines } : {}),
  }))
  const sideOf = (side: Side) => ({ bodies, track: boss.track ?? sides[side].track })
  return { id, black: sideOf('black'), red: sideOf('red') }
}

function customOf(printed: Content, input: PositionInput, bossId: string): Custom | Fault {
  const boss = ownBoss(printed, bossId, input.boss)
  const zombies = ownZombies(input)
  const named = new Set(zombies.map(({ id }) => id))
  if (named.size < zombies.length) return bad('two zombies of the position have the same id')
  return {
    zombies,
    weapons: Object.fromEntries(input.seats.map((seat) => [seat.survivor, ownWeapons(seat)])),
    tracks: Object.fromEntries(input.seats.map((seat) => [seat.survivor, ownTracks(seat)])),
    ...(boss ? { boss } : {}),
  }
}

/** Lays one seat's dashboard; says what does not fit on it. */
function layDashboard(content: Content, board: Board, index: number, input: SeatInput): Fault | undefined {
  const mine = nth(board.seats, index)
  const dashboard = dashboardOf(content, board, index)
  for (const what of ['armor', 'ammo'] as const) {
    const { owned, used } = input[what] ?? { owned: 0, used: 0 }
    if (owned + used > dashboard[what])
      return bad(`seats.${index}.${what}: the track has ${dashboard[what]} slots`)
    mine[what] = { gained: owned + used, used }
  }
  mine.health = input.health?.left ?? dashboard.health
  if (mine.health > dashboard.health)
    return bad(`seats.${index}.health: the track has ${dashboard.health} slots`)
  if (mine.health === 0) return bad(`seats.${index}.health: a survivor without health has lost`)
  mine.owed = input.owed
  for (const [order, colour] of COLOURS.entries()) {
    mine.upgrades[order] = input.upgrades[colour] ?? nth(mine.upgrades, order)
    mine.frenzy[order] = input.frenzy[colour] ?? 0
    if (nth(mine.upgrades, order) > 2) return bad(`seats.${index}.upgrades.${colour}: at most 2`)
  }
  const { ready = [], used = [] } = input.companions ?? {}
  for (const id of [...ready, ...used])
    if (!(id in content.companions)) return bad(`seats.${index}.companions: there is no companion '${id}'`)
  mine.companions = [...ready.map((id) => ({ id, ready: true })), ...used.map((id) => ({ id, ready: false }))]
  return undefined
}

function crossedOf(entry: StreetInput): Mask | undefined {
  return 'grid' in entry ? maskDrawn(entry.grid, 'xdam') : namedSquares(entry.crossed)
}

/** Puts the zombies in their streets; numbers count from 1 in the order of seats and entries. */
function layStreets(
  content: Content,
  board: Board,
  input: PositionInput,
  own: readonly ZombieData[],
): Fault | undefined {
  let nextOwn = 0
  for (const [seat, { street }] of input.seats.entries())
    for (const entry of street) {
      const id = 'grid' in entry ? nth(own, nextOwn++).id : entry.card
      const card = content.zombies[id]
      if (!card) return bad(`there is no zombie card '${id}'`)
      const crossed = crossedOf(entry)
      if (!crossed) return bad(`zombie '${id}': crossed squares are named like 'b2 c1'`)
      const { lo, hi } = crossed
      if ((lo & ~card.spaces.lo) | (hi & ~card.spaces.hi))
        return bad(`zombie '${id}': crossed outside its HP spaces`)
      if (((card.spaces.lo & ~lo) | (card.spaces.hi & ~hi)) === 0)
        return bad(`zombie '${id}' has no HP space left`)
      const zombie: Zombie = { id: ++board.drawn, card: id, seat, slot: entry.slot, lo, hi }
      board.zombies.push(zombie)
    }
  return undefined
}

function layBoss(content: Content, board: Board, input: PositionInput): Fault | undefined {
  const { boss, round } = input
  const { bodies } = bossSide(content, board)
  const given = typeof boss.crossed === 'string' ? [boss.crossed] : boss.crossed
  board.boss.screams = boss.screams
  board.boss.skillTurn = boss.skillTurn
  if (boss.seat !== undefined && boss.seat >= input.seats.length)
    return bad('boss.seat: there is no such seat')
  board.boss.seat = round === 2 ? (boss.seat ?? input.leader) : undefined
  for (const [index, body] of bodies.entries()) {
    const drawn = maskDrawn(boss.bodies?.[index]?.grid ?? [], 'xybamo')
    const named = namedSquares(given?.[index] ?? '')
    if (!named) return bad("boss.crossed: squares are named like 'b2 c1'")
    const lo = drawn.lo | named.lo | body.crossedAtStart.lo
    const hi = drawn.hi | named.hi | body.crossedAtStart.hi
    if ((lo & ~body.spaces.lo) | (hi & ~body.spaces.hi)) return bad('boss.crossed: outside its HP spaces')
    board.boss.bodies[index] = { lo, hi }
  }
  // A dead boss is a won game: nothing would ever notice it any more.
  return isBossDead(content, board) ? bad('boss: it has no HP space left') : undefined
}

/** Sorts every zombie card into exactly one place. */
function layDecks(content: Content, board: Board, input: PositionInput): Fault | undefined {
  const placed = new Set<string>()
  for (const id of [...board.zombies.map((zombie) => zombie.card), ...input.tray, ...input.discards]) {
    if (!(id in content.zombies)) return bad(`there is no zombie card '${id}'`)
    if (placed.has(id)) return bad(`zombie card '${id}' is in two places`)
    placed.add(id)
  }
  for (const id of input.decks ?? [])
    if (!(id in content.zombies) || placed.has(id))
      return bad(`decks: '${id}' does not exist or lies elsewhere`)
  board.tray = [...input.tray]
  const rest = content.data.zombies.map(({ id }) => id).filter((id) => !placed.has(id))
  const kept = input.decks ?? rest
  const gone = rest.filter((id) => !kept.includes(id))
  for (const tier of TIERS) {
    const ofTier = (id: string) => content.zombies[id]?.tier === tier
    board.decks[tier] = makeDeck(kept.filter(ofTier))
    board.discards[tier] = makeDeck([...input.discards, ...(input.decks ? [] : gone)].filter(ofTier))
  }
  return undefined
}

const FIRST_CARD_TURN = 3
const PHASE_1_CARDS = 3

/** Cards still face down. Where the position does not say which have gone, the first in order have. */
function layCards(content: Content, board: Board, input: PositionInput): Fault | undefined {
  const { turn, step, left } = input
  evolve(content, board, { type: 'roundBegan', round: input.round })
  board.boss.seat = input.round === 2 ? (input.boss.seat ?? input.leader) : undefined
  const revealed = step === 'reveal' ? turn - 1 : turn
  if (step !== 'reveal' && !board.turnDeck.includes(input.card))
    return bad(`card: there is no turn card '${input.card}'`)
  const others = board.turnDeck.filter((id) => step === 'reveal' || id !== input.card)
  const gone = revealed - (step === 'reveal' ? 0 : 1)
  // The assured deck leaves a plain card out, so plain ones go last.
  const isPlain = (id: string) => isPlainTurnCard(content, id)
  const inOrder = input.assuredDeck
    ? [...others.filter((id) => !isPlain(id)), ...others.filter(isPlain)]
    : others
  board.turnDeck = makeDeck(left.turn ?? inOrder.slice(gone))
  for (const id of board.turnDeck)
    if (!(id in content.turnCards)) return bad(`left.turn: there is no turn card '${id}'`)
  if (input.assuredDeck && !board.turnDeck.some(isPlain))
    return bad('left.turn: the assured deck leaves out a plain card, so one must be left (R70)')
  if (board.turnDeck.length < 10 - revealed) return bad(`left.turn: ${10 - revealed} cards must be left`)
  const cardsGone = Math.max(0, (step === 'deal' ? turn + 1 : turn) - FIRST_CARD_TURN)
  board.spawnDeck = input.round === 1 ? (left.spawn ?? board.spawnDeck.slice(cardsGone)) : []
  if (input.round === 2) {
    const [first, second] = board.bossDeck
    board.bossDeck = left.boss ?? [
      first.slice(cardsGone),
      second.slice(Math.max(0, cardsGone - PHASE_1_CARDS)),
    ]
  }
  const needed = input.round === 1 ? board.spawnDeck : board.bossDeck.flat()
  if (needed.length < 7 - cardsGone) return bad(`left: ${7 - cardsGone} spawn or boss cards must be left`)
  board.turn = revealed
  board.card = step === 'reveal' ? undefined : input.card
  board.step = step === 'deal' ? 'card' : step
  return undefined
}

function framesAt(input: PositionInput): Frame[] {
  const frames: Frame[] = [
    { kind: 'game', at: input.round === 1 ? 'second' : 'end' },
    { kind: 'round', at: 'turns', round: input.round },
  ]
  if (input.step === 'deal')
    return [...frames, { kind: 'turn', at: 'move' }, { kind: 'spawn', at: 'deal', letter: 'a' }]
  return input.step === 'reveal' ? frames : [...frames, { kind: 'turn', at: input.step }]
}

/** Builds a position from its readable form, or says what is wrong with it. */
export function readPosition(printed: Content, raw: Json): { position: Position; content: Content } | Fault {
  const input = readBy(positionSchema, raw, 'bad-position')
  if (isFault(input)) return input
  const { leader, difficulty, ammoOnBoss, assuredDeck } = input
  const setup: Setup = {
    survivors: input.seats.map((seat) => seat.survivor),
    leader,
    difficulty,
    boss: input.boss.id ?? 'super-abomination',
    ammoOnBoss,
    assuredDeck,
  }
  const wrong = setupFault(printed, setup)
  if (wrong) return wrong
  const custom = customOf(printed, input, setup.boss)
  if (isFault(custom)) return custom
  if (custom.zombies.some(({ id }) => id in printed.zombies))
    return bad('a zombie of one’s own needs an id of its own')
  const content = customContent(printed, custom)
  const board = freshBoard(content, setup)
  const trouble =
    layCards(content, board, input) ??
    layBoss(content, board, input) ??
    layStreets(content, board, input, custom.zombies) ??
    layDecks(content, board, input) ??
    input.seats
      .map((seat, index) => layDashboard(content, board, index, seat))
      .find((found) => found !== undefined)
  return trouble ?? { position: { setup, custom, board, frames: framesAt(input) }, content }
}
