import { Presets, SingleBar } from 'cli-progress'

/** How far a simulation is, on standard error: a bar in a terminal, a line now and then elsewhere. */
export class Progress {
  readonly #bar: SingleBar
  #won: number

  constructor(games: number, done: number, won: number) {
    this.#won = won
    this.#bar = new SingleBar(
      {
        format: '{bar} {percentage} % | {value} of {total} games | {won} won | {eta_formatted} to go',
        noTTYOutput: true,
        notTTYSchedule: 10_000,
        hideCursor: true,
        etaBuffer: 50,
      },
      Presets.shades_classic,
    )
    this.#bar.start(games, done, { won })
  }

  add(games: number, won: number): void {
    this.#won += won
    this.#bar.increment(games, { won: this.#won })
  }

  stop(): void {
    this.#bar.stop()
  }
}
