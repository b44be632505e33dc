import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ACHIEVEMENTS } from './achievements/index.ts'
import type { Event } from './board.ts'
import { EFFECTS } from './effects/index.ts'
import type { Pick } from './game.ts'
import { STANDARD_CONTENT as CONTENT, GEAR_UP } from './rules.ts'
import { RULINGS } from './rulings.ts'
import { AGAINS, type Again } from './sources.ts'
import { optionsOf } from './testing/random-options.ts'
import { positionOf } from './testing/random-position.ts'
import { Observer, SITUATION_KEYS, SITUATIONS, weaponKeys } from './testing/situations/observer.ts'
import { WatchedGame } from './testing/situations/runner.ts'
import { playScenes } from './testing/situations/scenes.ts'

/** Complete by the compiler: a new event or answer without a line here does not compile. */
const EVENTS: Record<Event['type'], true> = {
  roundBegan: true,
  stepBegan: true,
  turnRevealed: true,
  companionsDrawn: true,
  companionUsed: true,
  weaponUsed: true,
  weaponDeclined: true,
  crossed: true,
  gained: true,
  ammoSpent: true,
  killed: true,
  pushed: true,
  frenzied: true,
  upgraded: true,
  upgradesLost: true,
  walked: true,
  attacked: true,
  exploded: true,
  suffered: true,
  spawnRevealed: true,
  bossCardRevealed: true,
  reshuffled: true,
  zombieDrawn: true,
  zombieDealt: true,
  skillUsed: true,
  armorBroken: true,
  bossAttacked: true,
  ringCleared: true,
  screamed: true,
  bodyKilled: true,
  bossMoved: true,
  won: true,
  lost: true,
}

const PICKS: Record<Exclude<Pick['do'], Again>, true> = {
  hit: true,
  sweep: true,
  pass: true,
  stop: true,
  skip: true,
  push: true,
  stay: true,
  shoot: true,
  done: true,
  upgrade: true,
  armor: true,
  dodge: true,
  endure: true,
  deal: true,
}

/** Checks that no player can meet, because the kernel answers such a choice itself before anybody can. */
const BEHIND_FORCED = ['no-ammo', 'cannot-push']

/** Every reason that stands in the sources of the rules and of the kernel's commands. */
function reasonsInSources(): string[] {
  const folders = [new URL('./', import.meta.url), new URL('../../kernel/src/', import.meta.url)]
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('test'))
      .map((name) => new URL(name, folder)),
  )
  const found = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/refused: '([a-z-]+)'/g)])
  return [...new Set(found.map(([, reason = '']) => reason))].sort()
}

function expected(): string[] {
  const { data } = CONTENT
  return [
    ...weaponKeys(CONTENT),
    ...EFFECTS.map((effect) => `effect ${effect}`),
    ...data.zombies.map(({ id }) => `zombie ${id}`),
    ...data.bosses.flatMap(({ id }) => [`boss ${id} black`, `boss ${id} red`]),
    ...data.companions.map(({ id }) => `companion ${id}`),
    ...data.turnCards.map(({ id }) => `turn card ${id}`),
    ...[...new Set(data.spawnCards)].map((letter) => `spawn card ${letter}`),
    ...data.bossCards.map(({ id }) => `boss card ${id}`),
    ...Object.keys(EVENTS).map((type) => `event ${type}`),
    ...Object.keys(GEAR_UP.choices).map((kind) => `choice ${kind}`),
    ...[...Object.keys(PICKS), ...AGAINS].map((what) => `pick ${what}`),
    ...reasonsInSources()
      .filter((reason) => !BEHIND_FORCED.includes(reason))
      .map((reason) => `refusal ${reason}`),
    ...ACHIEVEMENTS.map(({ id }) => `achievement ${id}`),
    ...SITUATION_KEYS,
  ]
}

/** About 180 are enough; beyond these something cannot occur, and the list says what. */
const MOST_GAMES = 1_000

it('every ruling has its situations', () => {
  expect(RULINGS.map(({ id }) => id).filter((id) => !(id in SITUATIONS))).toEqual([])
})

it('everything there is occurs in play', { timeout: 300_000 }, () => {
  const observer = new Observer()
  const uses = new Map<string, number>()
  observer.printed(CONTENT)
  playScenes(observer)
  const all = expected()
  const missing = () => all.filter((key) => !observer.seen.has(key))
  let games = 0
  for (; games < MOST_GAMES && missing().length > 0; games++) {
    const number = games * 53
    const options = games % 3 === 0 ? optionsOf(number) : positionOf(number)
    new WatchedGame(options, games, observer, uses).play()
  }
  expect(missing()).toEqual([])
})
