import { compileMission, kitFor, MISSIONS, WESTERN_MODULE, type Western } from '@graveshift/gears-and-guns'
import { has, isFault, isRefusal, type Json } from '@graveshift/kernel'
import { Session } from '@graveshift/table'
import { gatesAfter, startGates } from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import { footings } from '../../zone-table/board/footings.ts'
import { placeZone } from '../../zone-table/board/place-zone.ts'
import { grown, holds } from '../../zone-table/board/rects.ts'
import type { BoardScene } from '../../zone-table/board/scene.ts'
import { stagedLayout } from '../../zone-table/scene/staged-layout.ts'
import { TOWN } from './art/town-skin.tsx'
import { drawnMission, westernScene } from './scene.ts'

function missionOf(id: string) {
  const data = MISSIONS.find((mission) => mission.id === id)
  const mission = data && compileMission(data)
  if (!mission || !has(mission, 'board')) throw new Error(`no mission ${id}`)
  return mission
}

/** A position as it is drawn. */
function drawnPosition(raw: Json): BoardScene {
  const options = WESTERN_MODULE.readPosition?.(raw)
  if (!options || isFault(options)) throw new Error(JSON.stringify(options))
  const session = Session.start<Western>(WESTERN_MODULE, options, { seed: 'drawn' })
  if (isRefusal(session)) throw new Error(session.refused)
  return westernScene(kitFor(options), session.state.board)
}

const tokensOf = ({ zones }: BoardScene, kind: string) =>
  zones.flatMap(({ tokens }, zone) =>
    tokens.filter((token) => token.kind === kind).map((token) => ({ ...token, zone })),
  )

describe.each(MISSIONS.map(({ id }) => id))('mission %s', (id) => {
  const mission = missionOf(id)
  const { scene, starts } = drawnMission(mission.data)

  test('lies there with all that is laid out', () => {
    expect(tokensOf(scene, 'objective')).toHaveLength(mission.data.objectives.length)
    expect([...tokensOf(scene, 'card'), ...tokensOf(scene, 'card-valve')]).toHaveLength(mission.cards.length)
    expect(tokensOf(scene, 'pile')).toHaveLength(mission.piles.length)
    expect(tokensOf(scene, 'noise')).toHaveLength(1)
    const machines = mission.data.steam ? mission.switches.length : 0
    expect(tokensOf(scene, 'switch')).toHaveLength(machines)
    expect(tokensOf(scene, 'nozzle')).toHaveLength(machines)
    expect(scene.zones.flatMap(({ spawns }) => spawns)).toHaveLength(mission.spawns.length)
    expect(scene.zones.filter(({ fog }) => fog !== undefined).length > 0).toBe(
      (mission.data.steam?.broken.length ?? 0) > 0,
    )
    expect(starts.length).toBeGreaterThan(0)
  })

  test('has a place for everything, in its zone', () => {
    footings(scene.layout).forEach((zone, index) => {
      const here = scene.zones[index]
      if (!here || zone.pieces.length === 0) return
      const placed = placeZone(zone, here, TOWN, { detail: 'table', acting: undefined })
      for (const { at } of placed.things)
        expect(zone.pieces.some((piece) => holds(grown(piece, 0.1), at))).toBe(true)
    })
  })
})

test('the train is drawn where it stands, until it has left', () => {
  const { board } = missionOf('the-sleeping-machine')
  const cab = board.named.get('10R.cab') ?? -1
  const at = (gates: number) => stagedLayout(board.layout, gates).zones[cab]?.pieces[0]?.[1]
  let gates: number | undefined = startGates(board.layout)
  const tops: (number | undefined)[] = []
  while (gates !== undefined) {
    tops.push(at(gates))
    gates = gatesAfter(board.layout, gates)
  }
  expect(tops).toEqual([41, 141, 241, undefined])
})

test('the board of a game: jets, noise, what was taken, who is at turn', () => {
  const scene = drawnPosition({
    mission: 'fightin-words',
    survivors: ['nora', 'lee'],
    turn: 'nora',
    people: [
      { id: 'nora', zone: '2R.b' },
      { id: 'lee', zone: '2R.bal' },
    ],
    zombies: { '17R.S': { walker: 2, brute: 1 } },
  })
  const where = (person: string) =>
    scene.zones.findIndex(({ people }) => people.some(({ id }) => id === person))
  expect(scene.layout.zones[where('lee')]?.kind).toBe('balcony')
  expect(scene.zones[where('nora')]?.people[0]?.turn).toBe('acts')
  const blown = tokensOf(scene, 'nozzle').filter(({ colour }) => colour === 'jet')
  expect(blown).toHaveLength(2)
  for (const { zone } of blown) expect(scene.zones[zone]?.fog).toEqual({ isThin: false, isHot: false })
  expect(tokensOf(scene, 'noise')).toMatchObject([{ colour: 'bang' }])
})

test('a switch is tied to the zone of its nozzle, and the nozzle to that of its switch', () => {
  const mission = missionOf('fightin-words')
  const { scene } = drawnMission(mission.data)
  const nozzles = tokensOf(scene, 'nozzle')
  expect(nozzles.length).toBeGreaterThan(3)
  for (const [at, lever] of tokensOf(scene, 'switch')
    .toSorted((a, b) => a.token - b.token)
    .entries()) {
    const nozzle = nozzles.toSorted((a, b) => a.token - b.token)[at]
    expect(lever.tie?.zones).toEqual([nozzle?.zone])
    expect(nozzle?.tie?.zones).toEqual([lever.zone])
    expect(lever.tie?.path[0]).toEqual(lever.at)
    expect(lever.tie?.path.at(-1)).toEqual(nozzle?.at)
  }
})
