import type { Telling } from '@graveshift/kernel'
import {
  isEvent,
  type Kit,
  type MovedGroup,
  movedGroups,
  NONE,
  ZONES_EVOLVERS,
  type ZonesBoard,
  type ZonesEventOf,
} from '@graveshift/zones'
import type { ArrowMark } from '../board/scene.ts'

/** An event, with the board after it. */
export interface ZoneMoment<B extends ZonesBoard = ZonesBoard> {
  readonly event: { readonly type: string }
  readonly board: B
}

export type FilmKind =
  /** Zombies of a zone attack. */
  | 'attack'
  /** Somebody is hurt, or spared. */
  | 'hurt'
  /** Zombies go for whom they see, where it is loudest, for whoever taunts them, or otherwise. */
  | 'seen'
  | 'heard'
  | 'taunted'
  | 'moved'
  /** A zombie card for a zone. */
  | 'card'
  /** Zombies appear without one. */
  | 'appear'
  /** Some act out of turn: what just came, by a card, because there are too few figures, or taunted. */
  | 'rush'
  | 'extra'
  | 'shortage'
  | 'taunt'
  /** Something that only one game has. */
  | 'own'

/** One thing of the zombies' doings that is seen by itself. */
export interface FilmBeat<B extends ZonesBoard = ZonesBoard> {
  readonly kind: FilmKind
  /** Of those who act twice. */
  readonly isSecond: boolean
  /** How many events of its batch have happened then. */
  readonly until: number
  /** What is shown: where groups go one after the other, a board that the rules never had alone. */
  readonly board: B
  /** Where it happens. */
  readonly zones: readonly number[]
  readonly arrows: readonly ArrowMark[]
  /** Attacks, wounds, groups or zombies, whatever its kind is counted in. */
  readonly count: number
  readonly people: readonly number[]
  /** The zombie card that was drawn, for which danger level. */
  readonly card: { readonly id: string; readonly level: number } | undefined
  /** What the log says of it. */
  readonly lines: readonly Telling[]
}

/** What is told beside the log: where each group of a move goes, and why. */
export interface FilmTeller<B extends ZonesBoard> {
  readonly kit: Kit
  tell(event: ZoneMoment['event'], board: B): Telling
  tellGroup(board: B, group: MovedGroup): Telling
  /** Where something happens that only this game has and that is seen by itself; undefined for all else. */
  ownPlaces?(event: ZoneMoment['event'], board: B): readonly number[] | undefined
}

const WHY = { sight: 'seen', noise: 'heard', taunt: 'taunted', none: 'moved' } as const
const ACTIVATED = { rush: 'rush', card: 'extra', shortage: 'shortage', taunt: 'taunt' } as const

/** Who of an activation has acted once already. */
interface Acted {
  readonly attackers: Set<string>
  hasMoved: boolean
}

const isAcross = ({ to, from }: MovedGroup, groups: readonly MovedGroup[]): boolean =>
  groups.some((other) => other.from === from && other.to !== to)

function arrowsFor(kit: Kit, groups: readonly MovedGroup[], isSecond: boolean): readonly ArrowMark[] {
  return groups.map((group) => ({
    from: group.from,
    to: group.to,
    why: group.why === 'noise' ? 'hears' : 'sees',
    kinds: group.crowd.flatMap(({ kind }) => kit.kinds[kind]?.id ?? []),
    ...(isSecond && { isSecond }),
    ...(isAcross(group, groups) && { isFork: true }),
  }))
}

/** A board on which only these have gone yet. */
function boardWith<B extends ZonesBoard>(kit: Kit, board: B, groups: readonly MovedGroup[]): B {
  const copy = { ...board, zombies: board.zombies.slice() }
  const moves = groups.flatMap(({ from, to, crowd }) =>
    crowd.flatMap(({ kind, count }) => [from, to, kind, count]),
  )
  ZONES_EVOLVERS.zombiesMoved(kit, copy, { type: 'zombiesMoved', moves })
  return copy
}

/** Beats as they are gathered from the events of a batch. */
class Film<B extends ZonesBoard> {
  readonly beats: FilmBeat<B>[] = []
  readonly #teller: FilmTeller<B>
  #acted: Acted = { attackers: new Set(), hasMoved: false }

  constructor(teller: FilmTeller<B>) {
    this.#teller = teller
  }

