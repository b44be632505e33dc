import { NONE } from '../board.ts'
import { zombiesIn } from '../horde.ts'
import type { Board, Gates } from '../map/board.ts'
import { type Marks, pictureOf } from '../map/picture.ts'
import type { MissionBoard, MissionKit, Token } from './mission-game.ts'

/** A letter, and every zone it stands in. */
export interface MapLetter {
  readonly letter: string
  readonly zones: readonly number[]
}

/** What is drawn of a table besides those who stand there. */
export interface MapSigns {
  /** In the order in which they are read in a zone. */
  readonly letters: readonly MapLetter[]
  readonly points?: Marks['points']
  /** Ways that are closed to zombies alone. */
  readonly barred?: Gates
}

/** The letters of tokens that still lie there, by their kinds. */
export const tokenLetters = (
  tokens: readonly Token[],
  letters: Readonly<Record<string, string>>,
): readonly MapLetter[] =>
  Object.entries(letters).map(([wanted, letter]) => ({
    letter,
    zones: tokens.flatMap(({ kind, zone, by }) => (kind === wanted && by === NONE ? [zone] : [])),
  }))

/** A board in characters: those who stand in a zone first, small enough for the smallest room. */
export function drawSigns(
  { size, layout }: Board,
  open: Gates,
  { letters, points = [], barred = 0 }: MapSigns,
  standing: (zone: number) => string = () => '',
): readonly string[] {
  const notes = new Map<number, string>()
  for (let zone = 0; zone < size; zone++) {
    const lying = letters.filter(({ zones }) => zones.includes(zone)).map(({ letter }) => letter)
    const note = [standing(zone), ...lying].join('')
    if (note !== '') notes.set(zone, note)
  }
  return pictureOf(layout, { notes, points, open, barred }).split('\n')
}

/** Survivors and zombies of a zone. */
export function whoStands(kit: MissionKit, board: MissionBoard, zone: number): string {
  const people = board.people.filter((person) => person.zone === zone).length
  const zombies = zombiesIn(kit, board, zone)
  return `${people > 0 ? `s${people}` : ''}${zombies > 0 ? `z${zombies}` : ''}`
}

/** The board of a mission in characters, tokens by what their kind is drawn as; its letters are told by the legend. */
export function drawMission(
  kit: MissionKit,
  board: MissionBoard,
  tokens: Readonly<Record<string, string>>,
): readonly string[] {
  const { spawns, exit } = kit.mission
  const letters = [
    ...tokenLetters(board.tokens, tokens),
    { letter: '!', zones: spawns.map(({ zone }) => zone) },
    { letter: 'E', zones: exit === undefined ? [] : [exit] },
  ]
  return drawSigns(kit.map, board.doors, { letters }, (zone) => whoStands(kit, board, zone))
}
