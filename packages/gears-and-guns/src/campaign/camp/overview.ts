import type { FigureTable, Overview, Telling, Term } from '@graveshift/kernel'
import { listTerm, survivorTerm, word } from '@graveshift/zones'
import { missionAt } from '../mission-start.ts'
import { bonusOf, type Sheet, skillsOf } from '../sheet.ts'
import type { Chapter } from '../state.ts'
import type { CampBoard } from './game.ts'
import { phaseTerm, playerTerm, sheetTerm } from './tell.ts'

const cardList = (cards: readonly string[]): Term => listTerm(cards.map((card) => word(`card.${card}.name`)))
const people = (ids: readonly string[]): Term => listTerm(ids.map(survivorTerm))

const SHEET_COLUMNS = ['survivor', 'player', 'cxp', 'skills', 'bonus', 'kept', 'posse', 'companions']

/** A campaign with its sheets as they are now. */
type Sheets = Pick<CampBoard, 'campaign'> & { readonly sheets: readonly Sheet[] }

function sheetsTable(board: Sheets, title: Telling): FigureTable {
  return {
    id: 'sheets',
    title,
    columns: SHEET_COLUMNS.map((column) => word(`sheet.${column}`)),
    rows: board.sheets.map((sheet, at) => ({
      seat: sheet.player,
      cells: [
        sheetTerm(board, at),
        playerTerm(board, sheet.player),
        String(sheet.cxp),
        listTerm(skillsOf(sheet).map((skill) => word(`skill.${skill}.name`))),
        `${bonusOf(sheet) - sheet.spent}/${bonusOf(sheet)}`,
        cardList([...sheet.kept, ...sheet.carried]),
        people(sheet.posse),
        people(sheet.companions),
      ],
    })),
  }
}

const HISTORY_COLUMNS = ['mission', 'attempt', 'outcome', 'rounds', 'fell', 'joined']

const chapterCells = ({ mission, attempt, outcome, why, rounds, fell, joined }: Chapter): readonly Term[] => [
  {
    word: 'campaign.chapter.title',
    with: { number: mission, name: word(`mission.${missionAt(mission).id}.name`) },
  },
  String(attempt),
  why === undefined ? word(`campaign.chapter.${outcome}`) : word(`lost.${why}`),
  String(rounds),
  people(fell),
  people(joined),
]

const historyTable = ({ campaign }: Sheets): FigureTable => ({
  id: 'history',
  title: word('campaign.history'),
  columns: HISTORY_COLUMNS.map((column) => word(`campaign.column.${column}`)),
  rows: campaign.history.map((chapter) => ({
    cells: chapterCells(chapter),
    marked: chapter.outcome === 'won',
  })),
})

const listTable = (id: string, rows: readonly (readonly Term[])[]): FigureTable[] =>
  rows.length === 0
    ? []
    : [{ id, title: word(`campaign.${id}`), columns: [], rows: rows.map((cells) => ({ cells })) }]

/** The camp in words and figures, for screens without pictures of it. */
export const overview = (board: CampBoard): Overview => sheetsOverview(board, phaseTerm(board.phase))

/** All that a campaign carries from game to game (GG-CMP-11). */
export function sheetsOverview(board: Sheets, title: Telling): Overview {
  const { dead, marks, history } = board.campaign
  return {
    tables: [
      sheetsTable(board, title),
      ...listTable(
        'marks',
        marks.map((mark) => [word(`mark.${mark}.name`), word(`mark.${mark}.then`)]),
      ),
      ...listTable(
        'dead',
        dead.map((id) => [survivorTerm(id)]),
      ),
      ...(history.length === 0 ? [] : [historyTable(board)]),
    ],
  }
}
