import type { Game, GameModule } from '@graveshift/kernel'
import { answerQuestion } from './answer-question.ts'
import { type Numbered, type Question, READY } from './bot-message.ts'

/** What a worker does: bots, the coach and the debrief of one game think in it, so that the page never stutters. */
export function thinkFor(loading: Promise<GameModule<Game>>): void {
  // Questions come before the rules do.
  addEventListener('message', async ({ data }: MessageEvent<Numbered<Question>>) =>
    answerQuestion(await loading, data, (answer) => postMessage({ ...answer, number: data.number })),
  )
  // Without its rules it is broken, and says so as any worker does.
  loading.then(() => postMessage(READY), reportError)
}
