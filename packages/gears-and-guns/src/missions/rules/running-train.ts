import type { Table } from '@graveshift/kernel'
import { emit, gatesAfter, hasZombies, isOver, NONE, stageAt } from '@graveshift/zones'
import { MOST, said } from '@graveshift/zones/missions'
import type { Board } from '../../board.ts'
import type { Western } from '../../game.ts'
import type { WesternKit } from '../../western-kit.ts'
import { TRAIN_LEFT } from '../goals/train.ts'
import type { OwnRule } from '../rule.ts'
import type { RunningTrainRule } from '../rule-data.ts'

const isAboard = ({ map }: WesternKit, zone: number): boolean => map.zones[zone]?.kind === 'train'

/** Somebody in play who is an engineer by class, by skill or as a companion (GG-RUL-53). */
const isEngineerAboard = (kit: WesternKit, board: Board): boolean =>
  board.people.some(({ zone }, person) => isAboard(kit, zone) && kit.deeds.isEngineer(board, person))

/** It moves past the last strip, with all aboard (UA-TRA-05): a zombie there or somebody elsewhere loses (GG-RUL-55). */
function leave(kit: WesternKit, table: Table<Western>): void {
  const { board } = table
  emit(kit, table, { type: 'trainLeft' })
  const hasZombieAboard = kit.map.zones.some((_, zone) => isAboard(kit, zone) && hasZombies(kit, board, zone))
  const isLeftBehind = board.people.some(({ zone }) => zone !== NONE && !isAboard(kit, zone))
  if (hasZombieAboard) emit(kit, table, { type: 'lost', why: 'zombie-aboard', person: NONE })
  else if (isLeftBehind || kit.deeds.isAnybodyDown(board))
    emit(kit, table, { type: 'lost', why: 'survivor-left-behind', person: NONE })
  else emit(kit, table, { type: 'tallied', what: TRAIN_LEFT, count: 1 })
}

/** One strip farther: whoever is on the track there is eliminated (UA-TRA-02, UA-TRA-03). */
function moveOn(kit: WesternKit, table: Table<Western>): void {
  const { layout } = kit.map
  const { stages = [] } = layout
  const gates = gatesAfter(layout, table.board.doors)
  if (gates === undefined) return
  const stage = stageAt(layout, gates) ?? 0
  for (const zone of stages[stage]?.entered ?? []) if (!isOver(table)) kit.deeds.runOver(table, zone)
  if (isOver(table)) return
  // In the last stage it is gone.
  if (stage === stages.length - 1) leave(kit, table)
  if (!isOver(table)) emit(kit, table, { type: 'trainMoved', gates })
}

/** It starts in the train step once gauge and engineer are there together, and never stops (GG-M07, GG-RUL-53). */
export const runningTrain: OwnRule<RunningTrainRule> = {
  id: 'running-train',
  figures: 'the train runs once the gauge is at `gauge` and an engineer aboard, and is gone after `moves`',
  read: (fields) => ({
    rule: 'running-train',
    gauge: fields.count('gauge', 0, MOST),
    moves: fields.count('moves', 1, MOST),
  }),
  tell: ({ gauge, moves }) => said('mission-rule.running-train', { gauge, moves }),
  make: ({ gauge }) => ({
    phaseBegins(kit, table, phase) {
      if (phase !== 'zombies') return
      const { board } = table
      if (!board.trainRuns) {
        if (kit.deeds.gauge(board) < gauge || !isEngineerAboard(kit, board)) return
        emit(kit, table, { type: 'trainStarted' })
      }
      if (!isOver(table)) moveOn(kit, table)
    },
  }),
  lint: ({ mission: { board, data } }, { moves }) => [
    [data.train?.runs === true, 'no train runs on this board'],
    [board.layout.stages?.length === moves + 1, 'the train does not leave after that many moves'],
    [data.steam !== undefined, 'there is no steam'],
  ],
  loses: true,
}
