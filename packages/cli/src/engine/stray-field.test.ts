import { describe, expect, test } from 'vitest'
import { type Answer, Engine } from './engine.ts'

const TURN = { mission: 'city-blocks', survivors: ['amy', 'ned'], turn: 'amy' }
const jumper = { ...TURN, people: [{ id: 'amy', zone: '5R.S', skills: ['jump'] }] }
const gunner = {
  ...TURN,
  people: [{ id: 'amy', zone: '5R.S', hand: ['pistol'] }],
  zombies: { '5R.S': { walker: 1 } },
}
const lisa = { seats: [{ survivor: 'lisa', street: [{ slot: 1, card: 'walker-01' }] }] }
const spawning = {
  difficulty: 'easy',
  turn: 2,
  step: 'card',
  seats: ['ethan', 'lisa', 'greta', 'mateo'].map((survivor) => ({ survivor })),
}

type Fields = Readonly<Record<string, unknown>>

/** A table in the middle of a game, and one of its answers with the given `do`. */
function seated(game: string, position: object, what: string) {
  const engine = new Engine({ lang: 'en', freshSecret: () => new Uint8Array(32) })
  let id = 0
  const ask = (request: object): Answer =>
    JSON.parse(JSON.stringify(engine.answerLine(JSON.stringify({ id: ++id, ...request }))))
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely
  const ok = (request: object): any => {
    const answer = ask(request)
    if ('error' in answer) throw new Error(JSON.stringify(answer))
    return answer.ok
  }
  ok({ op: 'position', game, position, seed: 1 })
  const [{ choice, seat, picks }] = ok({ op: 'choices' }).choices
  const pick: Fields = picks.find((each: Fields) => each.do === what)
  const send = { op: 'do', choice, seat: seat === 'team' ? 0 : seat }
  const state = () => ok({ op: 'state' })
  return { ask, ok, send, pick, state }
}

describe('a field that does not belong to an answer', () => {
  test.each([
    ['second-edition', jumper, 'jump', { slip: true }],
    ['second-edition', jumper, 'move', { card: 'pistol' }],
    ['second-edition', jumper, 'end', { to: '5R.S' }],
    ['second-edition', gunner, 'ranged', { colour: 'red' }],
    ['second-edition', gunner, 'ranged', { dual: 'yes' }],
    ['second-edition', gunner, 'ranged', { 'what ever': null }],
    ['gear-up', spawning, 'deal', { slot: 3 }],
    ['gear-up', lisa, 'hit', { colour: 'red' }],
    ['gear-up', lisa, 'hit', { companion: 5 }],
    ['gear-up', lisa, 'pass', { target: 1 }],
  ] as const)(
    'is refused by its name and changes nothing: %s, %o, %s with %o',
    (game, position, what, more) => {
      const { ask, ok, send, pick, state } = seated(game, position, what)
      const before = state()
      expect(pick).toBeDefined()
      const [field] = Object.keys(more)
      expect(ask({ ...send, pick: { ...pick, ...more } })).toMatchObject({
        error: {
          code: 'stray-field',
          rule: 'KERNEL',
          message: `“${field}” does not fit this answer. Leave it out.`,
        },
      })
      expect(state()).toEqual(before)
      ok({ ...send, pick })
    },
  )

  test.each([
    ['it', '«slip» non fa parte di questa risposta. Toglilo.'],
    ['de', '„slip“ passt nicht zu dieser Antwort. Lass es weg.'],
  ])('is named in the reader’s language, %s', (lang, message) => {
    const { ask, send, pick } = seated('second-edition', jumper, 'jump')
    expect(ask({ ...send, lang, pick: { ...pick, slip: true } })).toMatchObject({ error: { message } })
  })

  test('a no where an answer says nothing is no field too many', () => {
    const { ok, send, pick } = seated('second-edition', jumper, 'move')
    ok({ ...send, pick: { ...pick, slip: false } })
  })
})
