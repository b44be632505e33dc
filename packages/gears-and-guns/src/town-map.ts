import { type Gates, type Marks, NONE, type Point } from '@graveshift/zones'
import { drawSigns, type MapLetter, type MapSigns, tokenLetters, whoStands } from '@graveshift/zones/missions'
import type { Board } from './board.ts'
import { barsOf } from './cards/bars.ts'
import type { CardState } from './cards/cards-board.ts'
import { GAUGE } from './content/figures.ts'
import { lying } from './fallen/fallen.ts'
import type { Mission } from './missions/compile.ts'
import { machinesOf } from './town/nozzles.ts'
import type { WesternKit } from './western-kit.ts'

type Town = Pick<Board, 'gauge' | 'switchesOn' | 'nozzlesBroken' | 'bottles'>

/** What lies on a board of this game, as far as a map shows it. */
export type DrawnTown = Town &
  Pick<Board, 'spawnsAt' | 'asleep' | 'pilesAwake' | 'pilesSafe' | 'cards' | 'loud' | 'loudSide'> &
  Pick<Board, 'tokens' | 'wagon' | 'gatling' | 'fallen'>

export const hasBit = (bits: number, at: number): boolean => (bits & (1 << at)) !== 0

const somewhere = (zone: number = NONE): readonly number[] => (zone === NONE ? [] : [zone])

/** A pile sleeps, is awake, or is safe for the rest of the mission (UA-PIL-01, UA-PIL-04). */
const pileMark = ({ pilesAwake, pilesSafe }: DrawnTown, at: number): string =>
  hasBit(pilesSafe, at) ? '+' : hasBit(pilesAwake, at) ? 'P' : 'p'

/** A whole nozzle, a broken one that is still, or the jet of one whose switch is on (GG-TWN-05). */
const nozzleMark = ({ switchesOn, nozzlesBroken }: Town, at: number): string =>
  !hasBit(nozzlesBroken, at) ? 'n' : hasBit(switchesOn, at) ? '~' : 'b'

const switchMark = ({ switchesOn }: Town, at: number): string => (hasBit(switchesOn, at) ? '^' : 'v')

/** What is printed on tiles, each where it is printed, as it stands now. */
function pointsOf({ board: { layout }, piles, switches, nozzles }: Mission, town: DrawnTown) {
  const machines = machinesOf(switches, nozzles)
  const points: { readonly at: Point; readonly mark: string }[] = []
  for (const { kind, tile, at } of layout.spots) {
    const face = layout.tiles[tile]?.face
    const pile = piles.findIndex((each) => each.face === face)
    const machine = machines.findIndex((each) => each.tile === face)
    if (kind === 'pile') points.push({ at, mark: pileMark(town, pile) })
    else if (kind === 'switch') points.push({ at, mark: switchMark(town, machine) })
    else if (kind === 'nozzle') points.push({ at, mark: nozzleMark(town, machine) })
  }
  return points satisfies Marks['points']
}

/** Spawn tokens that sleep are told from those that draw (UA-SPW-05). */
function spawnLetters({ spawnsAt, asleep }: DrawnTown): readonly MapLetter[] {
  const zones = (sleeping: boolean) => spawnsAt.filter((_, spawn) => hasBit(asleep, spawn) === sleeping)
  return [
    { letter: '!', zones: zones(false) },
    { letter: 'a', zones: zones(true) },
  ]
}

/** Zones of objective cards that lie so. */
const cardsThat = (
  { cards: laid }: Mission,
  { cards }: Pick<DrawnTown, 'cards'>,
  state: CardState,
): readonly number[] => laid.flatMap(({ zone }, at) => (cards[at] === state ? [zone] : []))

/** The signs of a map; the legend tells what they mean. */
export const townSigns = (mission: Mission, town: DrawnTown): MapSigns => ({
  letters: [
    ...tokenLetters(town.tokens, { objective: 'x' }),
    { letter: 'c', zones: cardsThat(mission, town, 'down') },
    { letter: 'C', zones: cardsThat(mission, town, 'up') },
    ...spawnLetters(town),
    { letter: 'E', zones: somewhere(mission.exit) },
    { letter: 'N', zones: [town.loud] },
    { letter: 'B', zones: town.bottles },
    { letter: 'W', zones: somewhere(town.wagon) },
    { letter: 'G', zones: somewhere(town.gatling) },
    { letter: 'f', zones: lying(town).map(({ zone }) => zone) },
  ],
  points: pointsOf(mission, town),
})

/** The steam gauge as a line, marked from where jets wound; none in towns without machines (GG-TWN-01, GG-TWN-09). */
export function gaugeLine({ switches }: Mission, { gauge }: Town): readonly string[] {
  if (switches.length === 0) return []
  const marks = Array.from({ length: GAUGE.full }, (_, at) =>
    at < gauge ? '#' : at + 1 === GAUGE.jetsWound ? '~' : '.',
  )
  return [`[${marks.join('')}] ${gauge}/${GAUGE.full}`]
}

/** Ways that are closed to zombies alone. */
export const barredOn = (kit: WesternKit, board: Board): Gates =>
  barsOf(kit.rules, kit.mission, () => kit).reduce((bits, bar) => bits | bar(board), 0)

/** The board in characters; its letters are told by the legend. */
export function drawMap(kit: WesternKit, board: Board): readonly string[] {
  const { mission } = kit
  const signs = { ...townSigns(mission, board), barred: barredOn(kit, board) }
  return [
    ...gaugeLine(mission, board),
    ...drawSigns(kit.map, board.doors, signs, (zone) => whoStands(kit, board, zone)),
  ]
}
