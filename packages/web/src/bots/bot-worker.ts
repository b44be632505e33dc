import { answerQuestion } from './answer-question.ts'
import { type Numbered, type Question, READY } from './bot-message.ts'

// Bots, the coach and the debrief think in a worker, so that the page never stutters.
addEventListener('message', ({ data }: MessageEvent<Numbered<Question>>) =>
  answerQuestion(data, (answer) => postMessage({ ...answer, number: data.number })),
)
postMessage(READY)
