import type { BotQuestion } from './bot-message.ts'
import { decide } from './decide.ts'

// Bots think in a worker, so that the page never stutters.
addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => postMessage(decide(data)))
