// A game of the same kind and size as Gear Up, the way boardgame.io wants games written: survivors with weapons of
// four colors, zombies with grids in the streets, decks, crosses, upgrades, ammo, walking and spawning. It uses our
// cards and our masks, so that its rules are cheap; what remains is what the framework costs. No undo limits, no
// client, no server, no checks beyond the framework's own.
import { type Dashboard, STANDARD_CONTENT } from '@graveshift/gear-up'
import type { Mask } from '@graveshift/kernel'

const SURVIVORS = STANDARD_CONTENT.data.survivors.map(({ id }) => id)
const START_SLOT = 3
const TURNS = 16
const INVALID_MOVE = 'INVALID_MOVE'

interface Walker {
  readonly id: number
  readonly card: string
  readonly seat: number
  slot: number
  lo: number
  hi: number
}

interface Survivor {
  readonly survivor: string
  health: number
  armor: { gained: number; used: number }
  ammo: { gained: number; used: number }
  upgrades: number[]
  frenzy: number[]
  owed: number
  attacked: boolean
}

/** What boardgame.io calls G: as many fields, lists and cards as our own board. */
export interface Position {
  turn: number
  /** The color of this turn, as an index. */
  colour: number
  seats: Survivor[]
  zombies: Walker[]
  drawn: number
  boss: { bodies: { lo: number; hi: number }[] }
  turnDeck: string[]
  decks: { regular: string[]; special: string[] }
  discards: { regular: string[]; special: string[] }
  lost: boolean
}

interface Context {
  readonly G: Position
  readonly ctx: { readonly currentPlayer: string; readonly numPlayers: number }
  readonly random: { Die(sides: number): number }
  readonly events: { endTurn(): void }
}

export function dashboard(survivor: string): Dashboard {
  const found = STANDARD_CONTENT.survivors[survivor]
  if (!found) throw new Error(`no survivor ${survivor}`)
  return found.team
}

/** Squares of a zombie that are not crossed yet. */
export function openSquares(zombie: Walker): Mask {
  const card = STANDARD_CONTENT.zombies[zombie.card]
  if (!card) throw new Error(`no zombie ${zombie.card}`)
  return { lo: card.spaces.lo & ~zombie.lo, hi: card.spaces.hi & ~zombie.hi }
}

function draw(deck: string[], random: Context['random']): string | undefined {
  const index = random.Die(deck.length) - 1
  const card = deck[index]
  deck[index] = deck.at(-1) ?? ''
  deck.pop()
  return card
}

function spawn({ G, random }: Context, seat: number): void {
  const tier = random.Die(4) === 1 ? 'special' : 'regular'
  if (G.decks[tier].length === 0) {
    G.decks[tier] = G.discards[tier]
    G.discards[tier] = []
  }
  if (G.decks[tier].length === 0) return
  const card = draw(G.decks[tier], random)
  if (card !== undefined) G.zombies.push({ id: ++G.drawn, card, seat, slot: START_SLOT, lo: 0, hi: 0 })
}

function discard(G: Position, zombie: Walker): void {
  G.zombies.splice(G.zombies.indexOf(zombie), 1)
  G.discards[STANDARD_CONTENT.zombies[zombie.card]?.tier ?? 'regular'].push(zombie.card)
}

function suffer(G: Position, seat: Survivor, damage: number): void {
  const armor = Math.min(damage, seat.armor.gained - seat.armor.used)
  seat.armor.used += armor
  seat.health -= damage - armor
  if (seat.health <= 0) G.lost = true
}

/** Zombies walk; those that arrive attack and stay. Then a new zombie comes into each street. */
function endOfRound(context: Context): void {
  const { G, random } = context
  for (const zombie of G.zombies) {
    const seat = G.seats[zombie.seat]
    if (zombie.slot > 0) zombie.slot--
    else if (seat) suffer(G, seat, 1)
  }
  for (const [index, seat] of G.seats.entries()) {
    spawn(context, index)
    seat.attacked = false
  }
  G.turn++
  G.colour = random.Die(4) - 1
  draw(G.turnDeck, random)
}

