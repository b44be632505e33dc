import { has } from '@graveshift/kernel'
import { emit } from '@graveshift/zones'
import { convoyFrame } from '../convoy.ts'
import { type EffectKind, type EffectOf, effectLine } from '../effect-kind.ts'

/** Mission 5: stands again, until a survivor next comes in from the street. */
export const barricadeEffect: EffectKind<EffectOf<'barricade'>> = {
  do: 'barricade',
  tell: () => effectLine('barricade'),
  run(kit, table) {
    emit(kit, table, { type: 'barricadeChanged', stands: true })
  },
  lint: ({ data }) => [[data.rules.some(({ rule }) => rule === 'barricade'), 'there is no barricade']],
}

/** Mission 9: the convoy leaves out moves, or goes farther at once. */
export const convoyEffect: EffectKind<EffectOf<'convoy'>> = {
  do: 'convoy',
  tell: (effect) =>
    has(effect, 'waits')
      ? effectLine('convoy.waits', { count: effect.waits })
      : effectLine('convoy.moves', { count: effect.moves }),
  run(kit, table, _frame, effect) {
    if (has(effect, 'waits'))
      emit(kit, table, { type: 'convoyWaits', moves: table.board.convoyWaits + effect.waits })
    else table.push(convoyFrame(effect.moves, false))
  },
  lint: ({ data }) => [[data.rules.some(({ rule }) => rule === 'convoy'), 'there is no convoy']],
}
