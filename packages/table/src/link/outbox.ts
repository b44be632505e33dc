import { has, type Refusal } from '@graveshift/kernel'
import { type Command, readCommand } from '../room/command.ts'
import type { PersonId } from '../room/fact.ts'
import { refuse } from '../room/refuse.ts'

/** Where what was not answered yet survives a reload of the page. */
export interface OutboxStorage {
  read(): string | undefined
  write(text: string): void
}

/** What came of a command. Conflict: the table moved on in what mattered; look and decide anew. */
export type Settled =
  | { readonly done: number }
  | { readonly refused: Refusal }
  | { readonly conflict: number }

export interface PendingCommand {
  readonly id: string
  readonly basis: number
  readonly seen?: string
  readonly act: Command
  /** Who wanted it, where that was known. */
  readonly by?: PersonId
}

type Settle = (settled: Settled) => void

interface Waiting {
  readonly sent: PendingCommand
  readonly settle: Settle | undefined
  /** The connection it was first sent by. */
  first: number | undefined
}

/** Sent by a page that is no more, as far as this one knows. */
const BEFORE = -1

/** Commands on their way, in order, each under the id it was given once. */
export class Outbox {
  readonly #storage: OutboxStorage
  readonly #waiting = new Map<string, Waiting>()

  constructor(storage: OutboxStorage) {
    this.#storage = storage
    for (const sent of readSaved(storage.read()))
      this.#waiting.set(sent.id, { sent, settle: undefined, first: BEFORE })
  }

  get size(): number {
    return this.#waiting.size
  }

  all(): PendingCommand[] {
    return [...this.#waiting.values()].map(({ sent }) => sent)
  }

  add(sent: PendingCommand): Promise<Settled> {
    return new Promise((settle) => {
      this.#waiting.set(sent.id, { sent, settle, first: undefined })
      this.#save()
    })
  }

  /** Goes out by a connection; gives whether another one had it before, where a copy may still be on its way. */
  goesOut(id: string, connection: number): boolean {
    const waiting = this.#waiting.get(id)
    if (!waiting) return false
    waiting.first ??= connection
    return waiting.first !== connection
  }

  /** Whoever this is now does not mean what somebody else meant in this browser. */
  dropOthers(you: PersonId | undefined): void {
    for (const { id, by } of this.all())
      if (by !== undefined && by !== you) this.settle(id, { refused: refuse('not-your-seat') })
  }

  /** Answers come more than once; the first counts. */
  settle(id: string, settled: Settled): void {
    const waiting = this.#waiting.get(id)
    if (!waiting) return
    this.#waiting.delete(id)
    this.#save()
    waiting.settle?.(settled)
  }

  /** Whether a game command of this seat is still on its way. */
  isBusy(seat: number): boolean {
    return this.all().some(({ act }) => has(act, 'seat') && act.seat === seat)
  }

  #save(): void {
    this.#storage.write(JSON.stringify(this.all()))
  }
}

/** What an earlier page left, as far as it still makes sense. */
function readSaved(text: string | undefined): PendingCommand[] {
  if (!text) return []
  try {
    const saved: unknown = JSON.parse(text)
    if (!Array.isArray(saved)) return []
    return saved.flatMap(({ id, basis, seen, act, by }: Record<string, unknown>) => {
      const command = readCommand(act)
      if (!command || typeof id !== 'string' || typeof basis !== 'number') return []
      return [
        {
          id,
          basis,
          act: command,
          ...(typeof seen === 'string' ? { seen } : {}),
          ...(typeof by === 'string' ? { by } : {}),
        },
      ]
    })
  } catch {
    return []
  }
}
