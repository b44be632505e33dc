// Where the parts of this game lie. One step from the first load, which would have to name every file of theirs.
import { withZoneWords } from '../../zone-table/table/with-words.ts'

export const game = async () => (await import('./loaded.ts')).SECOND_EDITION
export const rulebook = async () => (await import('./rulebook/rulebook.ts')).secondRulebook()
export const table = () => withZoneWords(async () => (await import('./table.ts')).SecondEditionTable)
export const gallery = () => import('./gallery/gallery-screen.tsx')
export const people = () => import('./art/people/pictures.ts')
export const setUp = () => import('./set-up/set-up.ts')
export const end = () => import('./end/end-parts.ts')
export const endPlot = () => import('../../zone-table/end/mission-end-plot.tsx')
