import type { Answer } from '@graveshift/table/host'
import { Problem } from './problem.ts'

/** What was written, or the refusal as an answer that says no. */
export function written(answer: Answer): { readonly seq: number; readonly by: string } {
  if ('done' in answer) return { seq: answer.done, by: answer.by }
  if ('refused' in answer) {
    const { refused, with: values } = answer.refused
    throw new Problem(refused === 'no-such-table' ? 404 : 409, refused, values ? { with: values } : {})
  }
  if ('conflict' in answer) throw new Problem(409, 'conflict')
  throw new Problem(503, 'table-away')
}
