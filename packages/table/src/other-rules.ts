import {
  Bug,
  type Fault,
  fault,
  type Game,
  type GameModule,
  isDevelopment,
  isFault,
  isSameRelease,
  type Release,
} from '@graveshift/kernel'

/** What a record, a link or a table says of the rules it was played by. */
export interface RulesNamed {
  /** Their number, which a game's own package gives them. */
  readonly rules: number
  readonly release?: Release | undefined
}

/** The number of the rules there are, whatever is played: asked before options, which other rules may write otherwise. */
export function versionOf<G extends Game>(module: GameModule<G>): number {
  const options = module.readOptions({})
  if (isFault(options)) throw new Bug(`no game without wishes: ${options.message}`)
  return module.rulesFor(options).version
}

/** Why these are not the rules that were named; undefined where they are, or may be. */
export function otherRules<G extends Game>(
  module: GameModule<G>,
  { rules, release }: RulesNamed,
): Fault | undefined {
  if (module.release && release && !isDevelopment(release) && !isSameRelease(module.release, release))
    return fault('other-rules', `played by the rules of ${release.version}, not ${module.release.version}`)
  const version = versionOf(module)
  return rules === version
    ? undefined
    : fault('other-rules', `played by version ${rules} of the rules, not ${version}`)
}

/**
 * Whether rules were named that may have changed under the same name, or that nobody named: where a game does not come
 * out by those there are, that is nobody's fault.
 */
export function mayHaveChanged<G extends Game>(
  { release: here }: GameModule<G>,
  { release }: Pick<RulesNamed, 'release'>,
): boolean {
  if (!here || (release && !isDevelopment(release))) return false
  return release === undefined || !isSameRelease(release, here)
}
