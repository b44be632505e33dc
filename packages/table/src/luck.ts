import { type Chance, type Drawn, ScriptedChance } from '@graveshift/kernel'

/** Chance as a session uses it: knows which draws were scripted, and can forget a command that failed. */
export interface Luck extends Chance {
  begin(): void
  /** Positions, among the draws since `begin`, of those that a script decided. */
  scripted(): readonly number[]
  rollback(): void
  /** What brings it back to where it is now. */
  mark(): () => void
}

/** Luck of a game being played: the script first, then the source. */
export class LiveLuck implements Luck {
  readonly #script: ScriptedChance
  readonly #streams: number
  #before: (readonly (string | number)[])[] = []
  #scripted: number[] = []
  #made = 0

  constructor(streams: number, source: Chance) {
    this.#streams = streams
    this.#script = new ScriptedChance(streams, source)
  }

  begin(): void {
    this.#before = this.coming()
    this.#scripted = []
    this.#made = 0
  }

  scripted(): readonly number[] {
    return this.#scripted
  }

  rollback(): void {
    this.#return(this.#before)
  }

  mark(): () => void {
    const coming = this.coming()
    return () => this.#return(coming)
  }

  #return(coming: readonly (readonly (string | number)[])[]): void {
    coming.forEach((results, stream) => {
      this.#script.script(stream, results)
    })
  }

  script(stream: number, results: readonly (string | number)[]): void {
    this.#script.script(stream, results)
  }

  /** What is still scripted, stream by stream. */
  coming(): (readonly (string | number)[])[] {
    return Array.from({ length: this.#streams }, (_, stream) => [...this.#script.coming(stream)])
  }

  named(stream: number): string | undefined {
    const card = this.#script.named(stream)
    if (card !== undefined) this.#scripted.push(this.#made++)
    return card
  }

  below(n: number, stream: number, index: number): number {
    const scripted = typeof this.#script.coming(stream)[0] === 'number'
    const result = this.#script.below(n, stream, index)
    if (scripted) this.#scripted.push(this.#made)
    this.#made++
    return result
  }
}

/** The recording asks for another draw than the rules do, or for more or fewer. */
export class Diverged extends Error {
  override readonly name = 'Diverged'
}

/** Luck of a game being replayed: gives what was recorded, and nothing else. */
export class RecordedLuck implements Luck {
  #drawn: readonly Drawn[] = []
  #scripted: readonly number[] = []
  #next = 0

  expect(drawn: readonly Drawn[], scripted: readonly number[]): void {
    this.#drawn = drawn
    this.#scripted = scripted
    this.#next = 0
  }

  begin(): void {
    this.#next = 0
  }

  scripted(): readonly number[] {
    return this.#scripted
  }

  rollback(): void {
    this.#next = 0
  }

  mark(): () => void {
    const next = this.#next
    return () => {
      this.#next = next
    }
  }

  below(n: number, stream: number): number {
    const drawn = this.#drawn[this.#next++]
    if (!drawn || drawn[0] !== stream || drawn[1] !== n || drawn[2] < 0 || drawn[2] >= n)
      throw new Diverged('the recorded draws are not those the rules make')
    return drawn[2]
  }
}
