import type { Choice, Game, GameModule, Json } from '@graveshift/kernel'
import { inLines, type Session } from '@graveshift/table'
import { wrap } from '../block.ts'
import type { Face } from '../face.ts'
import { type Menu, pickOption } from '../menu.ts'
import { drawRows, optionRows } from '../option-rows.ts'
import type { Pen } from '../pen.ts'
import { askWishes } from './ask-setup.ts'
import { describePick } from './describe.ts'
import { overviewLines } from './overview-lines.ts'

const seatName = (pen: Pen, seat: number): string => pen.say('play.seat', { seat: seat + 1 })

/** Who sees the table: whoever is asked, as nobody else may sit at this keyboard then. */
function tableFor(pen: Pen, session: Session<Game>, seat: Choice['seat']): string[] {
  const { module, options, state } = session
  const seen = module.overview?.(options, state.board, seat === 'team' ? 'spectator' : seat)
  if (seen) return overviewLines(pen, seen)
  const board = session.rules.view(session.state.board, seat === 'team' ? 'spectator' : seat)
  return inLines(board as Json).flatMap((line) => wrap(line, pen.width, '    '))
}

function menuFor(pen: Pen, session: Session<Game>, choice: Choice): Menu<object> {
  const { module, options, rules, state } = session
  const rule = rules.choices[choice.kind]
  const picks = rule?.list(state.board, choice as never) ?? []
  const question = module.tellChoice(options, choice, state.board)
  return {
    lines: ['', pen.paint('bold', pen.say(question.word, question.with))],
    options: picks.map((pick, index) =>
      pickOption(String(index + 1), describePick(pen, session, choice, pick), pick),
    ),
  }
}

/** Any game in the terminal, from nothing but what every game says of itself. */
export function plainFace(module: GameModule<Game>): Face<Game> {
  const draw = (pen: Pen, options: Json, all: boolean): string[] => {
    const rows = optionRows(pen, module, options)
    const shown = all ? rows : rows.filter(({ isUsual }) => !isUsual)
    return shown.length === 0 ? wrap(pen.say('play.options.usual'), pen.width) : drawRows(pen, shown, all)
  }
  return {
    module,
    help: ['plain', 'saves'],
    headings: [],
    ask: (io, pen) => askWishes(io, pen, module),
    opening: (pen, session) => draw(pen, session.options, false),
    screen: (pen, session, choice) => tableFor(pen, session, choice.seat),
    options: (pen, session) => draw(pen, session.options, true),
    table: (pen, session) => tableFor(pen, session, 'team'),
    menu: menuFor,
    summary: () => [],
    seatName: (pen, _session, seat) => seatName(pen, seat),
    lookUp: () => [],
  }
}
