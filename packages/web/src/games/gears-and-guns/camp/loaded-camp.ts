import { CAMP_MODULE, type CampaignState, readState } from '@graveshift/gears-and-guns'
import { type Game, type GameModule, isFault, type Json } from '@graveshift/kernel'
import { genericGame } from '../../../generic/generic-game.ts'
import { needWords } from '../../../i18n/i18n.ts'
import type { LoadedGame } from '../../game-face.ts'

/** Who stands for the campaign: everybody where one person has all sheets, else one for each seat. */
function facesOf({ players, sheets }: CampaignState): readonly string[] {
  if (players.length === 1) return sheets.flatMap(({ survivor }) => survivor ?? [])
  return players.map((_, seat) => sheets.find(({ player }) => player === seat)?.survivor ?? String(seat + 1))
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
  } as unknown as LoadedGame
}
