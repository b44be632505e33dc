import { type Answer, Engine } from '../engine.ts'

const makeEngine = () => new Engine({ lang: 'en', freshSecret: () => new Uint8Array(32).fill(3) })

/** An engine that is spoken to in objects; what it says is read as programs read it. */
export function talk(
  engine = makeEngine(),
  hear: (request: object, answer: Answer) => void = () => undefined,
) {
  let id = 0
  const ask = (asked: object): Answer => {
    const request = { id: ++id, ...asked }
    const answer = JSON.parse(JSON.stringify(engine.answerLine(JSON.stringify(request)))) as Answer
    hear(request, answer)
    return answer
  }
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely
  const ok = (request: object): any => {
    const answer = ask(request)
    if ('error' in answer) throw new Error(JSON.stringify(answer))
    return answer.ok
  }
  const code = (request: object): string => {
    const answer = ask(request)
    return 'error' in answer ? answer.error.code : 'ok'
  }
  return { engine, ask, ok, code }
}
