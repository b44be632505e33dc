import { CONTENT, winsOfHundred } from '@graveshift/gear-up'
import { askOne, askSeats, listed } from '../../../play/ask.ts'
import type { Console } from '../../../play/console.ts'
import type { Pen } from '../../../play/pen.ts'
import type { Wishes } from '../../../play/wishes.ts'

const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)
const SURVIVOR_IDS = ids(CONTENT.survivors)
const BOSS_IDS = ids(CONTENT.bosses)
const DIFFICULTY_IDS = ids(CONTENT.difficulties)
const MOST_SEATS = SURVIVOR_IDS.length

/** Survivors in the order of the seats; Enter draws them. */
async function askSurvivors(io: Console, pen: Pen, seats: number): Promise<readonly string[] | 'random'> {
  const items = SURVIVOR_IDS.map((id) => ({
    label: `${pen.say(`survivor.${id}.name`)}: ${pen.paint('dim', pen.say(`survivor.${id}.about`))}`,
    value: id,
  }))
  io.print(['', pen.paint('bold', pen.say('play.setup.survivors', { seats })), ...listed(pen, items)])
  for (;;) {
    const text = await io.ask(`${pen.say('play.prompt.enter', { key: pen.say('play.setup.random') })} > `)
    if (text === '') return 'random'
    const chosen = text.split(/[\s,]+/).flatMap((part) => SURVIVOR_IDS[Number(part) - 1] ?? [])
    if (chosen.length === seats && new Set(chosen).size === seats) return chosen
    io.print([pen.say('play.setup.survivors.wrong', { seats })])
  }
}

const DEFAULT_BOSS = 'super-abomination'
const DEFAULT_DIFFICULTY = 'easy'

function levelInWords({ say, paint }: Pen, id: string, seats: number): string {
  const wins = winsOfHundred(id, seats)
  const name = say(`difficulty.${id}`)
  return wins === undefined ? name : `${name}: ${paint('dim', say('play.setup.difficulty', { wins }))}`
}

/** The questions before a game; Enter all the way gives the rulebook's advice to newcomers. */
export async function askWishes(io: Console, pen: Pen): Promise<Wishes> {
  const { say } = pen
  const quick = await askOne(io, pen, say('play.setup.how'), [
    { label: say('play.setup.choose'), value: false },
    { label: say('play.setup.all-random'), value: true },
  ])
  const seats = await askSeats(io, pen, say('play.setup.seats', { most: MOST_SEATS }), MOST_SEATS)
  if (quick) return { seats, survivors: 'random', boss: 'random', difficulty: 'random', leader: 'random' }
  const survivors = await askSurvivors(io, pen, seats)
  const bosses = [DEFAULT_BOSS, ...BOSS_IDS.filter((id) => id !== DEFAULT_BOSS)]
  const random = { label: say('play.setup.random'), value: 'random' }
  const [firstBoss, ...otherBosses] = bosses.map((id) => ({ label: say(`boss.${id}.name`), value: id }))
  const boss = await askOne(io, pen, say('play.setup.boss'), [firstBoss ?? random, ...otherBosses, random])
  const levels = [DEFAULT_DIFFICULTY, ...DIFFICULTY_IDS.filter((id) => id !== DEFAULT_DIFFICULTY)]
  const [firstLevel, ...otherLevels] = levels.map((id) => ({
    label: levelInWords(pen, id, seats),
    value: id,
  }))
  const difficulty = await askOne(io, pen, say('word.difficulty'), [firstLevel ?? random, ...otherLevels])
  const leader = seats === 1 ? '1' : await askLeader(io, pen, survivors, seats)
  return { seats, survivors, boss, difficulty, leader }
}

async function askLeader(io: Console, pen: Pen, survivors: readonly string[] | 'random', seats: number) {
  const names = Array.from({ length: seats }, (_, seat) =>
    survivors === 'random'
      ? pen.say('play.seat', { seat: seat + 1 })
      : pen.say(`survivor.${survivors[seat] ?? ''}.name`),
  )
  const [first, ...others] = names.map((label, seat) => ({ label, value: String(seat + 1) }))
  const random = { label: pen.say('play.setup.random'), value: 'random' }
  return askOne(io, pen, pen.say('word.leader'), [first ?? random, ...others, random])
}
