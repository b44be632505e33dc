/** A running mark of everything that was said, when and in which order: two runs with the same mark were the same. */
export class Trace {
  #one = 0x811c9dc5
  #two = 0x9747b28c
  #lines = 0

  add(at: number, text: string): void {
    let [one, two] = [this.#one ^ at, this.#two ^ text.length]
    for (let index = 0; index < text.length; index++) {
      const letter = text.charCodeAt(index)
      one = Math.imul(one ^ letter, 0x01000193)
      two = Math.imul(two ^ letter, 0x5bd1e995) ^ (two >>> 15)
    }
    this.#one = one
    this.#two = two
    this.#lines++
  }

  get mark(): string {
    return [this.#one >>> 0, this.#two >>> 0, this.#lines].map((part) => part.toString(16)).join('-')
  }
}
