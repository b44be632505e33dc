const metaOf = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

/** The name of this build: the same sources give the same name. */
export const buildName = (): string | undefined => metaOf('build')

/** The version of Graveshift and the build, as one text; the page carries both. */
export const versionShown = (): string =>
  [metaOf('version'), buildName()].filter(Boolean).join(' · ') || 'dev'
