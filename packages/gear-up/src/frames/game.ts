import { Bug, nth, type Table } from '@graveshift/kernel'
import type { Content } from '../content/compile.ts'
import { drawZombie } from '../draw-zombie.ts'
import type { GearUp } from '../game.ts'
import { ANY_TABLE_FRAME } from '../one-form.ts'
import { seatCount } from '../seats.ts'
import { streamOf } from '../streams.ts'
import type { Steps } from './steps.ts'

const COMPANIONS = 3

/** Each seat's own starting zombies, not dealt out by agreement (GU-SET-04). */
function drawStartingZombies(content: Content, table: Table<GearUp>): void {
  const difficulty = content.difficulties[table.board.setup.difficulty]
  if (!difficulty) throw new Bug(`no difficulty ${table.board.setup.difficulty}`)
  const seats = seatCount(table.board)
  const [regular, special] = nth(difficulty.start, seats - 1)
  for (let seat = 0; seat < seats; seat++) {
    for (let drawn = 0; drawn < regular + special; drawn++) {
      const card = drawZombie(table, drawn < regular ? 'regular' : 'special')
      if (card) table.emit({ type: 'zombieDealt', card, seat, zombie: table.board.drawn + 1 })
    }
  }
}

/** Three random companions of other names (GU-SOL-01). */
function drawCompanions(content: Content, table: Table<GearUp>): void {
  const [survivor] = table.board.setup.survivors
  const left = Object.keys(content.companions)
    .filter((id) => id !== survivor)
    .sort()
  const companions: string[] = []
  while (companions.length < COMPANIONS && left.length > 0)
    companions.push(nth(left.splice(table.draw(streamOf('companion'), left), 1), 0))
  table.emit({ type: 'companionsDrawn', seat: 0, companions })
}

/** Two rounds; the boss alive after the second is a defeat (GU-RND-01, GU-RND-11). */
export const gameSteps = (content: Content): Steps<'game'> => ({
  setup(table) {
    drawStartingZombies(content, table)
    if (seatCount(table.board) === 1) drawCompanions(content, table)
    return 'first'
  },
  first(table) {
    table.push({ ...ANY_TABLE_FRAME, kind: 'round', at: 'begin', round: 1 })
    return 'second'
  },
  second(table) {
    table.push({ ...ANY_TABLE_FRAME, kind: 'round', at: 'begin', round: 2 })
    return 'end'
  },
  end(table) {
    table.emit({ type: 'lost', why: 'time' })
    return undefined
  },
})

export const TURNS = 9

export const roundSteps: Steps<'round'> = {
  begin(table, frame) {
    table.emit({ type: 'roundBegan', round: frame.round })
    return 'turns'
  },
  turns(table) {
    if (table.board.turn === TURNS) return undefined
    table.push({ ...ANY_TABLE_FRAME, kind: 'turn', at: 'reveal' })
    return 'turns'
  },
}
