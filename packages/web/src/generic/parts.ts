/** What is fetched as soon as a game without a face is looked at. */
export { PlainEndFigures, PlainEndHead, PlainEndPlot } from './end-parts.tsx'
export { genericGame } from './generic-game.ts'
export { GenericTable } from './generic-table.tsx'
export { InWords } from './in-words.tsx'
export { OptionFields } from './option-fields.tsx'
