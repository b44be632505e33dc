import type { Fields } from '@graveshift/zones'
import { type PositionReader, type PositionScene, personIn } from '@graveshift/zones/position'
import type { Board } from '../board.ts'
import { MARKS } from '../content/campaign.ts'
import { KEYWORDS } from '../missions/effects.ts'
import type { WesternKit } from '../western-kit.ts'
import { CARD_STATES } from './cards-board.ts'

const MOST = 31
const MARK_IDS = MARKS.map(({ id }) => id)

/** Some of a list of names. */
const someOf = <T extends string>(fields: Fields, field: string, known: readonly T[]): readonly T[] =>
  (fields.texts(field, MOST) ?? []).map(
    (name) =>
      known.find((each) => each === name) ?? fields.wrong(field, `must be some of ${known.join(', ')}`),
  )

function readCard(scene: PositionScene<Board>, fields: Fields): void {
  const { board } = scene
  const at = fields.count('card', 1, board.cards.length) - 1
  fields.raw('zone')
  fields.raw('back')
  board.cards = board.cards.with(at, fields.oneOf('state', CARD_STATES, 'down'))
  board.uses = board.uses.with(at, fields.whole('uses', 0, MOST, 0))
  const companion = fields.raw('companion') ?? null
  if (companion !== null)
    board.tied = board.tied.with(at, personIn(scene, fields, 'companion', String(companion)))
}

/** What cards and missions have left on the board, as a view tells it; what is not said is as at the beginning. */
export const readMissionCards: PositionReader<Board, WesternKit> = (scene, fields) => {
  if (!fields.has('missionCards')) return
  const { board } = scene
  const { switches } = scene.kit.mission
  const cards = fields.inner('missionCards')
  cards.objects('cards', MOST, (card) => readCard(scene, card))
  board.notes = cards.each('notes', MOST, (note) => Number(note))
  board.keys = someOf(cards, 'keys', KEYWORDS)
  board.marks = someOf(cards, 'marks', MARK_IDS)
  cards.objects('lent', MOST, (lent) => {
    const person = personIn(scene, lent, 'person', lent.name('person'))
    const until = lent.one('until', ['mission', 'round'])
    board.lentSkills = [...board.lentSkills, { person, skill: lent.name('skill'), until }]
  })
  board.companionsPlaced = cards.whole('companions', 0, MOST, board.companionsPlaced)
  board.saved = cards.objects('saved', MOST, (saved) => ({
    companion: personIn(scene, saved, 'companion', saved.name('companion')),
    by: personIn(scene, saved, 'by', saved.name('by')),
  }))
  board.convoy = (cards.texts('convoy', MOST) ?? []).map((id) => personIn(scene, cards, 'convoy', id))
  board.convoyWaits = cards.whole('convoyWaits', 0, MOST, 0)
  for (const tile of cards.texts('bled', MOST) ?? [])
    board.bled |= 1 << switches.findIndex(({ face }) => face === tile)
  board.barricade = cards.flag('barricade', board.barricade)
  board.trainRuns = cards.flag('trainRuns', board.trainRuns)
  cards.done()
}
