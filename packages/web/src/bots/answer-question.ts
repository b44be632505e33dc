import type { Game, GameModule } from '@graveshift/kernel'
import { chanceFrom } from '../coach/chance-from.ts'
import { debriefOf } from '../coach/debrief-of.ts'
import { rank } from '../coach/rank.ts'
import type { Answers, Question, WithEffort } from './bot-message.ts'
import { decide } from './decide.ts'

type Tell = (answer: Answers[keyof Answers]) => void

/** Has a bot, the coach or the debrief tell what it finds. */
export function answerQuestion(module: GameModule<Game>, question: WithEffort<Question>, tell: Tell): void {
  if (question.ask === 'decide') tell(decide(module, question))
  else if (question.ask === 'rank') tell(rank(module, question))
  else if (question.ask === 'chance') tell(chanceFrom(module, question))
  else debriefOf(module, question, tell)
}
