// Where the parts of this game lie. One step from the first load, which would have to name every file of theirs.

export const game = async () => (await import('./loaded.ts')).SECOND_EDITION
export const rulebook = async () => (await import('./rulebook/rulebook.ts')).secondRulebook()
export const table = async () => (await import('./second-edition-table.tsx')).SecondEditionTable
export const gallery = async () => (await import('./gallery/gallery-screen.tsx')).GalleryScreen
export const portrait = async () => (await import('./art/people/survivor-portrait.tsx')).SurvivorPortrait
export const head = async () => (await import('./art/people/survivor-face.tsx')).SurvivorFace
export const setUp = async () => (await import('./set-up/set-up-fields.tsx')).SetUpFields
export const inPictures = async () => (await import('./set-up/in-pictures.tsx')).InPictures
export const endHead = async () => (await import('./end/end-parts.tsx')).EndHead
export const endFigures = async () => (await import('./end/end-parts.tsx')).EndFigures
export const endPlot = async () => (await import('../../zone-table/end/mission-end-plot.tsx')).MissionEndPlot
