/** One thing after another: whatever is asked of a table waits for what was asked before. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  get waiting(): number {
    return this.#waiting
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    this.#waiting++
    const result = this.#last.then(task).finally(() => {
      this.#waiting--
    })
    // A task that failed is its caller's affair; the next one goes on.
    this.#last = result.catch(() => {})
    return result
  }
}
