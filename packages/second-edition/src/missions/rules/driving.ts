import { hasCome } from '../moments.ts'
import type { RuleMaker } from '../rule.ts'

export const driving: RuleMaker<'driving'> = ({ from }) => ({
  mayDrive: (kit, board) => from === undefined || hasCome(kit, board, from),
})
