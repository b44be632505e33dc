import { type EffectKind, type EffectOf, effectLine, hasTile } from '../effect-kind.ts'

/** Never below 0, and what the new value brings comes at once (GG-TWN-09, GG-RUL-61). */
export const gaugeEffect: EffectKind<EffectOf<'gauge'>> = {
  do: 'gauge',
  tell: ({ by }) => effectLine('gauge', { by: Math.abs(by), way: by > 0 ? 'up' : 'down' }),
  run(kit, table, _frame, { by }) {
    kit.deeds.changeGauge(table, by)
  },
  lint: ({ data }) => [[data.steam !== undefined, 'there is no steam']],
}

/** The nozzle of that tile is whole again, its jet gone. */
export const repairEffect: EffectKind<EffectOf<'repair'>> = {
  do: 'repair',
  tell: ({ tile }) => effectLine('repair', { tile }),
  run(kit, table, _frame, { tile }) {
    kit.deeds.repairNozzle(table, tile)
  },
  lint: ({ nozzles }, { tile }) => [[hasTile(nozzles, tile), `${tile} has no nozzle on this board`]],
}

export const breakEffect: EffectKind<EffectOf<'break'>> = {
  do: 'break',
  tell: ({ tile }) => effectLine('break', { tile }),
  run(kit, table, _frame, { tile }) {
    kit.deeds.breakNozzle(table, tile)
  },
  lint: ({ nozzles }, { tile }) => [[hasTile(nozzles, tile), `${tile} has no nozzle on this board`]],
}
