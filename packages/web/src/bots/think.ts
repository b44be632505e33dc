import type { Game, GameModule } from '@graveshift/kernel'
import { answerQuestion } from './answer-question.ts'
import { type Numbered, type Question, READY } from './bot-message.ts'

/** What a worker does: bots, the coach and the debrief of one game think in it, so that the page never stutters. */
export function thinkFor<G extends Game>(of: GameModule<G>): void {
  // A worker is only asked about its own game.
  const module = of as unknown as GameModule<Game>
  addEventListener('message', ({ data }: MessageEvent<Numbered<Question>>) =>
    answerQuestion(module, data, (answer) => postMessage({ ...answer, number: data.number })),
  )
  postMessage(READY)
}
