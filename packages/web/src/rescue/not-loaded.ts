// Browsers have no type of error for a file of the page that did not come, only sentences.
const SENTENCES = /dynamically imported module|importing a module script failed|unable to preload css/i

/** Whether a file of the page could not be fetched: nothing is broken, and trying again may help. */
export const isNotLoaded = (error: unknown): boolean =>
  error instanceof Error && SENTENCES.test(error.message)