function cross(G: Position, seat: Survivor, zombie: Walker, lo: number, hi: number): void {
  zombie.lo |= lo
  zombie.hi |= hi
  const { armor, ammo } = dashboard(seat.survivor)
  const card = STANDARD_CONTENT.zombies[zombie.card]
  if (card && (card.armor.lo & lo) !== 0 && seat.armor.gained < armor) seat.armor.gained++
  if (card && (card.ammo.lo & lo) !== 0 && seat.ammo.gained < ammo) seat.ammo.gained++
  const open = openSquares(zombie)
  if ((open.lo | open.hi) !== 0) return
  seat.owed++
  discard(G, zombie)
}

const moves = {
  hit({ G, ctx }: Context, id: number, lo: number, hi: number) {
    const seat = G.seats[Number(ctx.currentPlayer)]
    const zombie = G.zombies.find((one) => one.id === id)
    if (!seat || !zombie || seat.attacked) return INVALID_MOVE
    const open = openSquares(zombie)
    if ((lo & ~open.lo) !== 0 || (hi & ~open.hi) !== 0) return INVALID_MOVE
    seat.attacked = true
    cross(G, seat, zombie, lo, hi)
    return undefined
  },

  shoot({ G, ctx }: Context, id: number, lo: number, hi: number) {
    const seat = G.seats[Number(ctx.currentPlayer)]
    const zombie = G.zombies.find((one) => one.id === id)
    if (!seat || !zombie || seat.ammo.used >= seat.ammo.gained) return INVALID_MOVE
    seat.ammo.used++
    cross(G, seat, zombie, lo, hi)
    return undefined
  },

  upgrade({ G, ctx }: Context, colour: number) {
    const seat = G.seats[Number(ctx.currentPlayer)]
    const level = seat?.upgrades[colour]
    if (!seat || seat.owed === 0 || level === undefined || level >= 2) return INVALID_MOVE
    seat.owed--
    seat.upgrades[colour] = level + 1
    return undefined
  },

  done({ events }: Context) {
    events.endTurn()
  },
}

function deckOf(tier: string): string[] {
  return STANDARD_CONTENT.data.zombies
    .map(({ id }) => id)
    .filter((id) => STANDARD_CONTENT.zombies[id]?.tier === tier)
}

function setup(context: Omit<Context, 'G'>): Position {
  const seats = SURVIVORS.slice(0, context.ctx.numPlayers).map((survivor) => ({
    survivor,
    health: dashboard(survivor).health,
    armor: { gained: 0, used: 0 },
    ammo: { gained: 0, used: 0 },
    upgrades: [0, 0, 0, 2],
    frenzy: [0, 0, 0, 0],
    owed: 0,
    attacked: false,
  }))
  const G: Position = {
    turn: 1,
    colour: context.random.Die(4) - 1,
    seats,
    zombies: [],
    drawn: 0,
    boss: { bodies: [{ lo: 0, hi: 0 }] },
    turnDeck: Array.from({ length: TURNS }, (_, index) => `turn-${index}`),
    decks: { regular: deckOf('regular'), special: deckOf('special') },
    discards: { regular: [], special: [] },
    lost: false,
  }
  for (const index of seats.keys()) for (let times = 0; times < 2; times++) spawn({ ...context, G }, index)
  return G
}

export const GAME = {
  name: 'streets',
  setup,
  moves,
  turn: {
    onEnd(context: Context) {
      if (Number(context.ctx.currentPlayer) === context.ctx.numPlayers - 1) endOfRound(context)
    },
  },
  endIf({ G }: Context) {
    if (G.lost) return { lost: true }
    return G.turn >= TURNS ? { won: true } : undefined
  },
}
