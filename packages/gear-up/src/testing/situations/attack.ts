import { nth, sizeOf } from '@graveshift/kernel'
import { bodyIndex, findZombie, isBoss, printed as printedOn } from '../../reach.ts'
import { armOf } from '../../seats.ts'
import { iconsUnder } from '../../strike.ts'
import {
  armOfChoice,
  at,
  colourOf,
  decided,
  denied,
  frenzyOf,
  left,
  ownZombies,
  printed,
  type Situation,
  weaponOf,
} from './moment.ts'

const isShot = (by: string) => by === 'ammo'

/** Rulings R1 to R32: ammo, gains, effects, upgrades. */
export const ATTACK_SITUATIONS: Readonly<Record<string, Readonly<Record<string, Situation>>>> = {
  R1: {
    'ammo in hand before the boss, and the boss is no target': decided(
      ({ choice, before }) =>
        choice.kind === 'ammo' && before.boss.seat === choice.seat && !before.setup.ammoOnBoss,
    ),
    'a shot at the boss is refused': denied(({ refusal }) => refusal.refused === 'ammo-not-boss'),
  },
  R2: {
    ...Object.fromEntries(
      ['zombie-pyramid', 'screamer', 'mutation'].map((boss) => [
        `a shot at the ${boss}`,
        at(
          ({ event, before }) =>
            event.type === 'crossed' &&
            isShot(event.by) &&
            isBoss(event.target) &&
            before.setup.boss === boss,
        ),
      ]),
    ),
    'a shot wins': at(
      ({ event, batch }) =>
        event.type === 'won' && batch.some((each) => each.type === 'ammoSpent' && each.why === 'shot'),
    ),
  },
  R3: {
    'ammo beside a neighbour’s zombies, with a long range weapon in hand': decided(
      ({ content, choice, before }) =>
        choice.kind === 'ammo' &&
        weaponOf(content, before, choice.seat)?.powers.longRange === true &&
        before.zombies.some(({ seat }) => seat !== choice.seat),
    ),
    'a shot into another street is refused': denied(({ refusal }) => refusal.refused === 'ammo-own-street'),
  },
  R4: {
    'a shot without having used the weapon': at(
      ({ event, turn }) =>
        event.type === 'ammoSpent' && event.why === 'shot' && turn.declined.has(event.seat),
    ),
    'ammo and nobody to shoot at': at(
      ({ event, after }) =>
        event.type === 'stepBegan' &&
        event.step === 'walk' &&
        after.seats.some(
          ({ ammo }, seat) =>
            left(ammo) > 0 && ownZombies(after, seat).length === 0 && after.boss.seat !== seat,
        ),
    ),
  },
  R5: {
    'the window opens for several when all weapons are done': at(
      ({ event, after }) => event.type === 'stepBegan' && event.step === 'ammo' && after.seats.length > 1,
    ),
  },
  R6: {
    'ammo gained by the last shot is there for the next': decided(
      ({ choice, pick, before, events, open }) =>
        choice.kind === 'ammo' &&
        pick.do === 'shoot' &&
        left(nth(before.seats, choice.seat).ammo) === 1 &&
        events.some((event) => event.type === 'gained' && event.what === 'ammo' && event.amount > 0) &&
        open.some((next) => next.kind === 'ammo' && next.seat === choice.seat),
    ),
  },
  R7: {
    'a shot on an icon that the weapon’s effect would count': at(({ content, event, before }) => {
      if (event.type !== 'crossed' || !isShot(event.by)) return false
      const icons = iconsUnder(printedOn(content, before, event.target), event.lo, event.hi)
      const gains = weaponOf(content, before, event.seat)?.powers.gains ?? []
      return gains.some((effect) => effect.gain(icons, 'armor') + effect.gain(icons, 'ammo') > 0)
    }),
  },
  R8: { 'a gain on a full track is lost': at(({ event }) => event.type === 'gained' && event.lost > 0) },
  R9: {
    'boss icons feed scavenge or lock and load': at(
      ({ event, pick }) =>
        event.type === 'gained' &&
        (event.from === 'scavenge' || event.from === 'lock-and-load') &&
        pick?.do === 'hit' &&
        isBoss(pick.target),
    ),
    'boss icons earn a critical hit': decided(
      ({ choice, pick }) => choice.kind === 'again' && pick.do === 'critical-hit' && choice.hit.every(isBoss),
    ),
  },
  R10: {
    'the attacker gains an icon of the boss': at(
      ({ event, pick }) =>
        event.type === 'gained' && event.from === 'icon' && pick?.do === 'hit' && isBoss(pick.target),
    ),
    'the seat it faces gains too': at(
      ({ event, pick }) =>
        event.type === 'gained' && event.from === 'neighbour' && pick?.do === 'hit' && isBoss(pick.target),
    ),
  },
  R11: {
    'a weapon is not used although it could be': decided(
      ({ choice, pick }) => choice.kind === 'attack' && choice.weapon && pick.do === 'pass',
    ),
  },
  R12: {
    'one space in a multi hit': at(
      ({ content, event, before, choice }) =>
        event.type === 'crossed' &&
        event.by === 'single' &&
        choice?.kind === 'draw' &&
        armOf(content, before, choice.seat, choice.wield).powers.times > 1,
    ),
    'the whole shape in a multi hit': at(
      ({ content, event, before, choice }) =>
        event.type === 'crossed' &&
        event.by === 'shape' &&
        choice?.kind === 'draw' &&
        armOf(content, before, choice.seat, choice.wield).powers.times > 1,
    ),
  },
  R13: {
    'a part reduced to one square': decided(({ content, choice, pick, before, events }) => {
      const arm = armOfChoice(content, before, choice, pick)
      return events.some(
        (event) =>
          event.type === 'crossed' &&
          event.by === 'split' &&
          sizeOf(event.lo, event.hi) < (arm?.shape.size ?? 0),
      )
    }),
    'two whole parts': decided(({ content, choice, pick, before, events }) => {
      const arm = armOfChoice(content, before, choice, pick)
      return events.some(
        (event) =>
          event.type === 'crossed' && event.by === 'split' && sizeOf(event.lo, event.hi) === arm?.shape.size,
      )
    }),
    'the whole weapon as one space': decided(
      ({ content, choice, pick, before, events }) =>
        armOfChoice(content, before, choice, pick)?.powers.splits === true &&
        events.some((event) => event.type === 'crossed' && event.by === 'single'),
    ),
  },
  R14: {
    'a target of a sweep is skipped': decided(
      ({ choice, pick }) => choice.kind === 'sweep' && pick.do === 'skip',
    ),
    'a target of a sweep gets one space': at(
      ({ event, choice }) => event.type === 'crossed' && event.by === 'single' && choice?.kind === 'sweep',
    ),
    'a target of a sweep gets the shape': at(
      ({ event, choice }) => event.type === 'crossed' && event.by === 'shape' && choice?.kind === 'sweep',
    ),
  },
  R15: {
    'a kill during a sweep, which goes on with its targets': decided(
      ({ choice, events, open }) =>
        choice.kind === 'sweep' &&
        events.some(({ type }) => type === 'killed') &&
        open.some((next) => next.kind === 'sweep' && next.seat === choice.seat),
    ),
  },
  R16: { 'a sweep by long range': decided(({ choice, pick, before }) => isFarSweep(choice, pick, before)) },
  R17: {
    'a sweep repeated by multi hit': decided(
      ({ choice, pick }) => choice.kind === 'draw' && pick.do === 'sweep' && choice.avoid.length === 0,
    ),
  },
  R18: {
    'a second activation with another effect left that could give one': decided(
      ({ content, choice, before, pick, open }) =>
        choice.kind === 'again' &&
        pick.do !== 'stop' &&
        armOf(content, before, choice.seat, choice.wield).powers.seconds.length > 1 &&
        !open.some(({ kind }) => kind === 'again'),
    ),
  },
  R19: {
    'a critical hit crosses damage again and earns nothing': decided(
      ({ content, choice, pick, before, open }) => {
        if (choice.kind !== 'draw' || choice.avoid.length === 0 || pick.do !== 'hit') return false
        const icons = iconsUnder(printedOn(content, before, pick.target), pick.lo, pick.hi)
        return icons.damage > 0 && !open.some((next) => next.kind === 'again' && next.seat === choice.seat)
      },
    ),
  },
  R20: {
    'the boss is the other target': decided(
      ({ choice, pick }) =>
        choice.kind === 'draw' &&
        pick.do === 'hit' &&
        isBoss(pick.target) &&
        choice.avoid.some((target) => !isBoss(target)),
    ),
    'another member of the Dead Sox is': decided(
      ({ choice, pick }) =>
        choice.kind === 'draw' && pick.do === 'hit' && isBoss(pick.target) && choice.avoid.some(isBoss),
    ),
    'the same target is refused': denied(({ refusal }) => refusal.refused === 'another-target-needed'),
  },
  R21: {
    'a second activation draws several times': at(
      ({ event, turn }) =>
        event.type === 'crossed' && !isShot(event.by) && (turn.second.get(event.seat) ?? 0) >= 2,
    ),
    'a second activation crosses a Frenzy circle': at(
      ({ event, turn }) => event.type === 'frenzied' && turn.second.has(event.seat),
    ),
  },
  R22: {
    'the track is full and all is gained again': at(
      ({ event, before }) =>
        event.type === 'frenzied' && frenzyOf(before, event.seat, event.colour) === event.circle,
    ),
    'declined: no circle': at(
      ({ content, event, before }) =>
        event.type === 'weaponDeclined' &&
        (weaponOf(content, before, event.seat)?.powers.frenzy.length ?? 0) > 0,
    ),
  },
  R23: {
    'the shooter alone gains the extra': at(
      ({ event, batch }) =>
        event.type === 'gained' &&
        (event.from === 'gear-up' || event.from === 'scavenge' || event.from === 'lock-and-load') &&
        batch.some((other) => other.type === 'gained' && other.from === 'neighbour'),
    ),
  },
  R24: {
    'two seats: the one neighbour gains once': at(
      ({ event, before }) =>
        event.type === 'gained' && event.from === 'neighbour' && before.seats.length === 2,
    ),
    'alone: a long range weapon without a neighbour': at(
      ({ content, event, before }) =>
        event.type === 'weaponUsed' &&
        before.seats.length === 1 &&
        weaponOf(content, before, event.seat)?.powers.longRange === true,
    ),
  },
  R25: {
    'a neighbour’s zombie is pushed': at(
      ({ event, before, choice }) =>
        event.type === 'pushed' && findZombie(before, event.zombie)?.seat !== choice?.seat,
    ),
    'the dead are not pushed': decided(({ content, choice, pick, before, events, open }) => {
      if (pick.do !== 'hit' || armOfChoice(content, before, choice, pick)?.powers.afterHit.length === 0)
        return false
      const slot = findZombie(before, pick.target)?.slot
      return (
        slot !== undefined &&
        slot < 3 &&
        events.some(({ type }) => type === 'killed') &&
        !open.some(({ kind }) => kind === 'knockback')
      )
    }),
    'a pushed zombie still walks': at(
      ({ event, turn }) => event.type === 'walked' && event.zombies.some((id) => turn.pushed.has(id)),
    ),
  },
  R26: {
    'a plan that no longer fits is refused': denied(
      ({ planned, refusal }) =>
        planned && (refusal.refused === 'already-crossed' || refusal.refused === 'target-gone'),
    ),
  },
  R27: { 'a decision that showed nothing': decided(({ drew }) => !drew) },
  R28: {
    'several upgrades are owed at once': decided(
      ({ choice, before }) => choice.kind === 'upgrade' && nth(before.seats, choice.seat).owed > 1,
    ),
    'the owner of the street gets it': at(({ event }) => event.type === 'killed' && event.seat !== event.by),
  },
  R29: { 'nothing is locked any more': at(({ event }) => event.type === 'upgradesLost') },
  R30: {
    'the weapon of this very turn is upgraded': at(
      ({ content, event, before }) => event.type === 'upgraded' && event.colour === colourOf(content, before),
    ),
  },
  R31: {
    'a member of the Dead Sox dies and no upgrade is owed': decided(
      ({ events, before, after }) =>
        events.some(({ type }) => type === 'bodyKilled') &&
        after.outcome === undefined &&
        after.seats.every(({ owed }, seat) => owed <= nth(before.seats, seat).owed),
    ),
  },
  R32: {
    'a kill by ammo': at(
      ({ event, batch }) =>
        event.type === 'killed' && batch.some((other) => other.type === 'ammoSpent' && other.why === 'shot'),
    ),
    'a kill by a companion': at(
      ({ event, pick }) => event.type === 'killed' && pick?.do === 'hit' && pick.companion !== undefined,
    ),
  },
  R60: {
    'a companion’s gains go to the survivor': at(
      ({ event, pick }) => event.type === 'gained' && pick?.do === 'hit' && pick.companion !== undefined,
    ),
    'a companion’s draw brings no second activation': decided(
      ({ choice, pick, open }) =>
        choice.kind === 'attack' &&
        pick.do === 'hit' &&
        pick.companion !== undefined &&
        !open.some(({ kind }) => kind === 'again'),
    ),
  },
  R61: {
    'no companion has long range': printed((content) =>
      Object.values(content.companions).every(
        ({ arm }) => !arm.powers.longRange && arm.powers.seconds.length === 0,
      ),
    ),
  },
  R62: {
    'a decision that may be taken back': decided(({ drew }) => !drew),
    'a decision with a reveal': decided(({ drew }) => drew),
  },
  R63: {
    'the boss joins a sweep of the street it faces': decided(
      ({ choice, pick, before }) =>
        isFarSweep(choice, pick, before) && pick.do === 'sweep' && pick.targets.some(isBoss),
    ),
    'a sweep weapon as one plain hit': decided(
      ({ content, choice, pick, before }) =>
        choice.kind === 'attack' &&
        pick.do === 'hit' &&
        armOfChoice(content, before, choice, pick)?.powers.sweep !== 'none' &&
        before.zombies.filter(({ seat }) => seat === choice.seat).length > 1,
    ),
  },
  R66: {
    'the boss alone is a target of ammo': decided(
      ({ choice, pick, before }) =>
        choice.kind === 'ammo' &&
        pick.do === 'shoot' &&
        isBoss(pick.target) &&
        bodyIndex(pick.target) >= 0 &&
        ownZombies(before, choice.seat).length === 0,
    ),
  },
  R67: {
    'before the weapon': decided(
      ({ choice, pick }) =>
        choice.kind === 'attack' && choice.weapon && 'companion' in pick && pick.companion !== undefined,
    ),
    'after the weapon': decided(
      ({ choice, pick }) =>
        choice.kind === 'attack' && !choice.weapon && 'companion' in pick && pick.companion !== undefined,
    ),
    'between is refused': denied(({ refusal }) => refusal.refused === 'companion-not-between'),
  },
}

function isFarSweep(
  choice: Parameters<NonNullable<Situation['decided']>>[0]['choice'],
  pick: { readonly do: string; readonly targets?: readonly number[] },
  before: Parameters<typeof findZombie>[0],
): boolean {
  return (
    pick.do === 'sweep' &&
    (pick.targets ?? []).some((target) => !isBoss(target) && findZombie(before, target)?.seat !== choice.seat)
  )
}
