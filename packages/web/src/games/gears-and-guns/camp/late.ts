// Where the parts of the camp lie. One step from the first load, which would have to name every file of theirs.

export const game = async () => (await import('./loaded-camp.ts')).loadCamp()
export const table = async () => (await import('./camp-table.tsx')).CampTable
export const head = async () => (await import('./camp-face-of.tsx')).CampFaceOf
