import { sizeOf, squareName, squaresOf, type Telling } from '@graveshift/kernel'
import type { Board, Event, Target } from './board.ts'
import type { BossIcon, Colour, TurnCardData, ZombieType } from './content/types.ts'

/** What a line needs to know of the content. */
export interface Names {
  typeOf(card: string): ZombieType
  /** Id of the weapon of a color. */
  weaponAt(seat: number, colour: Colour): string
  /** Whether the weapon of the turn reaches anything from a seat. */
  reaches(seat: number): boolean
  /** Id of a body of the boss in play, counted from 0. */
  bodyAt(body: number): string
  turnCard(card: string): Pick<TurnCardData, 'colour' | 'speed' | 'companion'>
  bossIcons(card: string): readonly BossIcon[]
}

type EventType = Event['type']
type EventOf<T extends EventType> = Extract<Event, { type: T }>
type Tellers = { readonly [T in EventType]: (event: EventOf<T>, board: Board, names: Names) => Telling }

export const word = (key: string): Telling => ({ word: key })

const line = (key: string, values: Telling['with'] = {}): Telling => ({ word: `log.${key}`, with: values })

export const person = (id: string): Telling => word(`survivor.${id}.name`)

export const survivor = (board: Board, seat: number): Telling => {
  const id = board.setup.survivors[seat]
  return id === undefined ? word('word.survivor') : person(id)
}

export const weapon = (names: Names, seat: number, colour: Colour): Telling =>
  word(`weapon.${names.weaponAt(seat, colour)}.name`)

const boss = (board: Board): Telling => word(`boss.${board.setup.boss}.name`)

/** A boss of one body goes by its own name, the members of a team by theirs. */
const bodyOf = (board: Board, body: number, names: Names): Telling =>
  board.boss.bodies.length > 1 ? word(`body.${names.bodyAt(body)}`) : boss(board)

const numbered = (type: Telling, number: number): Telling => ({
  word: 'target.zombie',
  with: { type, number },
})

const typeOf = (card: string, names: Names): Telling => word(`zombie-type.${names.typeOf(card)}`)

/** A zombie that may have left the street since. */
const zombie = (board: Board, id: number, names: Names): Telling => {
  const found = board.zombies.find((each) => each.id === id)
  return numbered(found ? typeOf(found.card, names) : word('word.zombie'), id)
}

export const target = (board: Board, id: Target, names: Names): Telling =>
  id < 0 ? bodyOf(board, -1 - id, names) : zombie(board, id, names)

export const list = (words: readonly Telling[]): Telling | string =>
  words.length === 0 ? '' : words.reduce((rest, last) => ({ word: 'list.pair', with: { rest, last } }))

const squares = (lo: number, hi: number): string => squaresOf(lo, hi).map(squareName).join(' ')

