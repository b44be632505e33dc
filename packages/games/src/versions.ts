// Written by `npm run release` and `npm run release -- develop`.

/** Whose rules the sources are: those of a release, as they were frozen, or rules in development (docs/releasing.md). */
export const VERSIONS: Readonly<Record<string, string>> = {
  'gear-up': '0.1.0',
  'second-edition': '0.2.0-dev',
  'gears-and-guns': '0.1.0-dev',
}
