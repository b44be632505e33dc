import type { GameList } from '@graveshift/games'
import { withToy } from '@graveshift/games/testing'
import { type Game, isFault, isRefusal, nth, type OptionSpec, optionNow } from '@graveshift/kernel'
import { FOG, THICK } from '@graveshift/kernel/testing/toy'
import { Session } from '@graveshift/table'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { I18nProvider } from '@lingui/react'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import house from '../../words/en.json' with { type: 'json' }
import table from '../../words/table/en.json' with { type: 'json' }

// The toy is added to the list as any game is; nothing else in the client knows it.
vi.mock('@graveshift/games', async (original) => withToy(await original<GameList>()))

const compiled = (words: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(words).map(([key, message]) => [key, compileMessage(message)]))

// The build compiles the words; here that is done when they are asked for.
vi.mock('../i18n/catalogues.ts', async () => {
  const { findListed } = await import('@graveshift/games')
  return {
    fileOf: (game: string | undefined) => async () => ({
      messages: compiled(game === undefined ? house : { ...table, ...(await findListed(game)?.words('en')) }),
    }),
  }
})
vi.stubGlobal('document', { documentElement: {}, addEventListener: () => undefined })
vi.stubGlobal('addEventListener', () => undefined)
const matchMedia = () => ({ matches: false })
vi.stubGlobal('window', { innerWidth: 1440, matchMedia })
vi.stubGlobal('requestAnimationFrame', (go: () => void) => go())
vi.stubGlobal('matchMedia', matchMedia)
vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px' }))

const { GAMES } = await import('../games/index.ts')
const { faceOf, gameOf, knowGames, loadGame } = await import('../games/registry.ts')
const { catalogOf, speak } = await import('../i18n/i18n.ts')
const { wordsOf } = await import('../i18n/words-of.ts')
const { GameWords } = await import('../games/in-game.tsx')
const { GameStore } = await import('../store/game-store.ts')
const { GenericTable } = await import('./generic-table.tsx')
const { OptionField } = await import('./option-field.tsx')
const { OptionFields } = await import('./option-fields.tsx')

const ID = 'alley'

beforeAll(async () => {
  knowGames(GAMES)
  await speak('en')
  await loadGame(ID)
})

/** The table as the browser is first given it. */
const shown = (store: InstanceType<typeof GameStore<Game>>, game = ID): string =>
  drawn(createElement(GenericTable, { store, over: 'over' }), game)

const drawn = (children: ReactNode, game = ID): string =>
  renderToStaticMarkup(
    createElement(I18nProvider, { i18n: catalogOf(game) }, createElement(GameWords, { game, children })),
  )

/** Every game of the list as usual, at its first question. */
async function* begunGames() {
  for (const { id } of GAMES) {
    await loadGame(id)
    const { module } = gameOf(id)
    const options = module.readOptions({})
    if (isFault(options)) throw new Error(options.message)
    const session = Session.start(module, options, { seed: 'any' })
    if (isRefusal(session)) throw new Error(session.refused)
    yield new GameStore<Game>(id, session, async () => undefined, 'saved')
  }
}

/** The first so many questions of a game, each answered with its first answer. */
function* questionsOf(store: InstanceType<typeof GameStore<Game>>, most: number) {
  for (let asked = 0; asked < most; asked++) {
    const [front] = store.snapshot().open
    if (!front) return
    const seat = front.seat === 'team' ? 0 : front.seat
    yield { front, seat }
    if (store.snapshot().open.includes(front)) store.do(seat, front.id, nth(store.picks(front), 0))
  }
}

const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Every answer that is offered, as the table writes it. */
const answersIn = (markup: string) =>
  [...markup.matchAll(/data-answer="([^"]*)"/g)].map(([, pick = '']) => JSON.parse(unescaped(pick)))

