import {
  type Arm,
  COLOURS,
  type Content,
  colourIndex,
  type Dashboard,
  type Event,
  effectsUsed,
  type Setup,
  type Stroke,
  type Target,
} from '@graveshift/gear-up'
import { Bug, nth, sizeOf } from '@graveshift/kernel'
import { bump, entry } from '../../../simulate/entry.ts'
import type { GearUpGame, WeaponUse } from './game-record.ts'

const MOST_UPGRADES = 2

/** The running activation of a seat. */
interface Activation {
  readonly use: WeaponUse
  readonly arm: Arm
  draws: number
  readonly targets: Set<Target>
}

/** What one must remember to write a game's record from its events alone. */
export interface GearUpChronicle {
  readonly content: Content
  readonly record: GearUpGame
  readonly dashboards: readonly Dashboard[]
  /** Unlocked upgrades, seat by seat and color by color. */
  readonly levels: number[][]
  /** Whose street a zombie is in; they never change streets. */
  readonly owners: Map<Target, number>
  readonly running: (Activation | undefined)[]
  bossSeat: number
  lastStroke: Stroke | undefined
}

export function beginChronicle(content: Content, { survivors }: Setup, record: GearUpGame): GearUpChronicle {
  const dashboards = survivors.map((id) => {
    const survivor = content.survivors[id]
    if (!survivor) throw new Bug(`no survivor ${id}`)
    return survivors.length === 1 ? survivor.solo : survivor.team
  })
  return {
    content,
    record,
    dashboards,
    levels: dashboards.map(({ weapons }) => weapons.map(({ startLevel }) => startLevel)),
    owners: new Map(),
    running: [],
    bossSeat: record.leader,
    lastStroke: undefined,
  }
}

const noUse = (): WeaponUse => ({ came: 0, used: 0, squares: 0, kills: 0 })
const useOf = ({ record }: GearUpChronicle, name: string) => entry(record.weapons, name, noUse)
const countCard = ({ record }: GearUpChronicle, name: string) => bump(record.cards, name)

function begin({ running }: GearUpChronicle, seat: number, use: WeaponUse, arm: Arm): void {
  use.used++
  running[seat] = { use, arm, draws: 0, targets: new Set() }
}

/** The effects that an event shows at work; `far` is a draw before another seat. */
function countEffects(
  { record }: GearUpChronicle,
  event: Event,
  running: Activation | undefined,
  far = false,
): void {
  if (!running) return
  const { arm, draws, targets } = running
  for (const effect of effectsUsed(event, { powers: arm.powers, draws, targets: targets.size, far }))
    bump(record.effects, effect)
}

type Noters = {
  readonly [T in Event['type']]?: (chronicle: GearUpChronicle, event: Extract<Event, { type: T }>) => void
}

const NOTERS: Noters = {
  turnRevealed(chronicle, { card }) {
    countCard(chronicle, `turn ${card}`)
    const colour = chronicle.content.turnCards[card]?.colour
    if (!colour) throw new Bug(`no turn card ${card}`)
    for (const { weapons } of chronicle.dashboards)
      useOf(chronicle, nth(weapons, colourIndex(colour)).id).came++
    chronicle.running.length = 0
  },
  spawnRevealed: (chronicle, { card }) => countCard(chronicle, `spawn ${card}`),
  bossCardRevealed: (chronicle, { card }) => countCard(chronicle, `boss ${card}`),
  zombieDrawn: (chronicle, { tier, card }) => countCard(chronicle, `${tier} ${card}`),
  zombieDealt({ owners }, { zombie, seat }) {
    owners.set(zombie, seat)
  },
  bossMoved(chronicle, { seat }) {
    chronicle.bossSeat = seat
  },
  weaponUsed(chronicle, event) {
    const { seat, colour } = event
    const index = colourIndex(colour)
    const weapon = nth(nth(chronicle.dashboards, seat).weapons, index)
    const arm = nth(weapon.levels, nth(nth(chronicle.levels, seat), index))
    begin(chronicle, seat, useOf(chronicle, weapon.id), arm)
    countEffects(chronicle, event, chronicle.running[seat])
  },
  companionUsed(chronicle, { seat, companion }) {
    const arm = chronicle.content.companions[companion]?.arm
    if (!arm) throw new Bug(`no companion ${companion}`)
    const use = useOf(chronicle, `companion ${companion}`)
    use.came++
    begin(chronicle, seat, use, arm)
  },
  crossed(chronicle, event) {
    const { seat, target, lo, hi, by } = event
    chronicle.lastStroke = by
    const activation = chronicle.running[seat]
    if (by === 'ammo' || !activation) return
    activation.use.squares += sizeOf(lo, hi)
    activation.draws++
    activation.targets.add(target)
    const owner = target < 0 ? chronicle.bossSeat : chronicle.owners.get(target)
    countEffects(chronicle, event, activation, owner !== seat)
  },
  killed({ record, running, lastStroke }, { by }) {
    record.kills++
    const activation = running[by]
    if (activation && lastStroke !== 'ammo') activation.use.kills++
  },
  // Whose it is does not matter: who is pushed stands alone in the event.
  pushed: (chronicle, event) =>
    countEffects(
      chronicle,
      event,
      chronicle.running.find((one) => one !== undefined),
    ),
  frenzied: (chronicle, event) => countEffects(chronicle, event, chronicle.running[event.seat]),
  gained: (chronicle, event) => countEffects(chronicle, event, chronicle.running[event.seat]),
  upgraded({ record, dashboards, levels }, { seat, colour: taken }) {
    const mine = nth(levels, seat)
    for (const colour of COLOURS) {
      const index = colourIndex(colour)
      const level = nth(mine, index)
      if (level >= MOST_UPGRADES) continue
      const { id, data } = nth(nth(dashboards, seat).weapons, index)
      const name = `${id} ${nth(data.upgrades, level).effect}`
      if (!record.offered.includes(name)) record.offered.push(name)
      if (colour !== taken) continue
      if (!record.taken.includes(name)) record.taken.push(name)
      mine[index] = level + 1
    }
  },
  suffered({ record }, { from, armor, health }) {
    const sum = entry(record.damage, from, () => ({ armor: 0, health: 0 }))
    sum.armor += armor
    sum.health += health
  },
  lost({ record }, event) {
    record.why = event.why
    if (event.why === 'death') record.dead = nth(record.survivors, event.seat)
  },
}

/** Writes one event into the record. */
export function note(chronicle: GearUpChronicle, event: Event): void {
  const noter = NOTERS[event.type] as ((chronicle: GearUpChronicle, event: Event) => void) | undefined
  noter?.(chronicle, event)
}
