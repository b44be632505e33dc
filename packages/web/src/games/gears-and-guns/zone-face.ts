import {
  ATTACKS,
  type Board,
  kitFor,
  type Options,
  tellRules,
  townThings,
  type WesternKit,
} from '@graveshift/gears-and-guns'
import type { AttackOdds } from '@graveshift/zones'
import { missionId } from '@graveshift/zones/missions'
import type { ZoneFace } from '../../zone-table/table/zone-face.ts'
import { CardPicture } from './art/card-picture.tsx'
import { SurvivorFace } from './art/people/pictures.ts'
import { TOWN } from './art/town-skin.tsx'
import { westernScene } from './scene.ts'

/** A kit and a board as the game itself has them: the table hands back what it was given. */
interface Own {
  readonly kit: WesternKit
  readonly board: Board
}

const own = (kit: object, board: object): Own => ({ kit, board }) as Own

/** What Gears & Guns brings to the table of zones. */
export const WESTERN_ZONES: ZoneFace = {
  id: 'gears-and-guns',
  Head: SurvivorFace,
  skin: TOWN,
  Card: CardPicture,
  kitFor: (options) => kitFor(options as Options) as unknown as ReturnType<ZoneFace['kitFor']>,
  title: (kit) => ({ word: `mission.${missionId((kit as unknown as WesternKit).setup.mission)}.name` }),
  scene(anyKit, anyBoard) {
    const { kit, board } = own(anyKit, anyBoard)
    return westernScene(kit, board)
  },
  things(anyKit, anyBoard, zone) {
    const { kit, board } = own(anyKit, anyBoard)
    return townThings(kit.mission, board, zone)
  },
  rules: (kit) => tellRules((kit as unknown as WesternKit).mission),
  odds(anyKit, anyBoard, person, pick): AttackOdds | undefined {
    const { kit, board } = own(anyKit, anyBoard)
    return ATTACKS[pick.do]?.(kit, board, person, pick)
  },
  // Nothing here is locked, and no door is opened: ways are open, or they are none.
  doors: () => [],
}
