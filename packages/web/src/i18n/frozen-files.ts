import type { Catalogue } from './catalogues.ts'

/** The words of frozen games, compiled like all others; no first load names their files. */
export const FROZEN_FILES = import.meta.glob<Catalogue>('../../../../releases/*/*/words.*.json', {
  query: '?words',
})
