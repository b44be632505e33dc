import { Bug, nth } from '@graveshift/kernel'
import type { DoorData, Layout, LinkData, StreetCell, TrainStage, ZoneData } from './layout.ts'
import type { Slots } from './slots-beside.ts'
import type { BlockData, Point, Rect, StripData } from './tile.ts'

/** Strips in a row, as they lie at one moment. */
export type Standing = readonly StripData[]

/** A way between zones of strips, or to the street beside them; in which stages it is there, and where. */
interface StagedLink extends LinkData {
  readonly stages: Map<number, Point>
}

/** Adds strips to a board, stage by stage. */
export class StripLayer {
  readonly #layout: Layout
  readonly #slots: Slots
  readonly #zones: ZoneData[]
  readonly #cells: StreetCell[]
  readonly #ways = new Map<string, StagedLink>()
  readonly #named = new Map<string, number>()

  constructor(layout: Layout, slots: Slots, cells: readonly StreetCell[]) {
    this.#layout = layout
    this.#slots = slots
    this.#zones = [...layout.zones]
    this.#cells = [...cells]
  }

  /** What one stage adds to the zones and ways known so far. */
  lay(standing: Standing, stage: number): void {
    for (const [slot, strip] of standing.entries()) this.#cut(strip, slot)
    for (const [slot, strip] of standing.entries()) {
      const end = nth(strip.zones, strip.zones.length - 1).to
      for (const [one, other] of strip.joins) {
        const between = strip.zones.find(({ id }) => id === one)?.to ?? end
        this.#link(strip, one, strip, other, slot, between, stage)
      }
      this.#linkTown(strip, slot, stage)
      const next = standing[slot + 1]
      // Boarding is by side doors alone (UA-TRA-04): no end of a train leads onto the track.
      if (next?.kind === strip.kind && strip.ends.end !== undefined && next.ends.start !== undefined)
        this.#link(strip, strip.ends.end, next, next.ends.start, slot, this.#slots.size, stage)
    }
  }

  #cut(strip: StripData, slot: number): void {
    for (const [third, { id, from, to }] of strip.zones.entries()) {
      const name = `${strip.id}.${id}`
      if (this.#named.has(name)) continue
      const zone = this.#zones.length
      this.#named.set(name, zone)
      this.#zones.push({
        name,
        names: [name],
        kind: strip.kind,
        dark: false,
        pieces: [this.#slots.stretch(slot, from, to)],
      })
      if (strip.kind === 'track') this.#cells.push({ zone, ...this.#slots.cell(slot, third) })
    }
  }

  #link(
    one: StripData,
    from: string,
    other: StripData,
    to: string,
    slot: number,
    between: number,
    stage: number,
  ): void {
    this.#add(
      {
        from: this.#zone(one, from),
        to: this.#zone(other, to),
        way: this.#slots.along,
        at: this.#slots.middle(slot, between),
      },
      stage,
    )
  }

  /** Streets beside a track, and those beside the doors of a train that are on the side of the town. */
  #linkTown(strip: StripData, slot: number, stage: number): void {
    const { town, townSide } = this.#slots
    const doors =
      strip.kind === 'track'
        ? strip.zones.map(({ id, from, to }) => ({ zone: id, at: (from + to) >> 1, side: 'both' as const }))
        : strip.doors
    for (const { zone, at, side } of doors) {
      const { x, y } = this.#slots.beside(slot, at)
      const cell = this.#cells.findIndex((each) => each.x === x && each.y === y)
      if (cell < 0 || (side !== 'both' && side !== townSide)) continue
      this.#add(
        {
          from: this.#zone(strip, zone),
          to: nth(this.#cells, cell).zone,
          way: town,
          at: this.#slots.edge(slot, at),
          ...(strip.kind === 'train' ? { cell } : {}),
        },
        stage,
      )
    }
  }

  #add(link: LinkData, stage: number): void {
    const key = `${link.from} ${link.to} ${link.way}`
    const known = this.#ways.get(key)
    if (known) known.stages.set(stage, link.at)
    else this.#ways.set(key, { ...link, stages: new Map([[stage, link.at]]) })
  }

  #zone(strip: StripData, id: string): number {
    const zone = this.#named.get(`${strip.id}.${id}`)
    if (zone === undefined) throw new Bug(`strip ${strip.id} has no zone ${id}`)
    return zone
  }

  /** Everything laid so far. Where the train runs, ways that are not there in all stages are gates. */
  layout(stages: readonly Standing[], runs: boolean): Layout {
    const doors: DoorData[] = [...this.#layout.doors]
    const links: LinkData[] = [...this.#layout.links]
    const gates = stages.map(() => new Map<number, Point>())
    for (const { stages: there, ...link } of this.#ways.values()) {
      if (there.size === stages.length) {
        links.push(link)
        continue
      }
      const name = [link.from, link.to].map((zone) => nth(this.#zones, zone).name).join('-')
      for (const [stage, at] of there) nth(gates, stage).set(doors.length, at)
      links.push({ ...link, door: doors.length })
      doors.push({ name, between: [link.from, link.to], at: link.at, way: link.way, gate: 'train' })
    }
    const places = stages.map((each) => this.#placesOf(each))
    const standing = runs ? [] : nth(places, 0).blocks
    const blocks = [...(this.#layout.blocks ?? []), ...standing]
    return {
      ...this.#layout,
      zones: this.#zones,
      links,
      doors,
      cells: this.#cells,
      ...(blocks.length > 0 ? { blocks } : {}),
      ...(runs
        ? {
            stages: places.map((place, stage) => ({
              ...place,
              open: [...nth(gates, stage).keys()].reduce((bits, gate) => bits | (1 << gate), 0),
              gates: nth(gates, stage),
              entered: this.#entered(stages, stage),
            })),
          }
        : {}),
    }
  }

  #placesOf(standing: Standing): Pick<TrainStage, 'pieces' | 'blocks'> {
    const pieces = new Map<number, readonly Rect[]>()
    const blocks: BlockData[] = []
    for (const [slot, strip] of standing.entries()) {
      for (const { id, from, to } of strip.zones)
        pieces.set(this.#zone(strip, id), [this.#slots.stretch(slot, from, to)])
      for (const { kind, from, to } of strip.blocks ?? [])
        blocks.push({ kind, rect: this.#slots.stretch(slot, from, to) })
    }
    return { pieces, blocks }
  }

  /** The track of every strip that the train stands on now and did not before. */
  #entered(stages: readonly Standing[], stage: number): readonly number[] {
    const before = stages[stage - 1] ?? []
    return before.flatMap((strip, slot) =>
      strip.kind === 'track' && stages[stage]?.[slot]?.kind === 'train'
        ? strip.zones.map(({ id }) => this.#zone(strip, id))
        : [],
    )
  }
}
