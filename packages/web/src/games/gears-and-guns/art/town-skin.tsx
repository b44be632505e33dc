import './town.css'
import './town-table.css'
import type { Reach, Skin } from '../../../zone-table/board/skin.ts'
import { drawFace } from './people/pictures.ts'
import { drawSteam } from './steam.tsx'
import { drawToken } from './things/board-tokens.tsx'
import { SKIN } from './things/round.ts'
import { drawExit, drawSpawn } from './things/spawns.tsx'
import { TownDefinitions } from './town/definitions.tsx'
import { townGround } from './town/town-ground.tsx'
import { standeeOf } from './zombies/zombies.ts'

const round = (half: number): Reach => [-half, -half, half, half]

const CARD: Reach = [-5, -6.6, 5, 6.6]

const REACH: Readonly<Record<string, Reach>> = {
  card: CARD,
  'card-valve': CARD,
  wagon: [-10.8, -7.6, 15.6, 7.6],
  gatling: [-8.6, -6.4, 9.6, 7],
  bottle: [-4, -7, 4, 6],
  fallen: round(6.6),
  noise: round(6.6),
}

const FILLS: Readonly<Record<string, string>> = {
  street: '#a9834f',
  room: '#6d4526',
  balcony: '#d6a866',
  train: '#7a3b2c',
  track: '#6b5a47',
  machine: '#2b2119',
  nose: '#2b2f35',
}

/** The town under steam. */
export const TOWN: Skin = {
  id: SKIN,
  Definitions: TownDefinitions,
  ground: townGround,
  person: drawFace,
  zombie: standeeOf,
  token: drawToken,
  spawn: drawSpawn,
  exit: drawExit,
  car: () => null,
  fog: drawSteam,
  sizes: {
    token: (kind) => REACH[kind] ?? round(6),
    spawn: round(9.2),
    exit: [-10.6, -6, 11.2, 6],
    car: round(0),
  },
  zoneFill: (kind) => FILLS[kind] ?? '#a9834f',
}
