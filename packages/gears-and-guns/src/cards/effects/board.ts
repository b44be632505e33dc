import { nth } from '@graveshift/kernel'
import {
  cardFrame,
  dueTo,
  isPlayed,
  kill,
  kindOf,
  listTerm,
  NONE,
  queueUp,
  zombiesOf,
  zoneNamed,
} from '@graveshift/zones'
import { type EffectKind, type EffectOf, effectLine, hasTile } from '../effect-kind.ts'

/** A Bang! does nothing while BOOM! shows (UA-NOI-03). */
export const noiseEffect: EffectKind<EffectOf<'noise'>> = {
  do: 'noise',
  tell: ({ side, zone }) => effectLine('noise', { side: { word: `noise.${side}` }, zone }),
  run(kit, table, { person }, { side, zone }) {
    kit.deeds.noise(table, zoneNamed(kit.map, zone), side, person)
  },
  zones: ({ zone }) => [zone],
}

/** One zombie card at once, at the highest danger level (GG-OBJ-06). */
export const spawnEffect: EffectKind<EffectOf<'spawn'>> = {
  do: 'spawn',
  tell: ({ zone }) => effectLine('spawn', { zone }),
  run(kit, table, _frame, { zone }) {
    table.push(cardFrame(zoneNamed(kit.map, zone), table.board.first))
  },
  zones: ({ zone }) => [zone],
}

/** So many, whatever the danger level; a shortage means what it always means (GG-OBJ-06). */
export const placeEffect: EffectKind<EffectOf<'place'>> = {
  do: 'place',
  tell: ({ kind, count, zone }) =>
    effectLine('place', { zombies: { word: `zombie-count.${kind}`, with: { count } }, zone }),
  run(kit, table, _frame, { kind, count, zone: name }) {
    const zone = zoneNamed(kit.map, name)
    const { first } = table.board
    if (kit.spawn(table, zone, kindOf(kit, kind), count, first) === 0) return
    const { board } = table
    const people = board.people.flatMap((_, person) => (isPlayed(board, person) ? [person] : []))
    queueUp(kit, table, dueTo(kit, board, 'zombies-appeared', people, zone), zone, first)
  },
  zones: ({ zone }) => [zone],
}

/** The players say which mobile spawn token moves there. */
export const mobileEffect: EffectKind<EffectOf<'mobile'>> = {
  do: 'mobile',
  tell: ({ zone }) => effectLine('mobile', { zone }),
  run(kit, table, _frame, { zone: name }) {
    const zone = zoneNamed(kit.map, name)
    const lying = kit.deeds.spawnTokens(table.board)
    const able = kit.mission.spawns.flatMap(({ kind }, spawn) =>
      kind === 'mobile' && nth(lying, spawn) !== zone && nth(lying, spawn) !== NONE ? [spawn] : [],
    )
    if (able.length > 0) table.ask({ kind: 'mobile', seat: 'team', zone, able })
  },
  zones: ({ zone }) => [zone],
  lint: ({ spawns }) => [[spawns.some(({ kind }) => kind === 'mobile'), 'there is no mobile spawn token']],
}

export const purifyEffect: EffectKind<EffectOf<'purify'>> = {
  do: 'purify',
  tell: ({ tile }) => effectLine('purify', { tile }),
  run(kit, table, _frame, { tile }) {
    kit.deeds.purify(table, tile)
  },
  lint: ({ piles }, { tile }) => [[hasTile(piles, tile), `${tile} has no pile on this board`]],
}

/** Every zombie there is eliminated, for no adrenaline and no bounty (UA-RUL-21). */
export const sweepEffect: EffectKind<EffectOf<'sweep'>> = {
  do: 'sweep',
  tell: ({ zones }) => effectLine('sweep', { zones: listTerm(zones) }),
  run(kit, table, _frame, { zones }) {
    for (const zone of zones.map((name) => zoneNamed(kit.map, name)))
      kit.kinds.forEach((_, kind) => {
        const count = zombiesOf(kit, table.board, zone, kind)
        if (count > 0) kill(kit, table, NONE, zone, kind, count)
      })
  },
  zones: ({ zones }) => zones,
}

export const gatlingEffect: EffectKind<EffectOf<'gatling'>> = {
  do: 'gatling',
  tell: ({ zone }) => effectLine('gatling', { zone }),
  run(kit, table, _frame, { zone }) {
    kit.deeds.placeGatling(table, zoneNamed(kit.map, zone))
  },
  zones: ({ zone }) => [zone],
}
