/** One square in a drawing's own measure. */
export const UNIT = 20
