import { Bug, isFault, type Json, type Ruleset } from '@graveshift/kernel'
import { type Coming, type Watcher as WatcherOf, ZonesStage } from '@graveshift/zones/testing/zones-stage'
import type { Options, SecondEdition } from '../game.ts'
import { SECOND_EDITION_MODULE } from '../module.ts'
import type { Stream } from '../streams.ts'

/** Somebody who looks on while something is played. */
export type Watcher = WatcherOf<SecondEdition>

/** Cards that bring nobody at the blue level. */
const CALM: Coming = { spawn: ['13', '11', '17', '18'] }

const read = (options: ReturnType<typeof SECOND_EDITION_MODULE.readPosition>): Options => {
  if (isFault(options)) throw new Bug(options.message)
  return options
}

/** What is to come of a stream, by its name. */
type Script = Partial<Readonly<Record<Stream, readonly (string | number)[]>>>

/** A game of the second edition in which a few answers are given on purpose. */
export class Stage extends ZonesStage<SecondEdition> {
  constructor(watcher: Watcher, rules: Ruleset<SecondEdition>, options: Options, script: Script = {}) {
    super(watcher, rules, options, { ...CALM, ...script })
  }

  static position(watcher: Watcher, raw: Json, script?: Script): Stage {
    return Stage.#of(watcher, read(SECOND_EDITION_MODULE.readPosition(raw)), script)
  }

  static game(watcher: Watcher, raw: Json): Stage {
    return Stage.#of(watcher, read(SECOND_EDITION_MODULE.readOptions(raw)))
  }

  static #of(watcher: Watcher, options: Options, script?: Script): Stage {
    return new Stage(watcher, watcher.rulesFor(options), options, script)
  }
}
