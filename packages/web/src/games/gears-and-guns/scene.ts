import {
  type Board,
  barredOn,
  compileMission,
  freshTown,
  isHot,
  jetBits,
  type Mission,
  machinesOf,
  viewBoard,
  type WesternKit,
  type WesternMission,
} from '@graveshift/gears-and-guns'
import { Bug, has } from '@graveshift/kernel'
import { type Gates, type Layout, NONE, powersOf, startGates } from '@graveshift/zones'
import type { BoardScene, DoorScene, FogScene } from '../../zone-table/board/scene.ts'
import { remembered } from '../../zone-table/remembered.ts'
import { missionScene } from '../../zone-table/scene/mission-scene.ts'
import { missionTerms } from '../../zone-table/scene/mission-terms.ts'
import { sceneOf } from '../../zone-table/scene/scene-of.ts'
import { stagedLayout } from '../../zone-table/scene/staged-layout.ts'
import type { DrawnMission } from '../../zone-table/set-up/mission-map.tsx'
import { type Standing, townTokens } from './town-tokens.ts'

/** A board as it is drawn. */
export function westernScene(kit: WesternKit, board: Board): BoardScene {
  const view = viewBoard(kit, board)
  const spawns = view.spawns.map(({ zone, asleep, kind }) => ({ zone, asleep, colour: kind }))
  const scene = sceneOf({ ...view, spawns }, missionTerms(kit, kit.mission.objectives))
  const actor = board.people.findIndex(({ id }) => id === view.turn?.person)
  return withTown(scene, kit.mission, board, {
    gates: board.doors,
    barred: barredOn(kit, board),
    fog: {
      isThin: actor >= 0 && powersOf(kit, board, actor).seesThroughFog === true,
      isHot: isHot(board),
    },
  })
}

/** What of a town is drawn besides what lies there. */
interface TownTerms {
  /** Open ones, by which one knows where a train stands. */
  readonly gates: Gates
  /** Ways that zombies cannot go. */
  readonly barred: Gates
  /** What jets are like. */
  readonly fog: FogScene
}

/** What stands in a town lies among its tokens. */
function withTown(
  scene: BoardScene,
  mission: Mission,
  standing: Standing,
  { gates, barred, fog }: TownTerms,
): BoardScene {
  const tokens = townTokens(mission, standing)
  const jets = jetBits(standing)
  const blown = mission.data.steam
    ? machinesOf(mission.switches, mission.nozzles).flatMap(({ nozzle }, at) =>
        jets & (1 << at) ? [nozzle] : [],
      )
    : []
  return {
    layout: stagedLayout(scene.layout, gates),
    doors: scene.layout.doors.map((door, index) => stateOf(door, index, barred)),
    zones: scene.zones.map((zone, index) => ({
      ...zone,
      tokens: [...zone.tokens, ...tokens.filter((token) => token.zone === index)],
      // The one token of noise lies there as a thing, and nobody else is heard.
      noise: 0,
      ...(blown.includes(index) && { fog }),
    })),
  }
}

const stateOf = ({ gate }: Layout['doors'][number], door: number, barred: Gates): DoorScene => ({
  state: gate === 'bar' && barred & (1 << door) ? 'locked' : 'open',
  colour: undefined,
})

/** The town of a mission before anybody has come. */
const freshStanding = (mission: Mission): Standing => ({
  ...freshTown(machinesOf(mission.switches, mission.nozzles), mission.data.steam),
  pilesAwake: 0,
  pilesSafe: 0,
  cards: mission.cards.map(() => 'down'),
  loud: mission.noise,
  loudSide: mission.data.noise?.side ?? 'bang',
  wagon: mission.wagon ?? NONE,
  gatling: mission.gatling ?? NONE,
  fallen: [],
  people: [],
  tokens: mission.objectives,
})

/** The board of a mission as it lies at the beginning. */
export function missionBoard(mission: Mission): DrawnMission {
  const { layout } = mission.board
  const scene = missionScene(mission, [])
  const kinds = mission.spawns.map(({ kind }) => kind)
  const zones = scene.zones.map((zone) => ({
    ...zone,
    spawns: zone.spawns.map((spawn) => {
      const kind = kinds[spawn.number - 1] ?? 'start'
      return { ...spawn, colour: kind, asleep: kind === 'abomination' }
    }),
  }))
  return {
    scene: withTown({ ...scene, zones }, mission, freshStanding(mission), {
      gates: startGates(layout),
      barred: 0,
      fog: { isThin: false, isHot: false },
    }),
    starts: mission.start,
  }
}

/** The board of a mission before the game, for thumbnails and pictures. */
export const drawnMission = remembered((data: WesternMission): DrawnMission => {
  const mission = compileMission(data)
  if (!has(mission, 'board')) throw new Bug(`a mission of the book is broken: ${data.id}`)
  return missionBoard(mission)
})