  add({ event, board }: ZoneMoment<B>, before: B, until: number): void {
    const { tell } = this.#teller
    const plain = { isSecond: false, until, board, arrows: [], people: [], card: undefined }
    const lines = () => [tell(event, board)]
    if (isEvent(event, 'phaseBegan')) this.#acted = { attackers: new Set(), hasMoved: false }
    else if (isEvent(event, 'activated')) {
      this.#acted = { attackers: new Set(), hasMoved: false }
      const zones = event.zone === NONE ? [] : [event.zone]
      this.beats.push({ ...plain, kind: ACTIVATED[event.why], zones, count: 0, lines: lines() })
    } else if (isEvent(event, 'zombiesAttacked')) this.#attack(event, plain, lines())
    else if (isEvent(event, 'zombiesMoved')) this.#move(event, before, { until, board })
    else if (isEvent(event, 'wounded')) this.#hurt(event.person, event.wounds, before, plain, lines())
    else if (isEvent(event, 'woundIgnored') || isEvent(event, 'eliminated'))
      this.#hurt(event.person, 0, before, plain, lines())
    else if (isEvent(event, 'spawnDrawn')) {
      const { zone, card: id, level } = event
      this.beats.push({
        ...plain,
        kind: 'card',
        zones: [zone],
        count: 0,
        card: { id, level },
        lines: lines(),
      })
    } else if (isEvent(event, 'placed')) this.#appear(event, plain, lines())
    else {
      const zones = this.#teller.ownPlaces?.(event, board)
      if (zones) this.beats.push({ ...plain, kind: 'own', zones, count: 0, lines: lines() })
    }
  }

  #grow(last: FilmBeat<B>, more: Pick<FilmBeat<B>, 'until' | 'board' | 'lines'>, count: number): void {
    const { until, board, lines } = more
    const grown = { ...last, until, board, count: last.count + count, lines: [...last.lines, ...lines] }
    this.beats[this.beats.length - 1] = grown
  }

  #attack(
    { zone, kind, count }: ZonesEventOf<'zombiesAttacked'>,
    plain: Omit<FilmBeat<B>, 'kind' | 'zones' | 'count' | 'lines'>,
    lines: readonly Telling[],
  ): void {
    const key = `${zone} ${kind}`
    const isSecond = this.#acted.attackers.has(key) || this.#acted.hasMoved
    this.#acted.attackers.add(key)
    const last = this.beats.at(-1)
    if (last?.kind === 'attack' && last.zones.includes(zone) && last.isSecond === isSecond)
      this.#grow(last, { ...plain, lines }, count)
    else this.beats.push({ ...plain, kind: 'attack', isSecond, zones: [zone], count, lines })
  }

  #hurt(
    person: number,
    wounds: number,
    before: B,
    plain: Omit<FilmBeat<B>, 'kind' | 'zones' | 'count' | 'lines'>,
    lines: readonly Telling[],
  ): void {
    const zone = before.people[person]?.zone ?? NONE
    const last = this.beats.at(-1)
    if (last?.kind === 'hurt' && last.zones.includes(zone)) {
      this.#grow(last, { ...plain, lines }, wounds)
      const grown = this.beats.at(-1)
      if (grown && !grown.people.includes(person))
        this.beats[this.beats.length - 1] = { ...grown, people: [...grown.people, person] }
    } else this.beats.push({ ...plain, kind: 'hurt', zones: [zone], count: wounds, people: [person], lines })
  }

  #appear(
    { zone, count }: ZonesEventOf<'placed'>,
    plain: Omit<FilmBeat<B>, 'kind' | 'zones' | 'count' | 'lines'>,
    lines: readonly Telling[],
  ): void {
    const last = this.beats.at(-1)
    if (last?.kind === 'card' && last.zones.includes(zone)) this.#grow(last, { ...plain, lines }, count)
    else this.beats.push({ ...plain, kind: 'appear', zones: [zone], count, lines })
  }

  /** Those who go for the same reason go together, one reason after the other. */
  #move(
    { moves }: ZonesEventOf<'zombiesMoved'>,
    before: B,
    { until, board }: { readonly until: number; readonly board: B },
  ): void {
    const { kit, tellGroup } = this.#teller
    const isSecond = this.#acted.hasMoved
    this.#acted.hasMoved = true
    const all = movedGroups(kit, before, moves)
    const parts = (['sight', 'noise', 'taunt', 'none'] as const)
      .map((why) => ({ why, groups: all.filter((group) => group.why === why) }))
      .filter(({ groups }) => groups.length > 0)
    let shown = before
    parts.forEach(({ why, groups }, index) => {
      const isLast = index === parts.length - 1
      shown = isLast ? board : boardWith(kit, shown, groups)
      this.beats.push({
        kind: WHY[why],
        isSecond,
        until: isLast ? until : until - 1,
        board: shown,
        zones: [...new Set(groups.flatMap(({ targets }) => targets))],
        arrows: arrowsFor(kit, groups, isSecond),
        count: groups.length,
        people: [],
        card: undefined,
        lines: groups.map((group) => tellGroup(before, group)),
      })
    })
  }
}

/** What zombies did in a batch, beat by beat; `before` is the board that it began on. */
export function filmOf<B extends ZonesBoard>(
  teller: FilmTeller<B>,
  moments: readonly ZoneMoment<B>[],
  before: B,
): readonly FilmBeat<B>[] {
  const film = new Film(teller)
  let last = before
  moments.forEach((moment, index) => {
    film.add(moment, last, index + 1)
    last = moment.board
  })
  return film.beats
}
