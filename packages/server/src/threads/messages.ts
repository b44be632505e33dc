/** What is asked of the process beside the server. */
export interface Asked {
  readonly id: number
  /** One of what `work.ts` can do. */
  readonly name: string
  readonly task: unknown
  readonly ms: number
}

/** What it answers. */
export type Told =
  | { readonly id: number; readonly gives: unknown }
  | { readonly id: number; readonly late: boolean; readonly message: string }
