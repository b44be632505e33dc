import { Bug, FastChance, type GameModule, isRefusal, nth } from '@graveshift/kernel'
import { TOY, TOY_MODULE, type Toy } from '@graveshift/kernel/testing'
import { expect, test } from 'vitest'
import { isCommand } from './batch.ts'
import { Session } from './session.ts'

/** The toy has what Gear Up has not: cards that only their owner sees. */
const toy = (rules = TOY): GameModule<Toy> => ({ ...TOY_MODULE, id: 'toy', rulesFor: () => rules })

function begin(seed: string, module = toy()): Session<Toy> {
  const session = Session.start(module, { seats: 3, rounds: 6, horde: 6 }, { seed })
  if (isRefusal(session)) throw new Error(session.refused)
  return session
}

test('a hidden card that was shown is a horizon, though nothing was drawn', () => {
  let shown = 0
  for (let game = 0; game < 20; game++) {
    const session = begin(`hidden ${game}`)
    const random = new FastChance(game)
    for (let open = session.choices(); open.length > 0; open = session.choices()) {
      const choice = nth(open, random.below(open.length))
      const picks = session.picks(choice)
      const pick = nth(picks, random.below(picks.length))
      const done = session.do(choice.seat === 'team' ? 0 : choice.seat, choice.id, pick)
      if (isRefusal(done)) throw new Error(done.refused)
      const played = done.events.some(({ type }) => type === 'cardPlayed')
      if (!played || done.drawn.length > 0) continue
      shown++
      expect(session.horizon).toBe(done.seq)
      expect(session.undo()).toMatchObject({ refused: 'beyond-horizon' })
    }
  }
  expect(shown).toBeGreaterThan(0)
})

test('a log with hidden cards in it is not handed to players', () => {
  const session = begin('not for players')
  expect(() => session.record({ for: 'players' })).toThrow(Bug)
  expect(session.record({ for: 'host' }).batches).toHaveLength(1)
})

test('a mistake in the rules is told with seed and batch, and changes nothing', () => {
  let broken = false
  const session = begin(
    'our mistake',
    toy({
      ...TOY,
      evolve(board, event) {
        TOY.evolve(board, event)
        if (broken) throw new TypeError('oops')
      },
    }),
  )
  const [choice] = session.choices()
  if (!choice || choice.seat === 'team') throw new Error('no choice')
  const attack = () => session.do(Number(choice.seat), choice.id, { do: 'attack' })
  const before = JSON.stringify([session.state, session.log()])
  broken = true
  expect(attack).toThrow(new Bug('oops (seed our mistake, seq 1)'))
  expect(JSON.stringify([session.state, session.log()])).toBe(before)
  broken = false
  const done = attack()
  expect(!isRefusal(done) && isCommand(done)).toBe(true)
})
