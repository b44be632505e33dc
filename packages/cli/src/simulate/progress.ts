import { Presets, SingleBar } from 'cli-progress'

/** What is left to do at the pace of this sitting; unknown until something is done, whatever was done before it. */
export function timeLeft(seconds: number, done: number, left: number): string {
  if (left === 0) return '0s'
  if (done === 0) return '?'
  const rest = Math.ceil((seconds / done) * left)
  const [hours, minutes] = [Math.floor(rest / 3600), Math.floor((rest % 3600) / 60)]
  if (hours > 0) return `${hours}h${minutes}m`
  return minutes > 0 ? `${minutes}m${rest % 60}s` : `${rest}s`
}

/** How far a simulation is, on standard error: a bar in a terminal, a line now and then elsewhere. */
export class Progress {
  readonly #bar: SingleBar
  readonly #games: number
  readonly #began = performance.now()
  #before = 0
  #done = 0
  #won = 0

  constructor(games: number) {
    this.#games = games
    this.#bar = new SingleBar(
      {
        format: '{bar} {percentage} % | {value} of {total} games | {won} won | {left} to go',
        noTTYOutput: true,
        notTTYSchedule: 10_000,
        hideCursor: true,
      },
      Presets.shades_classic,
    )
    this.#bar.start(games, 0, { won: 0, left: this.#left() })
  }

  #left(): string {
    const seconds = (performance.now() - this.#began) / 1000
    return timeLeft(seconds, this.#done, this.#games - this.#before - this.#done)
  }

  /** Games that were played before: they say nothing about the pace. */
  addFound(games: number, won: number): void {
    this.#before += games
    this.#show(games, won)
  }

  add(games: number, won: number): void {
    this.#done += games
    this.#show(games, won)
  }

  #show(games: number, won: number): void {
    this.#won += won
    this.#bar.increment(games, { won: this.#won, left: this.#left() })
  }

  stop(): void {
    this.#bar.stop()
  }
}
