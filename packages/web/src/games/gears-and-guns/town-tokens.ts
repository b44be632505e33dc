import { type Board, jetBits, type Mission, machinesOf } from '@graveshift/gears-and-guns'
import { NONE, type Point } from '@graveshift/zones'
import type { TokenDeed, TokenScene } from '../../zone-table/board/scene.ts'

/** Something that stands in a town, and where. */
export interface TownToken extends TokenScene {
  readonly zone: number
}

interface Thing extends Omit<TownToken, 'token' | 'at'> {
  readonly at?: Point | undefined
}

const isOn = (bits: number, at: number): boolean => (bits & (1 << at)) !== 0

const single = (zone: number, kind: string, deeds: readonly TokenDeed[]): readonly Thing[] =>
  zone === NONE ? [] : [{ zone, kind, colour: '', deeds }]

/** Where something is printed on the tile of that face. */
function spotOf({ board: { layout } }: Mission, wanted: string, face: string): Point | undefined {
  return layout.spots.find(({ kind, tile }) => kind === wanted && layout.tiles[tile]?.face === face)?.at
}

/** Corpse piles: asleep, awake or safe for good. */
const pilesOf = (mission: Mission, { pilesAwake, pilesSafe }: Board): readonly Thing[] =>
  mission.piles.map(({ face, zone }, at) => ({
    zone,
    kind: 'pile',
    colour: isOn(pilesSafe, at) ? 'safe' : isOn(pilesAwake, at) ? 'awake' : 'asleep',
    at: spotOf(mission, 'pile', face),
    deeds: [{ do: 'purify', zone }],
  }))

/** Switches, on or off, and nozzles: whole, broken and still, or blowing. */
function machinesIn(mission: Mission, board: Board): readonly Thing[] {
  if (!mission.data.steam) return []
  const jets = jetBits(board)
  return machinesOf(mission.switches, mission.nozzles).flatMap(({ tile, ...machine }, at): Thing[] => [
    {
      zone: machine.switch,
      kind: 'switch',
      colour: isOn(board.switchesOn, at) ? 'on' : 'off',
      at: spotOf(mission, 'switch', tile),
      deeds: [{ do: 'switch', at }],
    },
    {
      zone: machine.nozzle,
      kind: 'nozzle',
      colour: isOn(jets, at) ? 'jet' : isOn(board.nozzlesBroken, at) ? 'broken' : 'intact',
      at: spotOf(mission, 'nozzle', tile),
      deeds: [{ do: 'refill', by: 'nozzle' }],
    },
  ])
}

/** Objective cards that lie there, face down by their numbers or face up. */
const cardsOf = ({ cards }: Mission, board: Board): readonly Thing[] =>
  cards.flatMap(({ data: { number, back }, zone }, at): Thing[] => {
    const state = board.cards[at]
    if (state !== 'down' && state !== 'up') return []
    return [
      {
        zone,
        kind: back === undefined ? 'card' : `card-${back}`,
        colour: state,
        number,
        deeds: [{ do: 'read', card: number }, { do: 'bottle' }, { do: 'pump' }],
      },
    ]
  })

/** Everything that stands in a town besides tokens to be taken; where it has no printed place, anywhere in its zone. */
export function townTokens(mission: Mission, board: Board): readonly TownToken[] {
  const things: readonly Thing[] = [
    ...pilesOf(mission, board),
    ...machinesIn(mission, board),
    ...cardsOf(mission, board),
    { zone: board.loud, kind: 'noise', colour: board.loudSide },
    ...single(board.wagon, 'wagon', [{ do: 'push' }]),
    ...single(board.gatling, 'gatling', [{ do: 'gatling' }]),
    ...board.fallen.flatMap(({ person, zone, fate }): Thing[] =>
      fate === 'down'
        ? [
            {
              zone,
              kind: 'fallen',
              colour: board.people[person]?.id ?? '',
              deeds: [{ do: 'take-fallen', fallen: person }],
            },
          ]
        : [],
    ),
    ...board.bottles.map(
      (zone): Thing => ({
        zone,
        kind: 'bottle',
        colour: '',
        deeds: [{ do: 'shoot-bottle', zone }],
      }),
    ),
  ]
  return things.map((thing, index) => ({ at: undefined, ...thing, token: board.tokens.length + index }))
}
