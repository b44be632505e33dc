import {
  type Hit,
  type HitChoice,
  isBoss,
  openSquares,
  type Pick,
  printed,
  zombieCard,
} from '@graveshift/gear-up'
import { type Mask, maskOf, sizeOf, squareFromName, squareName, squaresOf } from '@graveshift/kernel'
import { type Block, flow, perRow, sideBySide, widthOf, wrap } from '../../../play/block.ts'
import { drawBody } from './card.ts'
import { drawGrid } from './grid.ts'
import {
  type GearUpMenu,
  type GearUpOption,
  type GearUpOutcome,
  menuOption,
  pickOption,
  type Situation,
} from './menu.ts'
import { targetKey, targetName } from './names.ts'
import { type Gains, gainsOf, gainWords, roughWorth, worthOf } from './preview.ts'

/** Where hits on one target are chosen. */
export interface Aim {
  readonly choice: HitChoice
  readonly target: number
  readonly hits: readonly Hit[]
  /** What draws, in words. */
  readonly arm: string
  /** Ways out: back, pass, skip. */
  readonly exits: readonly GearUpOption[]
  /** All targets one may turn to by naming them; only this one if absent. */
  aims?(): readonly Aim[]
}

interface Rated {
  readonly hit: Hit
  readonly gains: Gains
  readonly worth: number
}

const NOTE_WIDTH = 15
const ROWS = 2

export const showSquares = (mask: Mask): string => squaresOf(mask.lo, mask.hi).map(squareName).join(' ')

function drawTarget({ pen, content, state }: Situation, target: number, covered: Mask): string[] {
  const { board } = state
  if (isBoss(target)) return drawBody(pen, content, board, -1 - target, covered)
  const zombie = board.zombies.find(({ id }) => id === target)
  if (!zombie) return []
  return drawGrid(pen, { rows: zombieCard(content, zombie).data.grid, crossed: zombie, covered })
}

/** Nobody pages further than this; anything may still be typed. */
const MOST_SHOWN = 120

/** Best first; single squares only when nothing larger fits, because typing one is quicker than finding it. */
export function rateHits(now: Situation, { choice, target, hits }: Aim): Rated[] {
  const { content, state } = now
  const { board } = state
  const whole = hits.filter(({ lo, hi }) => sizeOf(lo, hi) > 1)
  const open = openSquares(content, board, target)
  const icons = printed(content, board, target)
  return (whole.length > 0 ? whole : hits)
    .map((hit) => ({ hit, rough: roughWorth(icons, hit, open) }))
    .sort((a, b) => b.rough - a.rough)
    .slice(0, MOST_SHOWN)
    .map(({ hit, rough }): Rated => {
      const gains = gainsOf(content, board, choice, hit)
      return { hit, gains, worth: worthOf(gains, rough) }
    })
    .sort((a, b) => b.worth - a.worth)
}

function thumbnail(now: Situation, { hit, gains }: Rated, key: string): Block {
  const { pen } = now
  return [
    `${pen.paint('bold', key)}  ${pen.paint('dim', showSquares(hit))}`,
    ...drawTarget(now, hit.target, hit),
    ...flow(gainWords(pen, gains), NOTE_WIDTH, '', ', '),
  ]
}

const blockWidth = (block: Block) => block.reduce((most, line) => Math.max(most, widthOf(line)), 0)

/** Several ways to pay for the same squares: ask which. */
function payMenu(now: Situation, aim: Aim, hits: readonly Hit[]): GearUpMenu {
  const { pen } = now
  return {
    lines: [pen.say('play.pay')],
    options: hits.map((hit, index) =>
      pickOption(String(index + 1), pen.say(hit.pay === 'armor' ? 'play.pay.armor' : 'play.pay.health'), hit),
    ),
    enter: '1',
    read: (text) => readSquares(now, aim, text),
  }
}

/** Squares typed by name, with or without 's' for a single one: 'b2 b3 c3', 's b2'. */
export function readSquares(now: Situation, aim: Aim, text: string): GearUpOutcome | undefined {
  const names = text.split(/[\s,;+-]+/).filter((name) => name !== '' && name !== 's')
  const squares = names.map(squareFromName)
  if (squares.length === 0 || squares.some((square) => square === undefined)) return undefined
  const { lo, hi } = maskOf(squares.filter((square) => square !== undefined))
  const same = aim.hits.filter((hit) => hit.lo === lo && hit.hi === hi)
  const [only] = same
  if (only && same.length === 1) return { pick: only }
  if (same.length > 1) return { menu: payMenu(now, aim, same) }
  const pick: Pick = {
    do: 'hit',
    target: aim.target,
    lo,
    hi,
    pay: undefined,
    companion: aim.hits[0]?.companion,
  }
  const rule = now.rules.choices[aim.choice.kind]
  const refusal = rule.check(now.state.board, aim.choice as never, pick)
  return refusal ? { refusal } : { pick }
}

/** A target and its squares in one line: '7 b2 b3 c3', '7 s b2'. */
export function readTarget(now: Situation, aims: readonly Aim[], text: string): GearUpOutcome | undefined {
  const [key, ...rest] = text.split(/\s+/)
  const aim = aims.find(({ target }) => targetKey(now.state.board, target) === key)
  return aim && rest.length > 0 ? readSquares(now, aim, rest.join(' ')) : undefined
}

/** Placements as little pictures, a page at a time; squares may be typed instead. */
export function placementMenu(now: Situation, aim: Aim, rated = rateHits(now, aim), page = 0): GearUpMenu {
  const { pen, content, state } = now
  const target = targetName(pen, content, state.board, aim.target)
  const picture = (each: Rated, index: number) => thumbnail(now, each, String(index + 1))
  // Every page holds as many as the first, so that numbers and pages stay put.
  const wide = rated
    .slice(0, 8)
    .map(picture)
    .reduce((most, block) => Math.max(most, blockWidth(block)), 0)
  const size = perRow(wide, pen.width) * ROWS
  const pages = Math.ceil(rated.length / size)
  const from = page * size
  const shown = rated.slice(from, from + size).map((each, index) => picture(each, from + index))
  const single = rated.every(({ hit }) => sizeOf(hit.lo, hit.hi) === 1)
  const turn = (to: number) => () => placementMenu(now, aim, rated, (to + pages) % pages)
  const first = rated[0]
  return {
    lines: [
      '',
      pen.paint('bold', pen.say(single ? 'play.place.single' : 'play.place', { arm: aim.arm, target })),
      ...sideBySide(shown, pen.width),
      '',
      ...wrap(pen.say(first && !single ? 'play.place.typed' : 'play.place.typed-single'), pen.width),
    ],
    drawn: rated.map(({ hit }, index) => pickOption(String(index + 1), '', hit)),
    options: [
      ...(pages > 1
        ? [
            menuOption(
              '+',
              pen.say('play.page', { page: page + 1, pages, count: rated.length }),
              turn(page + 1),
            ),
            menuOption('-', pen.say('play.page.back'), turn(page - 1)),
          ]
        : []),
      ...aim.exits,
    ],
    // Squares first: the members of a team go by names that are squares too.
    read: (text) => readSquares(now, aim, text) ?? readTarget(now, aim.aims?.() ?? [aim], text),
  }
}
