import type { Op } from '../op.ts'
import { achievementsOp } from './achievements.ts'
import { boardOp } from './board.ts'
import { botOp } from './bot.ts'
import { campaignBeginOp } from './campaign-begin.ts'
import { campaignLoadOp } from './campaign-load.ts'
import { campaignNextOp } from './campaign-next.ts'
import { campaignSaveOp } from './campaign-save.ts'
import { campaignStateOp } from './campaign-state.ts'
import { chanceOp } from './chance.ts'
import { choicesOp } from './choices.ts'
import { closeOp } from './close.ts'
import { coachOp } from './coach.ts'
import { debriefOp } from './debrief.ts'
import { doOp } from './do.ts'
import { eventsOp } from './events.ts'
import { gamesOp } from './games.ts'
import { loadOp } from './load.ts'
import { newOp } from './new.ts'
import { oddsOp } from './odds.ts'
import { positionOp } from './position.ts'
import { replayOp } from './replay.ts'
import { saveOp } from './save.ts'
import { schemaOp } from './schema.ts'
import { scriptOp } from './script.ts'
import { stateOp } from './state.ts'
import { undoOp } from './undo.ts'
import { viewOp } from './view.ts'

/** Every operation, by the name it is asked for. */
export const OPS: Readonly<Record<string, Op>> = {
  games: gamesOp,
  events: eventsOp,
  schema: schemaOp,
  new: newOp,
  position: positionOp,
  script: scriptOp,
  board: boardOp,
  choices: choicesOp,
  do: doOp,
  bot: botOp,
  coach: coachOp,
  chance: chanceOp,
  debrief: debriefOp,
  undo: undoOp,
  view: viewOp,
  state: stateOp,
  odds: oddsOp,
  achievements: achievementsOp,
  save: saveOp,
  load: loadOp,
  replay: replayOp,
  'campaign-begin': campaignBeginOp,
  'campaign-next': campaignNextOp,
  'campaign-state': campaignStateOp,
  'campaign-save': campaignSaveOp,
  'campaign-load': campaignLoadOp,
  close: closeOp,
}
