import { QUICK_BOT } from '@graveshift/bots'
import { CAMP_MODULE, type Camp, type CampaignState } from '@graveshift/gears-and-guns'
import { KIND } from '@graveshift/gears-and-guns/testing/campaign/chance-result'
import { campBefore } from '@graveshift/gears-and-guns/testing/campaign/play-campaign'
import { asJson, isFault, isRefusal } from '@graveshift/kernel'
import { Session } from '@graveshift/table'
import { describe, expect, test } from 'vitest'
import { talk } from './engine/testing/talk.ts'
import { findGame } from './games.ts'
import { makePen } from './play/pen.ts'
import { plainFace } from './play/plain/face.ts'
import { wordsIn } from './words.ts'

const ID = CAMP_MODULE.id

function camped(campaign: CampaignState): Session<Camp> {
  const options = CAMP_MODULE.readOptions(asJson(campaign))
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(CAMP_MODULE, options, { seed: 'camp' })
  if (isRefusal(session)) throw new Error(session.refused)
  return session
}

describe('GG-CMP-28 the camp at the table', () => {
  test.each([1, 2, 7, 8, 9, 10])('quick bots come to an end of it before mission %i', (mission) => {
    const session = camped(campBefore(mission, 3, mission, KIND))
    let answers = 0
    for (let [choice] = session.choices(); choice; [choice] = session.choices()) {
      const seat = choice.seat === 'team' ? 0 : choice.seat
      const { pick, why } = QUICK_BOT.decide({
        rules: session.rules,
        state: session.state,
        seat,
        choice,
        seed: 1,
      })
      expect(wordsIn('en', ID).tell(why)).not.toBe('')
      expect(isRefusal(session.give(seat, choice.id, pick))).toBe(false)
      expect(++answers).toBeLessThan(100)
    }
    expect(session.outcome).toBe('ready')
    const people = session.state.board.sheets.map(({ survivor }) => survivor)
    expect(people).not.toContain(null)
  })

  test('the terminal shows sheets, marks, the dead and what was played, in words', () => {
    const session = camped(campBefore(8, 2, 3))
    const module = findGame(ID)
    if (!module) throw new Error('the camp is not listed')
    for (const language of ['en', 'de', 'it'] as const) {
      const pen = makePen(wordsIn(language, ID).say, 80, false, true)
      const lines = plainFace(module).table(pen, session as never)
      const text = lines.join('\n')
      expect(text).not.toMatch(/undefined|\[object|NaN|[a-z]\.[a-z]/)
      expect(lines.filter((line) => line.length > 80)).toEqual([])
      for (const { survivor, posse } of session.state.board.sheets)
        for (const id of survivor === null ? posse : [survivor, ...posse])
          expect(text).toContain(wordsIn(language, ID).say(`survivor.${id}.name`))
    }
    const pen = makePen(wordsIn('en', ID).say, 80, false, true)
    expect(plainFace(module).table(pen, session as never)).toMatchInlineSnapshot(`
      [
        "Trades",
        "  Sheet 1",
        "    Player: Player 1  CXP: 8  Campaign skills: Low profile, Sidestep",
        "    Bonus actions: 1/1",
        "  Trixie",
        "    Player: Player 1  CXP: 11",
        "    Campaign skills: Combat reflexes, Low profile, Toolbox  Bonus actions: 1/1",
        "    Equipment kept: Twin barrel, Machete  Posse: Kassey, Anthony",
        "  Nikolas",
        "    Player: Player 1  CXP: 10  Campaign skills: Starts with +1 health, Destiny",
        "    Bonus actions: 1/1  Equipment kept: Ma’s troubleshooter  Posse: Richard",
        "  Hanna",
        "    Player: Player 2  CXP: 11",
        "    Campaign skills: Starts with 2 adrenaline, Emergency refill, Combat reflexes",
        "    Bonus actions: 1/1  Equipment kept: Twin barrel, Steam vision goggles",
        "    Posse: Jeb, May, Ruth",
        "  Pablito",
        "    Player: Player 2  CXP: 11",
        "    Campaign skills: +1 steam die: Combat, Emergency refill, Lifesaver",
        "    Bonus actions: 1/1  Posse: Lee, Carl, Jimmy",
        "  Jean",
        "    Player: Player 2  CXP: 7",
        "    Campaign skills: Hold your nose, Starts with a steam bottle",
        "    Bonus actions: 0/0  Posse: Thadeus",
        "What you left behind",
        "  Horses: In mission 4, one of the locked cards is open.",
        "  Hot fire: In mission 8, the gauge starts at 12, and the nozzle on 18R is",
        "    broken.",
        "The dead",
        "  Molly",
        "  Silas",
        "  Bonnie",
        "So far",
        "  1. Fightin’ Words?",
        "    Attempt: 1  Outcome: won  Rounds: 6",
        "    Joined: Lee, Pablito, Jeb, Hanna, Thadeus",
        "  2. A Horse with No Name",
        "    Attempt: 1  Outcome: won  Rounds: 9  Joined: May, Jimmy",
        "  3. Four Rusted Horses",
        "    Attempt: 1  Outcome: won  Rounds: 4  Joined: Trixie, Molly",
        "  4. The Relay Station",
        "    Attempt: 1  Outcome: the pressure has blown the town apart  Rounds: 12",
        "    Dead: Molly",
        "  5. Fort Bolton",
        "    Attempt: 1  Outcome: won  Rounds: 12  Dead: Silas",
        "  6. Steam Rush",
        "    Attempt: 1  Outcome: won  Rounds: 9  Joined: Nikolas, Jean",
        "  7. The Sleeping Machine",
        "    Attempt: 1  Outcome: won  Rounds: 9  Dead: Bonnie",
      ]
    `)
  })

  test('it is played over the protocol', () => {
    const { ok } = talk()
    ok({ op: 'new', game: ID, options: asJson(campBefore(3, 2, 5)), seed: 1 })
    let outcome: string | undefined
    for (let answers = 0; answers < 100 && outcome === undefined; answers++) {
      const { choices } = ok({ op: 'choices' })
      const [first] = choices
      ok({ ...first.answer, pick: first.picks[0] })
      outcome = ok({ op: 'choices' }).outcome
    }
    expect(outcome).toBe('ready')
  })
})
