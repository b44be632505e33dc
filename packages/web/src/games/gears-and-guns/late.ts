// Where the parts of this game lie. One step from the first load, which would have to name every file of theirs.

export const game = async () => (await import('./loaded.ts')).WESTERN
export const rulebook = async () => (await import('./rulebook/rulebook.ts')).westernRulebook()
export const table = async () => (await import('./table.ts')).WesternTable
export const gallery = async () => (await import('./gallery/gallery-screen.tsx')).GalleryScreen
export const portrait = async () => (await import('./art/people/pictures.ts')).SurvivorPortrait
export const head = async () => (await import('./art/people/pictures.ts')).SurvivorFace
export const setUp = async () => (await import('./set-up/set-up.tsx')).SetUpFields
export const inPictures = async () => (await import('./set-up/set-up.tsx')).InPictures
export const endHead = async () => (await import('./end/end-parts.ts')).EndHead
export const endFigures = async () => (await import('./end/end-parts.ts')).EndFigures
export const endPlot = async () => (await import('../../zone-table/end/mission-end-plot.tsx')).MissionEndPlot
