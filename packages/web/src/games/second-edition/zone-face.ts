import {
  ATTACKS,
  type Board,
  kitFor,
  type Options,
  ruleOf,
  type SecondKit,
  viewBoard,
} from '@graveshift/second-edition'
import { type AttackOdds, carsIn, doorsOnFoot } from '@graveshift/zones'
import { missionId, thingsIn } from '@graveshift/zones/missions'
import type { ZoneFace } from '../../zone-table/table/zone-face.ts'
import { themeOf } from './art/city/themes.ts'
import { CITY } from './art/city-skin.tsx'
import { EquipmentPicture } from './art/equipment/equipment-picture.tsx'
import { SurvivorFace } from './art/people/pictures.ts'
import { citySigns } from './legend.tsx'
import { secondScene } from './scene.ts'

/** A kit and a board as the game itself has them: the table hands back what it was given. */
interface Own {
  readonly kit: SecondKit
  readonly board: Board
}

const own = (kit: object, board: object): Own => ({ kit, board }) as Own

/** What the second edition brings to the table of zones. */
export const SECOND_EDITION_ZONES: ZoneFace = {
  id: 'second-edition',
  Head: SurvivorFace,
  skin: CITY,
  Card: EquipmentPicture,
  kitFor: (options) => kitFor(options as Options) as unknown as ReturnType<ZoneFace['kitFor']>,
  title: (kit) => ({ word: `mission.${missionId((kit as unknown as SecondKit).setup.mission)}.name` }),
  scene(anyKit, anyBoard) {
    const { kit, board } = own(anyKit, anyBoard)
    return secondScene(board.setup, viewBoard(kit, board))
  },
  things(anyKit, anyBoard, zone) {
    const { kit, board } = own(anyKit, anyBoard)
    return [...carsIn(board, zone), ...thingsIn(kit, board, zone)]
  },
  room: ({ map }, zone) => themeOf(map.zones[zone]?.name ?? '').id,
  legend(words, kit) {
    const { objectives, crates, cars, exit } = (kit as unknown as SecondKit).mission
    return citySigns(words, {
      colours: new Set(objectives.map(({ colour }) => colour)),
      hasCrates: crates.length > 0,
      hasExit: exit !== undefined,
      cars: [...new Set(cars.map(({ car }) => car))],
    })
  },
  rules: (kit) => (kit as unknown as SecondKit).mission.data.rules.map((rule) => ruleOf(rule).tell(rule)),
  odds(anyKit, anyBoard, person, pick): AttackOdds | undefined {
    const { kit, board } = own(anyKit, anyBoard)
    return ATTACKS[pick.do]?.(kit, board, person, pick)
  },
  doors(anyKit, anyBoard, person, ways) {
    const { kit, board } = own(anyKit, anyBoard)
    return doorsOnFoot(kit, board, person, ways)
  },
}
