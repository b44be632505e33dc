import { ATTACKS, depletionOf, kitFor, type Options, tellRules, townThings } from '@graveshift/gears-and-guns'
import type { AttackOdds } from '@graveshift/zones'
import { missionId } from '@graveshift/zones/missions'
import type { ZoneFace } from '../../zone-table/table/zone-face.ts'
import { CardPicture } from './art/card-picture.tsx'
import { SurvivorFace } from './art/people/pictures.ts'
import { themeOf } from './art/town/themes.ts'
import { TOWN } from './art/town-skin.tsx'
import { townSigns } from './legend.tsx'
import { ownBoard, ownKit } from './own.ts'
import { WESTERN_PANELS } from './panels/index.ts'
import { westernScene } from './scene.ts'
import { pipesTold } from './table/pipes-told.ts'
import { StoryAside } from './table/story-aside.tsx'
import { TownPanel } from './table/town-panel.tsx'
import { townPlaces } from './table/town-places.ts'
import { WESTERN_TURN } from './turn.ts'

/** What Gears & Guns brings to the table of zones. */
export const WESTERN_ZONES: ZoneFace = {
  id: 'gears-and-guns',
  Head: SurvivorFace,
  skin: TOWN,
  Card: CardPicture,
  panels: WESTERN_PANELS,
  turn: WESTERN_TURN,
  Beside: TownPanel,
  Aside: StoryAside,
  kitFor: (options) => kitFor(options as Options) as unknown as ReturnType<ZoneFace['kitFor']>,
  title: (kit) => ({ word: `mission.${missionId(ownKit(kit).setup.mission)}.name` }),
  scene(anyKit, anyBoard) {
    return westernScene(ownKit(anyKit), ownBoard(anyBoard))
  },
  things(anyKit, anyBoard, zone) {
    return townThings(ownKit(anyKit).mission, ownBoard(anyBoard), zone)
  },
  room: ({ map }, zone) => themeOf(map.zones[zone]?.name ?? '').id,
  legend: (words, kit) => townSigns(words, ownKit(kit)),
  rules: (kit) => tellRules(ownKit(kit).mission),
  // The one token of noise lies on the board; nobody else is heard.
  lenses: (kit) => [
    'reach',
    'sight',
    'intents',
    ...(ownKit(kit).mission.data.steam ? ['pipes' as const] : []),
  ],
  ties: (words, kit, board) => pipesTold(words, ownKit(kit), ownBoard(board)),
  odds(anyKit, anyBoard, person, pick): AttackOdds | undefined {
    return ATTACKS[pick.do]?.(ownKit(anyKit), ownBoard(anyBoard), person, pick)
  },
  risk(anyKit, anyBoard, person, pick) {
    const kit = ownKit(anyKit)
    const chance = depletionOf(
      kit,
      ownBoard(anyBoard),
      person,
      kit.actions[pick.do]?.show(kit, ownBoard(anyBoard), pick) ?? null,
    )
    return chance && { word: 'odds.depletes', with: { chance: Math.round((100 * chance.ways) / chance.of) } }
  },
  ownPlaces: (kit, event) => townPlaces(ownKit(kit), event),
  // Nothing here is locked, and no door is opened: ways are open, or they are none.
  doors: () => [],
}
