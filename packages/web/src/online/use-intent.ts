import { useState } from 'react'
import { isPassing } from './api.ts'
import { newIntent } from './random.ts'

/**
 * One intent, however often it is sent until somebody answers: nothing is done twice because an answer was lost. Once
 * there was an answer, a yes or a no, the next try is another one: a server gives the same intent the same answer.
 */
export function useIntent(): readonly [id: string, answered: (failed?: string) => void] {
  const [id, setId] = useState(newIntent)
  return [id, (failed) => !(failed !== undefined && isPassing(failed)) && setId(newIntent())]
}
