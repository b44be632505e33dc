import { readFileSync } from 'node:fs'
import { FastChance, type Json, start } from '@graveshift/kernel'
import { SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { describe, expect, test } from 'vitest'
import { Engine } from '../../../engine/engine.ts'
import { makePen } from '../../../play/pen.ts'
import { hasPrintedNames, LANGUAGES, NAMES, type Names, wordsIn } from '../../../words.ts'
import { hordeName } from '../../../zones/play/names.ts'
import { drawOptions, drawUnusual } from '../../../zones/play/options.ts'
import { type Scene, sceneAt } from '../../../zones/play/scene.ts'
import { FACE, PARTS } from './face.ts'

const GAME = 'second-edition'
const POSITION = {
  mission: 'drive-by-shooting',
  survivors: ['amy'],
  turn: 'amy',
  people: [{ id: 'amy', zone: '4V.SE', hand: ['pistol'], skills: [] }],
  zombies: { '4V.SE': { fatty: 2 } },
}

function sceneOf(names: Names, language: (typeof LANGUAGES)[number] = 'en'): Scene {
  const options = SECOND_EDITION_MODULE.readPosition(POSITION as unknown as Json)
  if ('fault' in options) throw new Error(options.message)
  const { board } = start(SECOND_EDITION_MODULE.rulesFor(options), options, new FastChance(1))
  const pen = makePen(wordsIn(language, GAME, names).say, 120, false, false, names)
  return sceneAt(PARTS, pen, options, board)
}

describe('Z2-OPT-05 names of the printed game', () => {
  test('are other words for the same things, in three languages', () => {
    const at = (names: Names) =>
      LANGUAGES.map((language) => {
        const scene = sceneOf(names, language)
        return hordeName(scene, scene.board.people[0]?.zone ?? 0)
      })
    expect(at('draft')).toEqual(['2 Fatties', '2 grassoni', '2 Fettbrocken'])
    expect(at('printed')).toEqual(['2 Brutes', '2 bruti', '2 Fettbrocken'])
    expect(wordsIn('de', GAME, 'printed').say('car.pimpmobile.name')).toBe('Muscle-Car')
    expect(wordsIn('it', GAME, 'printed').say('card-kind.pimpweapon', { count: 2 })).toBe('2 armi epiche')
  })

  test('are listed among the options, and only where they are not as usual', () => {
    expect(drawOptions(sceneOf('draft'), true).join(' ')).toContain('Names: those of the rules.')
    expect(drawOptions(sceneOf('printed'), true).join(' ')).toContain('> Names: those of the printed game.')
    expect(drawUnusual(sceneOf('draft')).join(' ')).not.toContain('Names')
    expect(drawUnusual(sceneOf('printed')).join(' ')).toContain('Names: those of the printed game')
  })

  test('either name is found whatever is shown', () => {
    for (const what of ['brute', 'fatty', 'brutes']) {
      expect(FACE.lookUp(what, 'en', 'draft').join(' ')).toMatch(/^Fatty: /)
      expect(FACE.lookUp(what, 'en', 'printed').join(' ')).toMatch(/^Brute: /)
    }
  })

  test('behind the protocol they are asked for with a table or a request, and change no state', () => {
    const engine = new Engine({ lang: 'en', freshSecret: () => new Uint8Array(32) })
    let id = 0
    // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely
    const ask = (request: object): any => engine.answerLine(JSON.stringify({ id: ++id, ...request }))
    const shot = (names: Names, table: string): string => {
      ask({ op: 'position', game: GAME, position: POSITION, seed: 1, table, names })
      const { choices } = ask({ op: 'choices', table }).ok
      const pick = { do: 'ranged', card: 'pistol', zone: '4V.SE' }
      ask({ op: 'do', table, ...choices[0].answer, pick })
      return JSON.stringify(ask({ op: 'view', table }).ok)
    }
    const [draft, printed] = NAMES.map((names) => shot(names, names))
    expect(printed).toBe(draft)
    const told = (table: string, more: object = {}) =>
      JSON.stringify(ask({ op: 'replay', table, ...more }).ok)
    expect(told('printed')).toMatch(/Brute/)
    expect(told('printed')).not.toMatch(/Fatty|Fatties/)
    expect(told('draft')).toMatch(/Fatty|Fatties/)
    expect(told('draft', { names: 'printed' })).toMatch(/Brute/)
    expect(ask({ op: 'view', table: 'draft', names: 'other' }).error.code).toBe('bad-request')
  })

  test('only this game has them', () => {
    expect([hasPrintedNames(GAME), hasPrintedNames('gear-up')]).toEqual([true, false])
  })
})

test('every difference of the printed game that is an option is on the page of options', () => {
  const root = new URL('../../../../../../docs/', import.meta.url)
  const ledger = readFileSync(new URL('rules/second-edition.md', root), 'utf8')
  const page = readFileSync(new URL('second-edition.md', root), 'utf8')
  const options = [...ledger.matchAll(/^- (Z2-OPT-\d+)/gm)].map(([, id = '']) => id)
  expect(options.length).toBeGreaterThan(6)
  for (const id of options) expect(page).toContain(id)
})
