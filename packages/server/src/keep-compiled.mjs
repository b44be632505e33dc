import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Keeps what is compiled for the next start: compiling all of it anew takes longer than everything else at a start, in
 * every process and every thread. The folder is the project's own, because what lies in it is run; where it cannot be
 * written, nothing is kept. Whoever calls this is no TypeScript, because what takes the types away would have to be
 * loaded for it, before there is a place where its work is kept.
 */
export const keepCompiled = () =>
  enableCompileCache(fileURLToPath(new URL('../../../.graveshift/compiled', import.meta.url)))