test('a game that was only added to the list has a table in the browser, and is played there to its end', () => {
  expect(faceOf(ID).id).toBe(ID)
  const session = Session.start(gameOf(ID).module, { seats: 2, rounds: 3, horde: 2 }, { seed: 'generic' })
  if (isRefusal(session)) throw new Error(session.refused)
  const store = new GameStore<Game>('toy', session, async () => undefined, 'saved')
  let decisions = 0
  for (; store.snapshot().outcome === undefined; decisions++) {
    const { open } = store.snapshot()
    const markup = shown(store)
    const answers = answersIn(markup)
    // The question in front is one that is open, and all its answers are there.
    const front = open.find(({ id }) => markup.includes(`data-question="${id}"`))
    if (!front) throw new Error('nothing is asked')
    const picks = store.picks(front)
    expect(answers).toEqual(picks.map((pick) => session.shown(front, pick)))
    expect(
      store.do(front.seat === 'team' ? 0 : front.seat, front.id, nth(picks, decisions % picks.length)),
    ).toBe(undefined)
  }
  expect(decisions).toBeGreaterThan(5)
  expect(shown(store)).toContain('over')
  expect(answersIn(shown(store))).toEqual([])
})

test('what lies on its table and what happened is shown in its own words', () => {
  const session = Session.start(gameOf(ID).module, { seats: 1, rounds: 3, horde: 2 }, { seed: 'words' })
  if (isRefusal(session)) throw new Error(session.refused)
  const markup = shown(new GameStore<Game>('toy', session, async () => undefined, 'saved'))
  for (const text of ['Round 1', 'What do you do?', 'A round begins.', 'gangs', 'The alley, 1 seats'])
    expect(markup).toContain(text)
})

test('every option of a game is a field of its setup, and of the lobby, which shows the same', () => {
  const markup = drawn(createElement(OptionFields, { options: {}, onChange: () => undefined }))
  for (const name of ['Seats', 'Rounds', 'Horde']) expect(markup).toContain(name)
})

test('what somebody may do at any time is offered beside the question, which stays open', async () => {
  let offered = 0
  for await (const store of begunGames()) {
    if (!store.session.rules.aside) continue
    for (const { front, seat } of questionsOf(store, 40)) {
      const aside = store.session.aside(seat)
      if (!aside) continue
      const [, markup = ''] = shown(store, store.id).split(`data-aside="${aside.kind}"`)
      const picks = store.picks(aside)
      expect(answersIn(markup)).toEqual(picks.map((pick) => store.session.shown(aside, pick)))
      expect(store.do(seat, aside.id, nth(picks, 0))).toBeUndefined()
      expect(store.snapshot().open.map(({ id }) => id)).toContain(front.id)
      offered++
      break
    }
  }
  expect(offered).toBeGreaterThan(0)
})

test('what an answer may come to is said with it where the game tells it, once odds are wanted', async () => {
  let told = 0
  for await (const store of begunGames()) {
    if (!store.session.module.tellOdds) continue
    for (const { front } of questionsOf(store, 60)) {
      const { module, options, state } = store.session
      const odds = store.session
        .picks(front)
        .flatMap((pick) => module.tellOdds?.(options, front, pick, state.board) ?? [])
      const [first] = odds
      if (!first) continue
      const text = wordsOf(catalogOf(store.id)).tell(first)
      expect(unescaped(shown(store, store.id))).not.toContain(text)
      store.setHelp('odds', true)
      expect(unescaped(shown(store, store.id))).toContain(text)
      told++
      break
    }
  }
  expect(told).toBeGreaterThan(0)
})

const SPECS = [FOG, THICK]

test('a new option is a field from its spec alone, with what is usual chosen', () => {
  const field = (spec: OptionSpec) =>
    drawn(
      createElement(OptionField, {
        spec,
        specs: SPECS,
        options: {},
        value: optionNow(spec, {}),
        onChange: () => undefined,
      }),
    )
  expect(field(FOG)).toMatch(/role="switch" aria-checked="false"/)
  const radios = [...field(THICK).matchAll(/<input[^>]*>/g)].map(([radio]) => radio)
  expect(radios.map((radio) => [/value="(\w+)"/.exec(radio)?.[1], radio.includes('checked')])).toEqual([
    ['some', true],
    ['much', false],
  ])
})
