import type { Plugin } from 'vite'

const NOTHING = '\0nothing'

/**
 * The list of games also knows how programs outside are told each game, fetched when asked for: no page and no worker
 * ever asks. What rules themselves say of their answers is no fetched part, and stays.
 */
export function noPrograms(): Plugin {
  return {
    name: 'graveshift-no-programs',
    enforce: 'pre',
    resolveDynamicImport: (id) =>
      typeof id === 'string' && /^@graveshift\/[^/]+\/outward$/.test(id) ? NOTHING : undefined,
    load: (id) => (id === NOTHING ? 'export {}' : undefined),
  }
}

/** A worker thinks, and says nothing: of the list of games it needs the rules alone. */
export function noWords(): Plugin {
  return {
    name: 'graveshift-no-words',
    enforce: 'pre',
    resolveId: (id) => (/^@graveshift\/[^/]+\/words\/[a-z]+\.json$/.test(id) ? NOTHING : undefined),
    load: (id) => (id === NOTHING ? 'export {}' : undefined),
  }
}
