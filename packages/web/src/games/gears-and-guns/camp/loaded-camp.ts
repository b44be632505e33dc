import { CAMP_MODULE, type CampaignState, readState } from '@graveshift/gears-and-guns'
import { type Game, type GameModule, isFault, type Json, type Seat, type Telling } from '@graveshift/kernel'
import { genericGame } from '../../../generic/generic-game.ts'
import { needWords } from '../../../i18n/i18n.ts'
import type { LoadedGame, SeatToBe } from '../../game-face.ts'

/** Who stands for the campaign: everybody where one person has all sheets, else one for each seat. */
function facesOf({ players, sheets }: CampaignState): readonly string[] {
  if (players.length === 1) return sheets.flatMap(({ survivor }) => survivor ?? [])
  return players.map((_, seat) => sheets.find(({ player }) => player === seat)?.survivor ?? String(seat + 1))
}

/** A seat with whoever is on its sheets, so that who takes it over knows whom they get. */
function peopled(seat: SeatToBe, at: Seat, { sheets }: CampaignState): SeatToBe {
  const mine = sheets.flatMap(({ player, survivor }) => (player === at ? (survivor ?? []) : []))
  const [id, ...others] = mine
  if (id === undefined) return seat
  const names = mine.map((each): Telling => ({ word: `survivor.${each}.name` }))
  return {
    ...seat,
    id,
    others,
    name: names.reduce((rest, last) => ({ word: 'list.pair', with: { rest, last } })),
  }
}

/** The camp with its rules, its own words, and the faces of those who sit there. */
export async function loadCamp(): Promise<LoadedGame> {
  await needWords({ game: CAMP_MODULE.id, set: 'camp' })
  const plain = genericGame(CAMP_MODULE as unknown as GameModule<Game>)
  return {
    ...plain,
    labelOf(options: Json) {
      const state = readState(options)
      const label = plain.labelOf(options)
      return isFault(state) ? label : { ...label, survivors: facesOf(state) }
    },
    seatsOf(options: Json) {
      const state = readState(options)
      const seats = plain.seatsOf(options)
      return isFault(state) ? seats : seats.map((seat, at) => peopled(seat, at, state))
    },
  } as unknown as LoadedGame
}
