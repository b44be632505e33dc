import { findListed } from '@graveshift/games'
import { genericFace } from '../../generic/generic-face.ts'
import { lazyPart } from '../../rescue/lazy-part.tsx'
import type { GameFace } from '../game-face.ts'
import { AROUND } from './around.ts'

const ID = 'second-edition'

const loadTable = async () => (await import('./late.ts')).table()

function secondEditionFace(): GameFace {
  const listed = findListed(ID)
  if (!listed) throw new Error(`there is no game '${ID}'`)
  const plain = genericFace(listed)
  return {
    ...plain,
    ...AROUND,
    fetchTable: () => Promise.all([plain.fetchTable(), loadTable()]),
    Table: lazyPart(loadTable),
    Gallery: lazyPart(async () => (await import('./late.ts')).gallery()),
  }
}

/** The second edition in the browser: a table of its own, and what any game has. */
export const SECOND_EDITION_FACE: GameFace = secondEditionFace()
