import type { Chapter, MarkId } from '@graveshift/gears-and-guns'
import type { KeptCampaign } from '@graveshift/gears-and-guns/testing/campaign/kept-campaign'
import type { Json } from '@graveshift/kernel'

/** A campaign that is looked for. */
export interface Wish {
  readonly name: KeptCampaign['name']
  readonly options: Json
  /** The note that is chosen where a card asks for one of two. */
  readonly note: Readonly<Record<number, number>>
  /** Cards that bots go for first in a mission, until all of them were taken. */
  readonly first?: Readonly<Record<number, readonly number[]>>
  /** Whether a mission may have come to this; else it is played under another luck. */
  suits(chapter: Chapter): boolean
}

const MARKS_FROM: Readonly<Record<number, MarkId>> = {
  2: 'horses',
  7: 'hot-fire',
  8: 'wall-safe',
  9: 'gatling',
}

const won = ({ outcome }: Chapter): boolean => outcome === 'won'

export const WISHES: readonly Wish[] = [
  {
    name: 'marks',
    options: { players: ['Ada', 'Bo'] },
    note: { 2: 2, 7: 2, 8: 1 },
    first: { 2: [3, 9], 9: [6] },
    // With too few left nobody wins by a hot fire.
    suits(chapter) {
      const mark = MARKS_FROM[chapter.mission]
      const isMarked = mark === undefined || chapter.marks.includes(mark)
      return won(chapter) && isMarked && chapter.fell.length <= 1
    },
  },
  {
    name: 'graves',
    options: { players: ['Cy', 'Di', 'Ed'], options: { mercy: true } },
    note: { 2: 1 },
    // One mission is lost first and played again; in another, people die.
    suits(chapter) {
      if (chapter.mission === 1 && chapter.attempt === 1) return !won(chapter)
      // By then there are posses from which somebody takes over.
      const isGrave = chapter.mission !== 7 || chapter.fell.length > 0
      return won(chapter) && isGrave && (chapter.mission !== 2 || chapter.marks.includes('stampede'))
    },
  },
  {
    name: 'iron-trail',
    options: { players: ['Flo'], options: { ironTrail: true, mercy: true } },
    note: {},
    // One is lost and not played again; who goes on must not be too few.
    suits: (chapter) =>
      chapter.mission === 3
        ? !won(chapter) && chapter.fell.length <= 4
        : won(chapter) && chapter.fell.length <= 2,
  },
]
