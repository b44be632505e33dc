import { PAYS } from '../budget.ts'
import { goingAction } from './going.ts'

/** Z2-SKL-19: one move action over two or three zones; zombies end it. One zone is a plain move (Z2-RUL-37). */
export const sprintAction = goingAction({
  name: 'sprint',
  refusals: 'sprint',
  skill: 'sprint',
  least: 2,
  most: 3,
  pays: PAYS.move,
  cost: 1,
})
