import { chanceFrom } from '../coach/chance-from.ts'
import { debriefOf } from '../coach/debrief-of.ts'
import { rank } from '../coach/rank.ts'
import type { Answers, Numbered, Question } from './bot-message.ts'
import { decide } from './decide.ts'

const tell = (number: number, answer: Answers[keyof Answers]) => postMessage({ ...answer, number })

// Bots, the coach and the debrief think in a worker, so that the page never stutters.
addEventListener('message', ({ data }: MessageEvent<Numbered<Question>>) => {
  const { number } = data
  switch (data.ask) {
    case 'decide':
      return tell(number, decide(data))
    case 'rank':
      return tell(number, rank(data))
    case 'chance':
      return tell(number, chanceFrom(data))
    case 'debrief':
      return debriefOf(data, (answer) => tell(number, answer))
  }
})
