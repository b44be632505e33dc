import {
  type Board,
  jetBits,
  type Mission,
  machinesOf,
  type ObjectiveCardData,
} from '@graveshift/gears-and-guns'
import { type Layout, NONE, type Point } from '@graveshift/zones'
import type { TokenDeed, TokenScene } from '../../zone-table/board/scene.ts'
import { pileSpot, pipeOf } from './town-spots.ts'

/** Something that stands in a town, and where. */
export interface TownToken extends TokenScene {
  readonly zone: number
}

/** What of a board lies or stands in its town. */
export type Standing = Pick<
  Board,
  | 'pilesAwake'
  | 'pilesSafe'
  | 'switchesOn'
  | 'nozzlesBroken'
  | 'cards'
  | 'loud'
  | 'loudSide'
  | 'wagon'
  | 'gatling'
  | 'fallen'
  | 'bottles'
> & { readonly people: readonly { readonly id: string }[]; readonly tokens: readonly unknown[] }

type Thing = Omit<TownToken, 'token'>

/** Each thing has a place in the list for the whole game, by which it is known while it moves. */
type Slot = Thing | undefined

const isOn = (bits: number, at: number): boolean => (bits & (1 << at)) !== 0

const single = (zone: number, kind: string, deeds: readonly TokenDeed[]): Slot =>
  zone === NONE ? undefined : { zone, kind, colour: '', at: undefined, deeds }

const tileOf = ({ tiles }: Layout, face: string): number => tiles.findIndex((tile) => tile.face === face)

/** Where a switch is printed. */
const switchAt = (layout: Layout, face: string): Point | undefined =>
  layout.spots.find(({ kind, tile }) => kind === 'switch' && tile === tileOf(layout, face))?.at

/** Corpse piles: asleep, awake or safe for good. */
const pilesOf = (mission: Mission, { pilesAwake, pilesSafe }: Standing): readonly Slot[] =>
  mission.piles.map(({ zone }, at) => ({
    zone,
    kind: 'pile',
    colour: isOn(pilesSafe, at) ? 'safe' : isOn(pilesAwake, at) ? 'awake' : 'asleep',
    at: pileSpot(mission.board.layout, zone),
    deeds: [{ do: 'purify', zone }],
  }))

/** Switches, on or off, and nozzles: whole, broken and still, or blowing. */
function machinesIn(mission: Mission, board: Standing): readonly Slot[] {
  if (!mission.data.steam) return []
  const { layout } = mission.board
  const jets = jetBits(board)
  return machinesOf(mission.switches, mission.nozzles).flatMap(({ tile, ...machine }, at): Thing[] => {
    const lever = switchAt(layout, tile)
    const pipe = pipeOf(layout, tileOf(layout, tile))
    const path = lever ? [lever, ...pipe] : pipe
    return [
      {
        zone: machine.switch,
        kind: 'switch',
        colour: isOn(board.switchesOn, at) ? 'on' : 'off',
        at: lever,
        tie: { path, zones: [machine.nozzle] },
        deeds: [{ do: 'switch', at }],
      },
      {
        zone: machine.nozzle,
        kind: 'nozzle',
        colour: isOn(jets, at) ? 'jet' : isOn(board.nozzlesBroken, at) ? 'broken' : 'intact',
        at: pipe.at(-1),
        tie: { path, zones: [machine.switch] },
        deeds: [{ do: 'refill', by: 'nozzle' }],
      },
    ]
  })
}

/** How a card that was read lies there: it stays because it is locked, too heavy, or asks for something else. */
const lyingUp = ({ lock, heavy }: ObjectiveCardData): string =>
  lock !== undefined ? 'locked' : heavy !== undefined ? 'heavy' : 'up'

/** Objective cards that lie there, face down by their numbers or face up. */
const cardsOf = ({ cards }: Mission, board: Standing): readonly Slot[] =>
  cards.map(({ data, zone }, at) => {
    const { number, back } = data
    const state = board.cards[at]
    if (state !== 'down' && state !== 'up') return undefined
    return {
      zone,
      kind: back === undefined ? 'card' : `card-${back}`,
      colour: state === 'down' ? 'down' : lyingUp(data),
      number,
      at: undefined,
      deeds: [{ do: 'read', card: number }, { do: 'bottle' }, { do: 'pump' }],
    }
  })

/** Those who are down, and wait to be taken up. */
const fallenOf = ({ people, fallen }: Standing): readonly Slot[] =>
  people.map(({ id }, person) => {
    const lies = fallen.find((each) => each.person === person && each.fate === 'down')
    return (
      lies && {
        zone: lies.zone,
        kind: 'fallen',
        colour: id,
        at: undefined,
        deeds: [{ do: 'take-fallen', fallen: person }],
      }
    )
  })

/** Everything that stands in a town besides tokens to be taken; where it has no printed place, anywhere in its zone. */
export function townTokens(mission: Mission, board: Standing): readonly TownToken[] {
  const slots: readonly Slot[] = [
    ...pilesOf(mission, board),
    ...machinesIn(mission, board),
    ...cardsOf(mission, board),
    { zone: board.loud, kind: 'noise', colour: board.loudSide, at: undefined },
    ...mission.fixedTokens.map(
      (zone): Thing => ({ zone, kind: 'objective', colour: 'green', at: undefined }),
    ),
    single(board.wagon, 'wagon', [{ do: 'push' }]),
    single(board.gatling, 'gatling', [{ do: 'gatling' }]),
    ...fallenOf(board),
    ...board.bottles.map((zone) => single(zone, 'bottle', [{ do: 'shoot-bottle', zone }])),
  ]
  return slots.flatMap((thing, slot) => (thing ? [{ ...thing, token: board.tokens.length + slot }] : []))
}
