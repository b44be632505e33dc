// Without vitest: browser journeys are watched, too.
import type { Refusal } from '../rules.ts'

/** Everything that has ever occurred in games somebody watched, by what it is called. */
export class Sightings {
  readonly seen = new Set<string>()

  note(key: string): void {
    this.seen.add(key)
  }

  noteEvent({ type }: { readonly type: string }): void {
    this.note(`event ${type}`)
  }

  noteAnswer(choice: { readonly kind: string }, pick: { readonly do: string }): void {
    this.note(`choice ${choice.kind}`)
    this.note(`pick ${pick.do}`)
  }

  noteRefusal({ refused }: Refusal): void {
    this.note(`refusal ${refused}`)
  }
}
