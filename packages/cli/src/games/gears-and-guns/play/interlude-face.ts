import { CAMP_MODULE, CAMPAIGN_OPTIONS, type CampaignState } from '@graveshift/gears-and-guns'
import { Bug, type Game, usualOptions } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'
import { findGame } from '../../../games.ts'
import type { Face } from '../../../play/face.ts'
import { drawRows, optionRows } from '../../../play/option-rows.ts'
import type { Pen } from '../../../play/pen.ts'
import { plainFace } from '../../../play/plain/face.ts'
import { FACE as WESTERN } from './face.ts'

/** Options are those of the campaign. */
const rows = (pen: Pen, session: Session<Game>) => {
  const { options } = session.options as unknown as CampaignState
  const specs = { options: CAMPAIGN_OPTIONS, readOptions: () => usualOptions(CAMPAIGN_OPTIONS) }
  return optionRows(pen, specs, options)
}

function campFace(): Face<Game> {
  const module = findGame(CAMP_MODULE.id)
  if (!module) throw new Bug('there is no camp')
  const plain = plainFace(module)
  return {
    ...plain,
    help: ['gears-and-guns-camp', 'saves'],
    opening: () => [],
    options: (pen, session) => drawRows(pen, rows(pen, session), true),
    // Six sheets and all that was: shown again only when something on them has changed.
    picture: plain.table,
    screen: (pen, session, _choice, isChanged) => (isChanged ? plain.table(pen, session) : []),
    seatName(pen, session, seat) {
      const name = module.seatName?.(session.options, seat)
      return name ? pen.say(name.word, name.with) : plain.seatName(pen, session, seat)
    },
    lookUp: WESTERN.lookUp,
  }
}

/** The camp between two missions in the terminal. */
export const FACE = campFace()
