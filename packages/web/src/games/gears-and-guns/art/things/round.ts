/** Symbols of a board clip faces by this; its name follows from the skin's. */
export const SKIN = 'town'
export const ROUND = `url(#zb-${SKIN}-round)`
