import type { Board, SeatBoard } from '../board.ts'
import { CONTENT } from '../content/index.ts'
import { COLOURS, type EffectData, type EffectId } from '../content/types.ts'
import type { Choice, Hit, Pick, Wield } from '../game.ts'
import { type Cell, cellsOf, cellsOfMask, cutViews, has, isFigure } from './plain-shapes.ts'

/**
 * The rules of what may be answered, once more: straight from the ledger and the printed data, with no help from the
 * engine. Says what is wrong with an accepted answer; undefined if it was rightly accepted.
 */
type Wrong = string | undefined

const find = <T extends { readonly id: string }>(list: readonly T[], id: string): T => {
  const found = list.find((each) => each.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

const left = ({ gained, used }: { gained: number; used: number }) => gained - used

function mine(board: Board, seat: number): SeatBoard {
  const found = board.seats[seat]
  if (!found) throw new Error(`no seat ${seat}`)
  return found
}

interface Arms {
  readonly shape: Cell[]
  readonly effects: readonly EffectData[]
}

/** What the seat draws with: this turn's weapon with its unlocked effects, or a companion (GU-EFX-14, GU-SOL-03). */
function armsOf(board: Board, seat: number, wield: Wield): Arms {
  if ('companion' in wield) {
    const companion = find(CONTENT.companions, wield.companion)
    return { shape: cellsOf(companion.shape, '#'), effects: [companion.effect] }
  }
  const survivor = find(CONTENT.survivors, board.setup.survivors[seat] ?? '')
  const dashboard = board.setup.survivors.length === 1 ? survivor.solo : survivor.team
  const weapon = dashboard.weapons[wield.colour]
  const level = mine(board, seat).upgrades[COLOURS.indexOf(wield.colour)] ?? 0
  const effects = [...(weapon.starting ? [weapon.starting] : []), ...weapon.upgrades.slice(0, level)]
  return { shape: cellsOf(weapon.shape, '#'), effects }
}

const knows = (arms: Arms, effect: EffectId) => arms.effects.some((data) => data.effect === effect)

function near(board: Board, seat: number, other: number): boolean {
  const seats = board.setup.survivors.length
  return seat !== other && ((seat + 1) % seats === other || (other + 1) % seats === seat)
}

function reaches(board: Board, arms: Arms, seat: number, street: number): boolean {
  return street === seat || (knows(arms, 'long-range') && near(board, seat, street))
}

interface Body {
  readonly spaces: Cell[]
  readonly crossed: Cell[]
  readonly mouth: Cell[]
  readonly lines: readonly (readonly Cell[])[]
  readonly alive: boolean
}

const cellNamed = (name: string): Cell => [Number(name.slice(1)) - 1, name.charCodeAt(0) - 97]

function bodyOf(board: Board, index: number): Body | undefined {
  const side = find(CONTENT.difficulties, board.setup.difficulty).bossSide
  const data = find(CONTENT.bosses, board.setup.boss)[side].bodies[index]
  const marks = board.boss.bodies[index]
  if (!data || !marks) return undefined
  const crossed = cellsOfMask(marks.lo, marks.hi)
  return {
    spaces: cellsOf(data.grid, '#YBAMOx'),
    crossed,
    mouth: cellsOf(data.mouth ?? [], '@'),
    lines: (data.lines ?? []).map((line) => line.split('-').map(cellNamed)),
    // Marked squares need not be crossed (GU-BOS-15).
    alive: cellsOf(data.grid, '#YBAMx').some((cell) => !has(crossed, cell)),
  }
}

const touching = (a: Cell, b: Cell) => Math.abs(a[0] - b[0]) <= 1 && Math.abs(a[1] - b[1]) <= 1

/** Squares of the boss that may not be crossed now, whatever draws (GU-BOS-14, GU-BOS-19). */
function bossForbids(board: Board, body: Body, marked: readonly Cell[]): Wrong {
  if (
    board.setup.boss === 'zombie-pyramid' &&
    !marked.some((cell) => body.crossed.some((other) => touching(cell, other)))
  )
    return 'GU-BOS-14'
  const open = board.boss.skillTurn > 0 && board.turn === board.boss.skillTurn + 1
  if (marked.some((cell) => has(body.mouth, cell)) && !open) return 'GU-BOS-19'
  return undefined
}

function bodyCanBeHit(board: Board, index: number): boolean {
  const body = bodyOf(board, index)
  return (
    body?.alive === true &&
    body.spaces.some((cell) => !has(body.crossed, cell) && bossForbids(board, body, [cell]) === undefined)
  )
}

/** One HP space, the whole shape, or a cut shape: nothing between (GU-ATK-03, GU-ATK-12, GU-EFX-21). */
function shapeForbids(arms: Arms, marked: readonly Cell[]): Wrong {
  if (marked.length === 1 || isFigure(arms.shape, marked)) return undefined
  return knows(arms, 'split') && cutViews(arms.shape, marked).length > 0 ? undefined : 'GU-ATK-12'
}

const covers = (lines: Body['lines'], cells: readonly Cell[]) =>
  lines.some((line) => line.every((cell) => has(cells, cell)))

/** One damage for a covered dotted line, unless the parts of a cut shape lie on both sides (GU-BOS-21, R65). */
function priceOf(board: Board, body: Body, arms: Arms, marked: readonly Cell[]): number {
  if (board.setup.boss !== 'mutation' || !covers(body.lines, marked)) return 0
  const views = knows(arms, 'split') ? cutViews(arms.shape, marked) : []
  return views.some((parts) => parts.every((part) => !covers(body.lines, part))) ? 0 : 1
}

/** Armor needs armor; armor that saves the life is used (GU-WLK-07, R39). */
function paymentForbids(board: Board, seat: number, pay: string | undefined, price: number): Wrong {
  if (price === 0) return pay === undefined ? undefined : 'paid for nothing'
  const { armor, health } = mine(board, seat)
  if (pay === 'armor') return left(armor) > 0 ? undefined : 'GU-WLK-07 no armor'
  if (pay === 'health') return health > 1 || left(armor) === 0 ? undefined : 'GU-WLK-07 armor saves the life'
  return 'GU-BOS-21 not paid'
}

function hitForbidden(board: Board, seat: number, arms: Arms, hit: Hit, avoid: readonly number[]): Wrong {
  const marked = cellsOfMask(hit.lo, hit.hi)
  if (marked.length === 0) return 'nothing marked'
  if (avoid.includes(hit.target)) return 'GU-EFX-23'
  if (hit.target > 0) {
    const zombie = board.zombies.find(({ id }) => id === hit.target)
    if (!zombie) return 'GU-ATK-22 no such zombie'
    if (!reaches(board, arms, seat, zombie.seat)) return 'GU-ATK-02'
    const spaces = cellsOf(find(CONTENT.zombies, zombie.card).grid, '#DAM')
    const crossed = cellsOfMask(zombie.lo, zombie.hi)
    if (marked.some((cell) => !has(spaces, cell) || has(crossed, cell))) return 'GU-ATK-03'
    return shapeForbids(arms, marked) ?? (hit.pay === undefined ? undefined : 'paid for a zombie')
  }
  const body = bodyOf(board, -1 - hit.target)
  if (!body) return 'no such body'
  if (board.round !== 2 || board.boss.seat === undefined) return 'GU-RND-01'
  if (!reaches(board, arms, seat, board.boss.seat)) return 'GU-ATK-14'
  if (!body.alive) return 'GU-BOS-18'
  if (marked.some((cell) => !has(body.spaces, cell) || has(body.crossed, cell))) return 'GU-ATK-03'
  return (
    shapeForbids(arms, marked) ??
    bossForbids(board, body, marked) ??
    paymentForbids(board, seat, hit.pay, priceOf(board, body, arms, marked))
  )
}

/** GU-EFX-24, GU-EFX-25: one street, one zombie of each slot or all of one slot, and the boss if it faces that seat. */
function sweepForbidden(
  board: Board,
  seat: number,
  arms: Arms,
  targets: readonly number[],
  avoid: readonly number[],
): Wrong {
  const last = arms.effects.findLast(({ effect }) => effect === 'cut-down' || effect === 'explosive')
  if (!last) return 'GU-EFX-11 no sweep'
  if (targets.length < 2) return 'a sweep of one'
  if (targets.some((target) => avoid.includes(target))) return 'GU-EFX-23'
  const zombies = targets
    .filter((target) => target > 0)
    .map((target) => board.zombies.find(({ id }) => id === target))
  const bodies = targets.filter((target) => target <= 0)
  const [first] = zombies
  const street = first ? first.seat : board.boss.seat
  if (street === undefined || zombies.some((zombie) => zombie?.seat !== street))
    return 'GU-EFX-25 two streets'
  if (!reaches(board, arms, seat, street)) return 'GU-EFX-25 out of reach'
  const there = board.zombies.filter((zombie) => zombie.seat === street && !avoid.includes(zombie.id))
  const slots = zombies.map((zombie) => zombie?.slot)
  const filled = new Set(there.map(({ slot }) => slot))
  if (last.effect === 'cut-down') {
    if (new Set(slots).size !== slots.length || slots.length !== filled.size)
      return 'GU-EFX-11 one of each slot'
  } else if (there.length > 0) {
    if (new Set(slots).size !== 1) return 'GU-EFX-12 one slot'
    if (there.filter(({ slot }) => slot === slots[0]).length !== slots.length)
      return 'GU-EFX-12 all of the slot'
  }
  const possible = board.boss.bodies
    .map((_, index) => index)
    .filter((index) => bodyCanBeHit(board, index) && !avoid.includes(-1 - index))
  const facing = board.boss.seat === street && possible.length > 0
  if (bodies.length !== (facing ? 1 : 0)) return 'GU-EFX-25 the boss'
  if (bodies.some((target) => !possible.includes(-1 - target))) return 'GU-BOS-18'
  return undefined
}

function hasTarget(board: Board, seat: number, arms: Arms, avoid: readonly number[]): boolean {
  if (board.zombies.some((zombie) => reaches(board, arms, seat, zombie.seat) && !avoid.includes(zombie.id)))
    return true
  const facing = board.boss.seat
  if (facing === undefined || !reaches(board, arms, seat, facing)) return false
  return board.boss.bodies.some((_, index) => !avoid.includes(-1 - index) && bodyCanBeHit(board, index))
}

function shotForbidden(board: Board, seat: number, target: number, square: number): Wrong {
  const cell: Cell = [square >> 3, square & 7]
  if (left(mine(board, seat).ammo) < 1) return 'GU-ATK-08'
  if (target > 0) {
    const zombie = board.zombies.find(({ id }) => id === target)
    if (zombie?.seat !== seat) return 'GU-ATK-18'
    const free =
      has(cellsOf(find(CONTENT.zombies, zombie.card).grid, '#DAM'), cell) &&
      !has(cellsOfMask(zombie.lo, zombie.hi), cell)
    return free ? undefined : 'GU-ATK-03'
  }
  const body = bodyOf(board, -1 - target)
  if (!board.setup.ammoOnBoss) return 'GU-ATK-18'
  if (!body?.alive || board.boss.seat !== seat) return 'GU-ATK-19'
  if (!has(body.spaces, cell) || has(body.crossed, cell)) return 'GU-ATK-03'
  return bossForbids(board, body, [cell])
}

function againForbidden(
  board: Board,
  choice: Extract<Choice, { kind: 'again' }>,
  pick: Extract<Pick, { do: 'adrenaline' | 'fast-reload' | 'critical-hit' }>,
): Wrong {
  const { seat, wield } = choice
  const arms = armsOf(board, seat, wield)
  if (!('colour' in wield)) return 'GU-SOL-05'
  if (!knows(arms, pick.do)) return 'GU-EFX-14'
  if (pick.do === 'fast-reload' && left(mine(board, seat).ammo) < 1) return 'GU-EFX-09'
  if (pick.do === 'critical-hit' && choice.damage === 0) return 'GU-EFX-10'
  if (!hasTarget(board, seat, arms, pick.do === 'critical-hit' ? choice.hit : [])) return 'GU-EFX-22'
  return paymentForbids(board, seat, pick.pay, pick.do === 'adrenaline' ? 1 : 0)
}

function drawForbidden(board: Board, choice: Choice, pick: Extract<Pick, { do: 'hit' | 'sweep' }>): Wrong {
  if (choice.kind !== 'attack' && choice.kind !== 'draw' && choice.kind !== 'sweep')
    return 'a draw out of place'
  const { seat } = choice
  let wield: Wield
  if (choice.kind === 'attack') {
    if (pick.companion === undefined) {
      if (!choice.weapon) return 'GU-ATK-11'
      wield = { colour: find(CONTENT.turnCards, board.card ?? '').colour }
    } else {
      if (!choice.companion || !find(CONTENT.turnCards, board.card ?? '').companion || board.seats.length > 1)
        return 'GU-SOL-04'
      if (!mine(board, seat).companions.some(({ id, ready }) => id === pick.companion && ready))
        return 'GU-SOL-02'
      wield = { companion: pick.companion }
    }
  } else {
    wield = choice.wield
    if (pick.companion !== ('companion' in wield ? wield.companion : undefined)) return 'GU-SOL-05'
  }
  const arms = armsOf(board, seat, wield)
  const avoid = choice.kind === 'draw' ? choice.avoid : []
  if (pick.do === 'sweep')
    return choice.kind === 'sweep'
      ? 'a sweep in a sweep'
      : sweepForbidden(board, seat, arms, pick.targets, avoid)
  if (choice.kind === 'sweep' && pick.target !== choice.target) return 'GU-EFX-24'
  return hitForbidden(board, seat, arms, pick, avoid)
}

/** What is wrong with an answer to a choice on this board, by the ledger. */
export function forbidden(board: Board, choice: Choice, pick: Pick): Wrong {
  if (board.outcome !== undefined) return 'GU-RND-09'
  switch (pick.do) {
    case 'hit':
    case 'sweep':
      return drawForbidden(board, choice, pick)
    case 'pass':
      return choice.kind === 'attack' ? undefined : 'pass'
    case 'skip':
      return choice.kind === 'sweep' ? undefined : 'skip'
    case 'stop':
      return choice.kind === 'draw' || choice.kind === 'again' ? undefined : 'stop'
    case 'done':
      return choice.kind === 'ammo' ? undefined : 'done'
    case 'shoot':
      return choice.kind === 'ammo' ? shotForbidden(board, choice.seat, pick.target, pick.square) : 'shoot'
    case 'adrenaline':
    case 'fast-reload':
    case 'critical-hit':
      return choice.kind === 'again' ? againForbidden(board, choice, pick) : 'again'
    case 'push':
    case 'stay': {
      if (choice.kind !== 'knockback') return 'push'
      const zombie = board.zombies.find(({ id }) => id === choice.zombie)
      return pick.do === 'stay' || (zombie && zombie.slot < 3) ? undefined : 'GU-EFX-01'
    }
    case 'upgrade': {
      if (choice.kind !== 'upgrade') return 'upgrade'
      const { upgrades, owed } = mine(board, choice.seat)
      return owed > 0 && (upgrades[COLOURS.indexOf(pick.colour)] ?? 2) < 2 ? undefined : 'GU-UPG-02'
    }
    case 'armor': {
      if (choice.kind !== 'armor') return 'armor'
      const { armor, health } = mine(board, choice.seat)
      const most = Math.min(left(armor), choice.damage)
      if (!(pick.amount >= 0 && pick.amount <= most)) return 'GU-WLK-07 too much'
      const dies = (amount: number) => choice.damage - amount >= health
      return dies(pick.amount) && !dies(most) ? 'GU-WLK-07 armor saves the life' : undefined
    }
    case 'dodge':
    case 'endure': {
      if (choice.kind !== 'dodge') return 'dodge'
      const { armor, health } = mine(board, choice.seat)
      if (pick.do === 'dodge') return left(armor) > 0 ? undefined : 'GU-BOS-16'
      return 2 - Math.min(2, left(armor)) >= health ? 'GU-WLK-07 armor saves the life' : undefined
    }
    case 'deal':
      if (choice.kind !== 'deal') return 'deal'
      return board.tray.includes(pick.card) && pick.seat in board.seats ? undefined : 'GU-SPW-03'
    default:
      return `unknown answer ${JSON.stringify(pick)}`
  }
}
