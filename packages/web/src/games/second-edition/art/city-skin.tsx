import './city.css'
import type { Skin } from '../../../zone-table/board/skin.ts'
import { cityGround } from './city/city-ground.tsx'
import { CityDefinitions } from './city/definitions.tsx'
import { drawFace } from './people/pictures.ts'
import { drawCar } from './things/cars.tsx'
import { drawExit, drawSpawn, drawToken } from './things/tokens.tsx'
import { standeeOf } from './zombies/zombies.ts'

const round = (half: number) => [-half, -half, half, half] as const

/** The city at night. */
export const CITY: Skin = {
  id: 'city',
  Definitions: CityDefinitions,
  ground: cityGround,
  person: drawFace,
  zombie: standeeOf,
  token: drawToken,
  spawn: drawSpawn,
  exit: drawExit,
  car: drawCar,
  sizes: {
    token: (kind) => round(kind === 'crate' ? 4.8 : 5.4),
    spawn: round(9.2),
    exit: [-10.6, -6, 10.6, 6],
    car: [-11.4, -6.6, 11.4, 6.6],
  },
  zoneFill: (kind, isDark) => (kind !== 'room' ? '#3a3f4c' : isDark ? '#141a2a' : '#c9a66b'),
}
