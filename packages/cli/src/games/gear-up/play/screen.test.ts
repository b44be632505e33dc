import { CONTENT, contentFor, GEAR_UP_MODULE, type GearUp } from '@graveshift/gear-up'
import { FastChance, isFault, isRefusal, nth } from '@graveshift/kernel'
import { Session } from '@graveshift/table'
import { describe, expect, test } from 'vitest'
import { widthOf } from '../../../play/block.ts'
import { drawMenu, readMenu } from '../../../play/menu.ts'
import { makePen } from '../../../play/pen.ts'
import { LANGUAGES, wordsIn } from '../../../words.ts'
import { menuOf } from './questions.ts'
import { drawScreen, drawTable } from './screen.ts'
import { drawSummary } from './summary.ts'

const WIDTH = 80

function started(survivors: readonly string[], boss: string): Session<GearUp> {
  const options = GEAR_UP_MODULE.readOptions({ survivors, boss, difficulty: 'standard', ammoOnBoss: true })
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(GEAR_UP_MODULE, options, { seed: `screen ${boss}` })
  if (isRefusal(session)) throw new Error(session.refused)
  return session
}

/** Plays with legal answers at random and hands over every question on the way. */
function walkThrough(session: Session<GearUp>, look: (choice: GearUp['choice']) => void): void {
  const random = new FastChance(7)
  for (let choice = session.choices()[0]; choice; choice = session.choices()[0]) {
    look(choice)
    const rule = session.rules.choices[choice.kind]
    const { board } = session.state
    const pick = rule.sample(board, choice as never, random)
    session.do(choice.seat === 'team' ? 0 : choice.seat, choice.id, rule.show(board, choice as never, pick))
  }
}

describe.each(CONTENT.bosses.map(({ id }) => id))('with %s', (boss) => {
  test.each([[['lisa']], [['greta', 'priya', 'amadou']]])(
    'every screen of %s fits 80 columns',
    (survivors) => {
      const session = started(survivors, boss)
      const content = contentFor(session.options)
      let looks = 0
      walkThrough(session, (choice) => {
        const pen = makePen(wordsIn(nth(LANGUAGES, looks++ % 3)).say, WIDTH, true, false)
        const { state, rules } = session
        const menu = menuOf({ pen, content, rules, state }, choice)
        const lines = [
          ...drawScreen(pen, content, state.board, choice),
          ...drawMenu(pen, menu),
          ...(looks % 5 === 0 ? drawTable(pen, content, state.board) : []),
        ]
        for (const line of lines) {
          expect(widthOf(line), line).toBeLessThanOrEqual(WIDTH)
          expect(line).not.toMatch(/undefined|NaN|\{|\}|(?:play|word|log)\.[a-z]/)
        }
        // Whatever is offered is legal, or leads on.
        for (const option of [...menu.options, ...(menu.drawn ?? []).slice(0, 5)]) {
          const outcome = readMenu(menu, option.key)
          if (!outcome || !('pick' in outcome)) continue
          expect(rules.choices[choice.kind].check(state.board, choice as never, outcome.pick)).toBeUndefined()
        }
      })
      expect(looks).toBeGreaterThan(10)
      const summary = drawSummary(
        makePen(wordsIn('it').say, WIDTH, false, false),
        session.events(),
        survivors,
      )
      expect(summary.join('\n')).toMatch(/turni giocati/)
    },
  )
})
