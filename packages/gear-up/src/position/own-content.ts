import { type Fault, has } from '@graveshift/kernel'
import type { Content } from '../content/compile.ts'
import {
  type BossData,
  COLOURS,
  type Colour,
  type Side,
  type WeaponData,
  type ZombieData,
} from '../content/types.ts'
import { type Custom, printedGrid, weaponData } from '../custom.ts'
import { bad } from './bad.ts'
import type { PositionInput, SeatInput } from './schema.ts'

/** Cards of the position's own, numbered in the order they appear. */
function ownZombies(input: PositionInput): ZombieData[] {
  const drawn = [...input.seats.flatMap((seat) => seat.street), ...input.zombies].filter((entry) =>
    has(entry, 'grid'),
  )
  return drawn.map((entry, index) => ({
    id: entry.id ?? `custom-${index + 1}`,
    type: entry.type,
    speed: entry.speed,
    fixed: entry.fixed,
    grid: printedGrid(entry.grid),
  }))
}

function ownWeapons(seat: SeatInput): { [C in Colour]?: WeaponData } {
  const weapons: { [C in Colour]?: WeaponData } = {}
  for (const colour of COLOURS) {
    const weapon = seat.weapons[colour]
    if (weapon) weapons[colour] = weaponData(colour, weapon)
  }
  return weapons
}

function ownTracks(seat: SeatInput): Custom['tracks'][string] {
  const { health, armor, ammo } = seat
  return {
    ...(health?.of === undefined ? {} : { health: health.of }),
    ...(armor?.of === undefined ? {} : { armor: armor.of }),
    ...(ammo?.of === undefined ? {} : { ammo: ammo.of }),
  }
}

/** A boss of the position's own. A track that is not given is the printed one: a scream needs a circle. */
function ownBoss(printed: Content, id: string, boss: PositionInput['boss']): BossData | undefined {
  const sides = printed.bosses[id]?.sides
  if (!boss.bodies || !sides) return undefined
  const bodies = boss.bodies.map(({ mouth, lines, grid, ...body }) => ({
    ...body,
    // 'x' stays: a space that starts crossed is printed so.
    grid: grid.map((row) => row.replace(/[ybamo]/g, (sign) => sign.toUpperCase())),
    ...(mouth ? { mouth } : {}),
    ...(lines ? { lines } : {}),
  }))
  const sideOf = (side: Side) => ({ bodies, track: boss.track ?? sides[side].track })
  return { id, black: sideOf('black'), red: sideOf('red') }
}

/** What the position brings along in place of what is printed. */
export function customOf(printed: Content, input: PositionInput, bossId: string): Custom | Fault {
  const boss = ownBoss(printed, bossId, input.boss)
  const zombies = ownZombies(input)
  const named = new Set(zombies.map(({ id }) => id))
  if (named.size < zombies.length) return bad('two zombies of the position have the same id')
  return {
    zombies,
    weapons: Object.fromEntries(input.seats.map((seat) => [seat.survivor, ownWeapons(seat)])),
    tracks: Object.fromEntries(input.seats.map((seat) => [seat.survivor, ownTracks(seat)])),
    ...(boss ? { boss } : {}),
  }
}
