/** What is asked of the process beside the server. */
export interface ThreadRequest {
  readonly id: number
  /** One of what `work.ts` can do. */
  readonly name: string
  readonly task: unknown
  readonly ms: number
}

/** What it answers. */
export type ThreadReply =
  | { readonly id: number; readonly gives: unknown }
  | { readonly id: number; readonly late: boolean; readonly message: string }
