import {
  StorageFull,
  StoreAway,
  StoreClosed,
  StoreDamaged,
  StoreError,
  StoreUnfit,
  UnknownOutcome,
} from '@graveshift/table/store'
import type { Statements } from '../statements.ts'
import type { Writes } from '../write.ts'
import type { WriterSettings } from './open-writer.ts'

/** What the thread that writes is started with. */
export interface ThreadSetting {
  readonly settings: WriterSettings
  readonly sql: Statements
}

/** Something to be written. */
export type Task = {
  readonly [K in keyof Writes]: {
    readonly no: number
    readonly kind: K
    readonly given: Writes[K]['given']
  }
}[keyof Writes]

/** To the thread that writes: what was asked for together is asked of it together. */
export type WriterRequest = readonly Task[] | 'close'

/** What came of one of them. */
export type Outcome = { readonly answer: unknown } | { readonly error: PlainError }

/** From the thread that writes: what was settled together is told together. */
export type WriterReply = readonly { readonly no: number; readonly outcome: Outcome }[]

/** An error without its class and its cause, which do not cross threads. */
interface PlainError {
  readonly name: string
  readonly message: string
}

const CLASSES = [StoreError, UnknownOutcome, StorageFull, StoreAway, StoreDamaged, StoreClosed, StoreUnfit]

export const plainError = (error: unknown): PlainError => ({
  name: CLASSES.find((one) => error instanceof Error && error.constructor === one)?.name ?? 'Error',
  message: error instanceof Error ? error.message : String(error),
})

export function errorFrom({ name, message }: PlainError): Error {
  const found = CLASSES.find((one) => one.name === name)
  return found ? new found(message) : new Error(message)
}
