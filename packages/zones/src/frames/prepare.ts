import type { ZonesSteps } from './steps.ts'

/** Cards beyond what one can carry are given up before the first turn. */
export const prepareSteps: ZonesSteps<'prepare'> = {
  ask(table, { seat }) {
    table.ask({ kind: 'prepare', seat })
    return 'ask'
  },
  end: () => undefined,
}
