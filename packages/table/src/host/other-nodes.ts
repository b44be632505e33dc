import { has } from '@graveshift/kernel'
import type { Entry } from '../room/entry.ts'
import type { PersonId } from '../room/fact.ts'
import type { Bus } from '../store/bus.ts'
import type { Signal } from '../wire/client-message.ts'
import type { News } from './audience.ts'

/** What nodes tell each other about a table. */
type Heard =
  | { readonly wrote: number; readonly entries?: readonly Entry[] }
  /** Again and again, with the last entry known there: what nobody was told to have been written is found by it. */
  | {
      readonly here: readonly PersonId[]
      readonly node: string
      readonly head: number
      readonly asks?: true
    }
  | { readonly by: PersonId; readonly said: Signal }

interface NodeListeners {
  /** Another node knows of entries up to this one, and may have told them. */
  readonly wrote: (head: number, entries: readonly Entry[]) => void
  readonly here: (node: string, people: readonly PersonId[], asks: boolean) => void
  readonly said: (by: PersonId, what: Signal) => void
  /** Something was told and did not come through. */
  readonly missed: () => void
}

/** The nodes that may have the same table, as one of them speaks with them. */
export class OtherNodes {
  readonly #bus: Bus
  readonly #topic: string
  readonly #node: string
  /** Listens no more. */
  readonly silence: () => void

  constructor(bus: Bus, room: string, node: string, listeners: NodeListeners) {
    this.#bus = bus
    this.#topic = `room:${room}`
    this.#node = node
    this.silence = bus.subscribe(this.#topic, {
      heard: (text) => hear(text, listeners),
      missed: listeners.missed,
    })
  }

  /** Written is written: other nodes need not read it again where it can be told whole. */
  tellWritten(head: number, news: readonly News[]): void {
    const bodies = news.map(({ body }) => body).join()
    this.#bus.publish(this.#topic, `{"wrote":${head},"entries":[${bodies}]}`)
  }

  /** An entry was found of which nobody may have been told. */
  tellFound(seq: number): void {
    this.#publish({ wrote: seq })
  }

  tellHere(here: readonly PersonId[], head: number, asks: boolean): void {
    this.#publish({ here, node: this.#node, head, ...(asks ? { asks } : {}) })
  }

  tellSaid(by: PersonId, said: Signal): void {
    this.#publish({ by, said })
  }

  #publish(heard: Heard): void {
    this.#bus.publish(this.#topic, JSON.stringify(heard))
  }
}

function hear(text: string, listeners: NodeListeners): void {
  let heard: Heard
  try {
    heard = JSON.parse(text)
  } catch {
    return
  }
  if (has(heard, 'wrote')) listeners.wrote(heard.wrote, heard.entries ?? [])
  else if (has(heard, 'here')) {
    listeners.wrote(heard.head, [])
    listeners.here(heard.node, heard.here, heard.asks === true)
  } else listeners.said(heard.by, heard.said)
}
