import { isFault, isRefusal, type Json } from '@graveshift/kernel'
import { MISSIONS, SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { Session } from '@graveshift/table'
import { describe, expect, test } from 'vitest'
import { readMenu } from '../../../play/menu.ts'
import { makePen } from '../../../play/pen.ts'
import { LANGUAGES, type Language, wordsIn } from '../../../words.ts'
import { aboutOf } from '../../../zones/play/menus.ts'
import { sceneOf } from '../../../zones/play/scene.ts'
import { FACE, PARTS } from './face.ts'

const penIn = (language: Language) => makePen(wordsIn(language, 'second-edition').say, 200, false, true)
const pen = penIn('en')

function begin(options: Json) {
  const read = SECOND_EDITION_MODULE.readOptions(options)
  if (isFault(read)) throw new Error(read.message)
  const session = Session.start(SECOND_EDITION_MODULE, read, { seed: 'screen' })
  if (isRefusal(session)) throw new Error(session.refused)
  return session
}

function screen(session: ReturnType<typeof begin>, language: Language = 'en'): string {
  const [choice] = session.choices()
  if (!choice) throw new Error('nothing is asked')
  return FACE.screen(penIn(language), session, choice, true).join('\n')
}

test('an objective and a crate that share a zone are both on the map', () => {
  const session = begin({ mission: 'zombicide-life' })
  const picture = () => FACE.picture?.(pen, session).join('\n')
  expect(picture()).not.toContain('xc')
  const [objective, crate] = (['objective', 'crate'] as const).map((kind) =>
    session.state.board.tokens.findIndex((token) => token.kind === kind),
  )
  const { tokens } = session.state.board
  const at = tokens[objective ?? 0]?.zone ?? 0
  session.state.board.tokens = tokens.map((token, index) =>
    index === crate ? { ...token, zone: at } : token,
  )
  expect(picture()).toContain('xc')
})

describe('options in force', () => {
  const session = begin({ abominations: 'printed', ultrared: true, zombieCards: ['easy', 'extra'] })

  test('are on every screen and explained at the beginning', () => {
    expect(screen(session)).toContain(
      'Options: Zombie cards: easy, extra activations; Abominations: the printed four; Ultrared: on (o explains)',
    )
    expect(FACE.opening(pen, session).join('\n')).toContain('> Ultrared: on. The tracker starts again')
    expect(FACE.options(pen, session).join('\n')).toContain('  Dark zones: off. ')
  })

  test('are not in the way where all is as usual', () => {
    const usual = begin({})
    expect(screen(usual)).not.toContain('Options')
    expect(FACE.opening(pen, usual).join('\n')).toContain('Options: all as usual')
  })

  test('include what the mission brings along', () => {
    const dark = MISSIONS.find((mission) => mission.dark)?.id ?? ''
    expect(screen(begin({ mission: dark }))).toContain('Dark zones: on, by the mission')
  })
})

/** Questions before everybody is on the board. */
const SETTING_UP: readonly string[] = ['keep', 'companion']

test.each(MISSIONS.map(({ id }) => id))('%s: every goal is told with how much of it is done', (mission) => {
  const session = begin({ mission })
  // Companions are counted once they are there.
  for (
    let [choice] = session.choices();
    choice && SETTING_UP.includes(choice.kind);
    [choice] = session.choices()
  )
    session.do(0, choice.id, session.picks(choice)[0] ?? null)
  const goals = MISSIONS.find(({ id }) => id === mission)?.goals.length ?? 0
  for (const [language, of] of Object.entries({ en: 'of', it: 'di', de: 'von' })) {
    const counted = screen(session, language as Language).match(
      new RegExp(`^\\* .*(\\(\\d+ ${of} \\d+\\)|\\((met|raggiunto|erfüllt)\\))$`, 'gm'),
    )
    expect(counted, language).toHaveLength(goals)
  }
})

test.each(LANGUAGES)('every question of the game says in %s what it means', (language) => {
  const session = begin({})
  const { choices } = session.rules
  const scene = sceneOf(PARTS, penIn(language), session)
  for (const kind of Object.keys(choices)) {
    if (kind === 'act' || kind === 'may') continue
    const key = aboutOf(scene, { kind })
    expect(scene.pen.say(key), key).toMatch(/^\p{L}.*[.]$/u)
  }
  for (const what of ['destiny', 'heal', 'leave', 'match', 'spare', 'tactics'])
    expect(scene.pen.say(aboutOf(scene, { kind: 'may', what }))).toMatch(/[.]$/)
})

test('so many zombies are told as each language counts them', () => {
  const said = LANGUAGES.map((language) =>
    [1, 2].map((count) => wordsIn(language, 'second-edition').say('zombie-count.fatty', { count })),
  )
  expect(said).toEqual([
    ['1 Fatty', '2 Fatties'],
    ['1 grassone', '2 grassoni'],
    ['1 Fettbrocken', '2 Fettbrocken'],
  ])
})

test('nothing is met before there is anything to count, and nobody stands anywhere', () => {
  const early = screen(begin({ mission: 'united-we-stand' }))
  expect(early).toMatch(/^\* Rally every companion\.$/m)
  expect(early).not.toContain('Amy')
})

test('zones answer to their names in the list of steps too', () => {
  const options = SECOND_EDITION_MODULE.readPosition({
    mission: 'city-blocks',
    survivors: ['amy'],
    turn: 'amy',
    people: [{ id: 'amy', zone: '7R.SE' }],
  })
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(SECOND_EDITION_MODULE, options, { seed: 'steps' })
  if (isRefusal(session)) throw new Error(session.refused)
  const [choice] = session.choices()
  if (!choice) throw new Error('nothing is asked')
  const menu = FACE.menu(pen, session, choice)
  const { key = '' } = menu.options.find(({ label }) => label.startsWith('Move')) ?? {}
  const steps = readMenu(menu, key)
  if (!steps || !('menu' in steps)) throw new Error('no list of steps')
  const byName = readMenu(steps.menu, '9R.E')
  expect(byName).toHaveProperty('pick')
  expect(byName).toEqual(readMenu(menu, '9R.E'))
  expect(readMenu(steps.menu, '1V.SE')).toHaveProperty('refusal')
})
