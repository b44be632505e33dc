import type { Board, CarView, PersonView, Point, RoundView, TurnView } from '@graveshift/zones'
import type { LaidOutView } from '@graveshift/zones/missions'
import type { BoardScene, CarScene, DoorScene, PersonScene, TokenScene, ZoneScene } from '../board/scene.ts'

/** What is drawn of a view, in every game on zones. */
export interface SceneView extends RoundView, LaidOutView {
  readonly zones: Readonly<
    Record<string, { readonly zombies: Readonly<Record<string, number>>; readonly noise?: number }>
  >
  readonly turn: TurnView | null
  readonly openDoors?: readonly string[]
  readonly lockedDoors?: readonly string[]
  readonly cars?: readonly CarView[]
}

/** What a view leaves out because it stays the same for a whole game. */
export interface SceneTerms {
  readonly map: Board
  /** Zombies by the order in which they are hit. */
  readonly kinds: readonly { readonly id: string; readonly rank: number }[]
  /** Health somebody begins with. */
  mostHealth(person: string): number
  /** Where a token lies, if that is printed. */
  tokenAt(token: number): Point | undefined
  /** The color in which a door is painted. */
  doorColour(door: number): string | undefined
}

/** A game's board as it is drawn. */
export function sceneOf(view: SceneView, terms: SceneTerms): BoardScene {
  const { map } = terms
  const order = terms.kinds.toSorted((one, other) => one.rank - other.rank).map(({ id }) => id)
  const people = view.people.filter(({ zone }) => zone !== null)
  const inZone = <T extends { readonly zone: string | null }>(
    list: readonly T[],
    zone: number,
  ): readonly T[] => list.filter(({ zone: name }) => name !== null && map.named.get(name) === zone)
  const cars = (view.cars ?? []).map((car, index) => ({ ...car, car: index }))
  const spawns = view.spawns.map((spawn, index) => ({ ...spawn, number: index + 1 }))
  const exit = view.exit === null ? undefined : map.named.get(view.exit)

  const zones = map.zones.map(({ name, dark }, zone): ZoneScene => {
    const here = inZone(people, zone)
    const { zombies = {}, noise = 0 } = view.zones[name] ?? {}
    return {
      dark,
      people: here.map((person) => sceneOfPerson(person, view, terms)),
      zombies: order.flatMap((kind) => {
        const count = zombies[kind] ?? 0
        return count > 0 ? [{ kind, count }] : []
      }),
      tokens: inZone(view.tokens, zone)
        .filter(({ takenBy }) => takenBy === null)
        .map(({ token, kind, colour }): TokenScene => ({ token, kind, colour, at: terms.tokenAt(token) })),
      spawns: inZone(spawns, zone).map(({ number, colour, asleep }) => ({ number, colour, asleep })),
      isExit: zone === exit,
      cars: inZone(cars, zone).map(sceneOfCar),
      // Whoever stands there is heard, too.
      noise: noise + here.length,
    }
  })
  return {
    layout: map.layout,
    zones,
    doors: map.doors.map(({ name }, door) => sceneOfDoor(name, door, view, terms)),
  }
}

function sceneOfPerson(
  { id, seat, health, waiting, leader }: PersonView,
  { phase, turn }: SceneView,
  { mostHealth }: SceneTerms,
): PersonScene {
  const acts = turn?.person === id
  // Nobody has had its turn before the turns begin, nor once they are over, and companions have none.
  const isDone = phase === 'players' && seat !== null && !waiting
  return {
    id,
    seat: seat ?? undefined,
    health,
    mostHealth: Math.max(health, mostHealth(id)),
    turn: acts ? 'acts' : isDone ? 'done' : 'waits',
    leader: leader ?? undefined,
  }
}

const sceneOfCar = ({ car, kind, driver, passengers }: CarView & { readonly car: number }): CarScene => ({
  car,
  kind,
  inside: driver === null ? passengers : [driver, ...passengers],
})

const sceneOfDoor = (
  name: string,
  door: number,
  { openDoors = [], lockedDoors = [] }: SceneView,
  { doorColour }: SceneTerms,
): DoorScene => ({
  state: openDoors.includes(name) ? 'open' : lockedDoors.includes(name) ? 'locked' : 'closed',
  colour: doorColour(door),
})