const TELLERS: Tellers = {
  roundBegan: ({ round }, board) =>
    round === 1
      ? line('roundBegan', { round })
      : line('roundBegan.boss', { round, boss: boss(board), survivor: survivor(board, board.setup.leader) }),

  stepBegan: ({ step }) => line('stepBegan', { step: word(`step.${step}`) }),

  turnRevealed({ turn, card }, board, names) {
    const { colour, speed, companion } = names.turnCard(card)
    // The companion icon means nothing with two or more seats (GU-RND-08).
    const solo = board.setup.survivors.length === 1
    return line(companion && solo ? 'turnRevealed.companion' : 'turnRevealed', {
      turn,
      colour: word(`colour.${colour}`),
      speed: word(`speed.${speed}`),
    })
  },

  companionsDrawn: ({ seat, companions }, board) =>
    line('companionsDrawn', { survivor: survivor(board, seat), companions: list(companions.map(person)) }),

  companionUsed: ({ seat, companion }, board) =>
    line('companionUsed', { survivor: survivor(board, seat), companion: person(companion) }),

  weaponUsed({ seat, colour, again }, board, names) {
    const used = { survivor: survivor(board, seat), weapon: weapon(names, seat, colour) }
    if (again === undefined) return line('weaponUsed', used)
    return line('weaponUsed.again', { ...used, effect: word(`effect.${again}.name`) })
  },

  // The board is the one of that moment: whoever had nothing to hit was never asked.
  weaponDeclined({ seat }, board, names) {
    const { colour } = names.turnCard(board.card ?? '')
    return line(names.reaches(seat) ? 'weaponDeclined' : 'weaponDeclined.no-target', {
      survivor: survivor(board, seat),
      weapon: weapon(names, seat, colour),
    })
  },

  crossed: ({ seat, target: hit, lo, hi, by }, board, names) =>
    line('crossed', {
      survivor: survivor(board, seat),
      target: target(board, hit, names),
      squares: squares(lo, hi),
      count: sizeOf(lo, hi),
      stroke: word(`stroke.${by}`),
    }),

  gained({ seat, what, amount, lost, from }, board) {
    const gain = { survivor: survivor(board, seat), what, source: word(`gain.${from}`) }
    if (lost === 0) return line('gained', { ...gain, amount })
    return amount === 0
      ? line('gained.nothing', { ...gain, lost })
      : line('gained.partly', { ...gain, amount, lost })
  },

  ammoSpent: ({ seat, why }, board) => line(`ammoSpent.${why}`, { survivor: survivor(board, seat) }),

  killed({ zombie: id, card, seat, by }, board, names) {
    const death = { zombie: numbered(typeOf(card, names), id), survivor: survivor(board, seat) }
    return by === seat
      ? line('killed', death)
      : line('killed.by-other', { ...death, killer: survivor(board, by) })
  },

  pushed: (event, board, names) => line('pushed', { zombie: zombie(board, event.zombie, names) }),

  frenzied: ({ seat, colour, circle }, board, names) =>
    line('frenzied', { survivor: survivor(board, seat), weapon: weapon(names, seat, colour), circle }),

  upgraded: ({ seat, colour, level }, board, names) =>
    line('upgraded', { survivor: survivor(board, seat), weapon: weapon(names, seat, colour), level }),

  upgradesLost: ({ seat, count }, board) => line('upgradesLost', { survivor: survivor(board, seat), count }),

  walked: ({ zombies }, board, names) =>
    line('walked', { count: zombies.length, zombies: list(zombies.map((id) => zombie(board, id, names))) }),

  attacked: ({ zombie: id, seat, damage }, board, names) =>
    line('attacked', { zombie: zombie(board, id, names), survivor: survivor(board, seat), damage }),

  exploded: ({ zombie: id, card, seat, damage }, board, names) =>
    line('exploded', { zombie: numbered(typeOf(card, names), id), survivor: survivor(board, seat), damage }),

  suffered({ seat, armor, health, from }, board) {
    const harm = { survivor: survivor(board, seat), source: word(`source.${from}`) }
    if (armor > 0 && health > 0) return line('suffered', { ...harm, armor, health })
    if (armor > 0) return line('suffered.armor', { ...harm, armor })
    return health > 0 ? line('suffered.health', { ...harm, health }) : line('suffered.none', harm)
  },

  spawnRevealed: ({ card }) => line('spawnRevealed', { letter: word(`letter.${card}`) }),

  bossCardRevealed: ({ card }, _board, names) =>
    line('bossCardRevealed', {
      icons: list(names.bossIcons(card).map((icon) => word(`boss-icon.${icon}`))),
    }),

  reshuffled: ({ tier }) => line('reshuffled', { tier }),

  zombieDrawn: ({ tier, card }, _board, names) => line('zombieDrawn', { tier, zombie: typeOf(card, names) }),

  zombieDealt: ({ card, seat, zombie: id }, board, names) =>
    line('zombieDealt', { zombie: numbered(typeOf(card, names), id), survivor: survivor(board, seat) }),

  skillUsed: (_event, board) => line('skillUsed', { boss: boss(board) }),

  armorBroken: ({ seat, amount }, board) => line('armorBroken', { survivor: survivor(board, seat), amount }),

  bossAttacked: ({ body, special, damage }, board, names) =>
    line(special ? 'bossAttacked.special' : 'bossAttacked', { boss: bodyOf(board, body, names), damage }),

  ringCleared: ({ seat, square, lo, hi }, board) =>
    line('ringCleared', {
      survivor: survivor(board, seat),
      square: squareName(square),
      squares: squares(lo, hi),
    }),

  screamed: ({ speed }, board) => line('screamed', { boss: boss(board), speed }),

  bodyKilled: ({ body }, board, names) => line('bodyKilled', { boss: bodyOf(board, body, names) }),

  bossMoved: ({ seat }, board) => line('bossMoved', { survivor: survivor(board, seat) }),

  won: (_event, board) => line('won', { boss: boss(board) }),

  lost: (event, board) =>
    event.why === 'death' ? line('lost.death', { survivor: survivor(board, event.seat) }) : line('lost.time'),
}

/** The log line of an event; the board is the one after it. */
export function tell(event: Event, board: Board, names: Names): Telling {
  // The record pairs each type with its own teller; TypeScript cannot follow that through a union.
  const teller = TELLERS[event.type] as (event: Event, board: Board, names: Names) => Telling
  return teller(event, board, names)
}
