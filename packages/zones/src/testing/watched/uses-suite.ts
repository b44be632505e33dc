import { longer } from '@graveshift/kernel/testing'
import { expect, it } from 'vitest'
import { Observer } from './observer.ts'
import { type Play, watchPlay } from './recorder.ts'
import { watchGame } from './runner.ts'
import type { AnsweredGame, Variant, WatchedGame } from './watched-game.ts'

interface Uses<G extends AnsweredGame, V extends Variant> {
  readonly watched: WatchedGame<G, V>
  /** Everything that is to be used. */
  readonly wanted: readonly string[]
  /** What is hardly met at random, used on purpose. */
  readonly arranged: Readonly<Record<string, Play<G>>>
  /** Games that are kept, watched before any others. */
  readonly kept?: readonly Play<G>[]
  /** How many random games at most, and how many things they have to come to. */
  readonly games: number
  readonly enough: number
  /** Options of the random games, by their numbers. */
  options(game: number): G['options']
  /** A game in which a skill is at hand. */
  sceneFor(skill: string, turn: number): G['options']
}

const timeout = 3_000_000

/** A short form for every day; with GRAVESHIFT_LONG=2 it plays on until all of it was used. */
export function testUses<G extends AnsweredGame, V extends Variant>(uses: Uses<G, V>): void {
  const { watched, wanted, arranged, kept = [], games, enough, options, sceneFor } = uses

  it.each(Object.keys(arranged))('what is hardly met at random is used on purpose: %s', (key) => {
    expect(wanted).toContain(key)
    const observer = new Observer(watched, [key])
    const play = arranged[key]
    if (play) watchPlay(watched, play, observer)
    expect(observer.missing()).toEqual([])
  })

  it('everything a game has is used in play', { timeout }, () => {
    const observer = new Observer(watched, wanted)
    const seen = new Map<string, number>()
    for (const play of [...Object.values(arranged), ...kept]) watchPlay(watched, play, observer)
    let game = 0
    for (; game < games && observer.missing().length > 0; game++) {
      watchGame(watched, options(game), game, observer, seen)
      if (longer() === 1 || game % 25 !== 9) continue
      for (const key of observer.missing())
        if (key.startsWith('skill '))
          watchGame(watched, sceneFor(key.slice(6), (game - 9) / 25), game, observer, seen)
    }
    const used = wanted.length - observer.missing().length
    if (longer() > 1) {
      console.info(`${used} of ${wanted.length} used after ${game} games`)
      expect(observer.missing()).toEqual([])
    }
    expect(used).toBeGreaterThanOrEqual(enough)
  })
}
