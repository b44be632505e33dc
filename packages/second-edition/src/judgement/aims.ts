/** What the actions of this game alone are worth to bots at first sight. */
export const WORTH: Readonly<Record<string, number>> = {
  'search-car': 80,
  trunk: 150,
  // What waits behind a door is for those who think about it.
  door: -40,
  'change-seat': -60,
  'get-in': 0,
  'get-out': 0,
}

export const NEVER: readonly string[] = ['change-seat']
