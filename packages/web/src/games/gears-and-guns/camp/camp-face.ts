import { findListed } from '@graveshift/games'
import { genericFace } from '../../../generic/generic-face.ts'
import { lazyPart } from '../../../rescue/lazy-part.tsx'
import type { GameFace } from '../../game-face.ts'

const interlude = findListed('gears-and-guns')?.campaign?.interlude
if (!interlude) throw new Error('the western game has lost its campaign')

const late = () => import('./late.ts')
const fetchTable = async () => (await late()).table()

const Head = lazyPart(async () => (await late()).head())

const plain = genericFace(interlude)

/** The camp between the missions of the western campaign. */
export const CAMP_FACE: GameFace = {
  ...plain,
  load: async () => (await late()).game(),
  fetchTable: () => Promise.all([plain.fetchTable(), fetchTable()]),
  Table: lazyPart(fetchTable),
  Portrait: Head,
  Head,
}
