import { type Event, isRecord, type Json } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'
import { cardsIn, EQUIPMENT, exposureOf, pileOf, SPAWN, zombiesOf } from '@graveshift/zones'
import type { MissionSummary } from '../../src/zone-table/end/mission-summary.ts'
import type { SummedGame } from '../../src/zone-table/end/summariser.ts'
import { talliesOf, woundsBySource } from '../../src/zone-table/end/tallies.ts'
import { attacksOn } from '../../src/zone-table/table/danger.ts'
import { actionsLeft, mostHealth } from '../../src/zone-table/table/people-told.ts'
import type { ZoneBoard, ZoneKit } from '../../src/zone-table/table/zone-face.ts'
import type { Plug } from './plug.ts'

type Put = (name: string, ...values: readonly (number | string)[]) => void

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

/** The steps of a round that a table shows. */
const STEPS: readonly string[] = ['players', 'zombies', 'spawn', 'end']

function peopleFigures(put: Put, kit: ZoneKit, board: ZoneBoard): void {
  const exposure = exposureOf(kit, board)
  for (const [person, who] of board.people.entries()) {
    const { any, free } = actionsLeft(kit, board, person)
    const of = `people.${who.id}`
    put(`${of}.health`, who.health, mostHealth(kit, board, person))
    put(`${of}.actions`, any, ...free.map(({ count }) => count))
    put(`${of}.place`, kit.map.zones[who.zone]?.name ?? '')
    put(`${of}.points`, who.points)
    const risk = attacksOn(exposure, person)
    if (risk > 0) put(`${of}.risk`, risk)
    for (const slot of kit.inventory.slots) put(`${of}.${slot.name}`, cardsIn(who, slot).join(' '))
  }
}

/** Zombies by zone and kind, all together, and as a list says them. */
function zoneFigures(put: Put, kit: ZoneKit, board: ZoneBoard): void {
  for (const zone of kit.map.zones.keys()) {
    const counts = kit.kinds.flatMap(({ id }, kind) => {
      const count = zombiesOf(kit, board, zone, kind)
      if (count > 0) put(`zone.${zone}.${id}`, count)
      return count > 0 ? [count] : []
    })
    if (counts.length === 0) continue
    put(`zone.${zone}.all`, sum(counts))
    put(`zone.${zone}.told`, ...counts)
  }
}

function nextFigures(put: Put, kit: ZoneKit, board: ZoneBoard): void {
  const exposure = exposureOf(kit, board)
  const least = sum(exposure.map((each) => each.least))
  const most = sum(exposure.map((each) => each.most))
  put('next.attacks', ...new Set([least, most]))
  const awake = kit.spawnZones(board).filter((_, spawn) => !kit.isAsleep(board, spawn))
  put('next.cards', awake.length + kit.moreSpawns(board).length)
  put('next.equipment', pileOf(board, EQUIPMENT).cards.length)
  put('next.zombies', pileOf(board, SPAWN).cards.length)
}

/** Zombies that were killed, from the log alone. */
function killsIn<G extends SummedGame>(session: Session<G>): number {
  let kills = 0
  for (const { event } of session.played()) {
    const { type, count }: Event & { readonly count?: unknown } = event
    if (type === 'killed' && typeof count === 'number') kills += count
  }
  return kills
}

interface Told<G extends SummedGame> extends Pick<Plug<G>, 'game' | 'module'> {
  kitFor(options: G['options']): ZoneKit
  summarise(session: Session<G>): MissionSummary | undefined
}

/** What the player made of chance knows of any game on zones. */
export function zoneGame<G extends SummedGame>({ game, module, kitFor, summarise }: Told<G>): Plug<G> {
  return {
    game,
    setUp: `/#/${game}/new`,
    module,
    // A person speaks for the team, where there is one.
    leader: (_board, bots) =>
      Math.max(
        0,
        bots.findIndex((bot) => bot === null),
      ),
    figures(options, anyBoard) {
      const board: ZoneBoard = ofZones(anyBoard)
      const figures = new Map<string, string>()
      const put: Put = (name, ...values) => figures.set(name, values.join(' '))
      const kit = kitFor(options)
      put('clock', ...(board.round === 0 ? [] : [board.round]))
      put('phase', STEPS.indexOf(board.phase))
      peopleFigures(put, kit, board)
      for (const [goal, { kind, data }] of kit.goals.entries()) {
        const { done, of } = kind.count(kit, board, data)
        put(`goals.${goal}`, Math.min(done, of), of)
      }
      nextFigures(put, kit, board)
      zoneFigures(put, kit, board)
      return figures
    },
    missing(options, anyBoard, shown) {
      const board = ofZones(anyBoard)
      const kit = kitFor(options)
      const people = board.people.map(({ id }) => `people.${id}.health`)
      const zones = [...kit.map.zones.keys()].flatMap((zone) => {
        // From far away, and in words, zombies are told zone by zone.
        if (shown.has(`zone.${zone}.all`) || shown.has(`zone.${zone}.told`)) return []
        return kit.kinds.flatMap(({ id }, kind) =>
          zombiesOf(kit, board, zone, kind) > 0 ? [`zone.${zone}.${id}`] : [],
        )
      })
      return ['clock', 'phase', 'next.cards', ...people, ...zones].filter((name) => !shown.has(name))
    },
    inFull: [
      'stand',
      'deal',
      'first',
      'activate',
      'reroll',
      'wound',
      'agree',
      'skill',
      'assign',
      'may',
      'shield',
      'companion',
      'keep',
      'dark',
    ],
    brokenPromises(promises, { pick, events }) {
      const rolled = events.find(({ type }) => type === 'rolled')
      return promises.filter((promise) => {
        const [what, ...rest] = promise.split(' ')
        if (what !== 'dice') return true
        // Of dice is told before a roll; whoever does something else was told nothing.
        const dice = isRecord(rolled) ? rolled.dice : undefined
        return Array.isArray(dice) && isAttack(pick) && dice.length !== Number(rest[0])
      })
    },
    ending(session) {
      const figures = new Map<string, string>()
      const put: Put = (name, ...values) => figures.set(`end.${name}`, values.join(' '))
      const summary = summarise(session)
      if (!summary) return figures
      const { board } = session.state
      const { people, goals } = summary.story
      put('rounds', board.round)
      put('kills', killsIn(session))
      put('wounds', sum(Object.values(woundsBySource(people))))
      put('goals', goals.filter(({ met }) => met).length)
      put('decisions', summary.decisions)
      for (const { id, kills, wounds, searches, mostHealth: most } of people) {
        const who = board.people.find((person) => person.id === id)
        put(`person.${id}.health`, who?.health ?? '', most)
        put(`person.${id}.kills`, kills)
        put(`person.${id}.wounds`, sum(Object.values(wounds)))
        put(`person.${id}.points`, who?.points ?? '')
        put(`person.${id}.searches`, searches)
      }
      return figures
    },
    statistics(session) {
      const summary = summarise(session)
      const totals = summary ? talliesOf(summary).totals : []
      return new Map(totals.map(({ id, value }) => [id, `${value}`]))
    },
    keys: [...'rvinfmastoxgbelzjkhc123456', 'Home', '+', '-', '0', 'ArrowLeft', 'ArrowUp', 'PageDown'],
    surface: '.zb-region',
    seats: '.crew-fields > fieldset',
  }
}

/** Doors that are locked are none where a game does not have them. */
const ofZones = (board: Readonly<ZoneBoard>): ZoneBoard => board

const isAttack = (pick: Json): boolean =>
  isRecord(pick) && ['ranged', 'melee', 'throw', 'improvise'].includes(`${pick.do}`)
