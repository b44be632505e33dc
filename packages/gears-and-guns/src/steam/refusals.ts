import type { Refusal } from '@graveshift/kernel'

/** What steam refuses, and by which rule. */
export const STEAM_REFUSALS = {
  depleted: { refused: 'depleted', rule: 'GG-STM-05' },
  noSteam: { refused: 'no-steam', rule: 'GG-STM-12' },
  notDoubled: { refused: 'skill-missing', rule: 'GG-SKL-07' },
  notUsed: { refused: 'card-not-there', rule: 'GG-RUL-08' },
  noTool: { refused: 'card-not-there', rule: 'GG-RUL-19' },
  nothingToRefill: { refused: 'card-not-there', rule: 'GG-STM-07' },
  notDepleted: { refused: 'not-depleted', rule: 'GG-STM-07' },
  noBottle: { refused: 'no-bottle', rule: 'GG-EQP-03' },
  noNozzle: { refused: 'no-nozzle-here', rule: 'GG-TWN-04' },
  noActionToRefill: { refused: 'no-actions', rule: 'GG-STM-07' },
  noEngineer: { refused: 'skill-missing', rule: 'GG-ENG-02' },
  emergencyDone: { refused: 'already-done', rule: 'GG-ENG-02' },
  nothingInEmergency: { refused: 'card-not-there', rule: 'GG-ENG-03' },
  notFull: { refused: 'not-full', rule: 'GG-ENG-03' },
  cannotSeePlace: { refused: 'cannot-see', rule: 'GG-EQP-03' },
  tooFarToPlace: { refused: 'out-of-range', rule: 'GG-EQP-03' },
  noActionForBottle: { refused: 'no-actions', rule: 'GG-EQP-03' },
  noBottleThere: { refused: 'no-bottle-there', rule: 'GG-EQP-03' },
  mustBeSure: { refused: 'must-be-sure', rule: 'GG-EQP-07' },
  noSwitch: { refused: 'no-switch-here', rule: 'GG-TWN-03' },
  switchStuck: { refused: 'switch-stuck', rule: 'GG-M04' },
  noActionToSwitch: { refused: 'no-actions', rule: 'GG-TWN-03' },
} as const satisfies Readonly<Record<string, Refusal>>
