import { emit, isGiven, type Kit, personAt } from '@graveshift/zones'
import { fendsOff } from '../armor/armor.ts'
import { fendFrame } from '../armor/frame.ts'
import type { Board } from '../board.ts'
import { CAMPAIGN_MISSIONS } from '../content/missions.ts'
import { buryFallen, knockOut } from '../fallen/knock-out.ts'
import type { Western } from '../game.ts'
import { isWagonSearched } from '../machines/wagon-action.ts'
import type { Mission } from '../missions/compile.ts'
import type { WesternKit } from '../western-kit.ts'
import { LEAPS } from './card-skills.ts'

type Part =
  | 'bombsAnywhere'
  | 'isSearchedHere'
  | 'leapsTo'
  | 'heldBack'
  | 'letGo'
  | 'fendsOff'
  | 'fend'
  | 'mayFall'
  | 'eliminated'
  | 'roundEnds'

/** Missions of the campaign are played by its rules for who falls, also by themselves (GG-SET-04, GG-KO-01). */
const isOfCampaign = ({ data }: Mission): boolean => CAMPAIGN_MISSIONS.some(({ id }) => id === data.id)

const NOWHERE: readonly number[] = []

/** Where Jump Boots come down: in any zone that the balcony overlooks (UA-BAL-04). */
function belowBalcony(kit: WesternKit, board: Board, person: number): readonly number[] {
  if (!isGiven(kit, board, person, LEAPS)) return NOWHERE
  const { zone } = personAt(board, person)
  return (kit.map.layout.overlooks ?? []).filter(({ from }) => from === zone).map(({ to }) => to)
}

/** What survivors and what they carry ask of a kit; `usual` is what every mission says. */
export function peopleParts(
  mission: Mission,
  usual: Pick<Kit<Western>, 'mayFall' | 'eliminated' | 'roundEnds'>,
  kitLater: () => WesternKit,
): Pick<Kit<Western>, Part> {
  const isKnockedOut = isOfCampaign(mission)
  return {
    // UA-DYN-03
    bombsAnywhere: true,
    isSearchedHere: (board, zone) => isWagonSearched(kitLater(), board, zone),
    leapsTo: (board, person) => belowBalcony(kitLater(), board, person),
    heldBack: ({ held }) => held,
    letGo: (table, crowd) => emit(kitLater(), table, { type: 'zombiesReleased', crowd }),
    fendsOff: (board, person) => fendsOff(kitLater(), board, person),
    fend: (table, attacks) => table.push(fendFrame(attacks)),
    mayFall: (board, person) => isKnockedOut || usual.mayFall(board, person),
    eliminated(table, person) {
      if (isKnockedOut) knockOut(kitLater(), table, person)
      else usual.eliminated(table, person)
    },
    roundEnds(table) {
      buryFallen(kitLater(), table)
      usual.roundEnds(table)
    },
  }
}
