import type { Gain, HitPreview } from '@graveshift/gear-up'
import { useWords } from '../../../../i18n/use-words.ts'
import { useCalmTable } from '../table-state.ts'
import { tellSurvivor, tellTarget } from '../tell-pick.ts'

/** What a hit would bring, before it is drawn. */
export function PreviewLines({ preview }: { readonly preview: HitPreview }) {
  const { board } = useCalmTable()
  const { say, tell, name } = useWords()
  const { costs, prevents } = preview
  const gain = ({ seat, what, amount, lost, from }: Gain) =>
    say('table.preview.gain', {
      amount,
      lost,
      what: name('word', what),
      from: name('gain', from),
      who: tell(tellSurvivor(board, seat)),
    })
  /** What is said, and the part of it that must come true, for whoever checks that. */
  const lines: readonly (readonly [promise: string | undefined, said: string | false])[] = [
    [`squares ${preview.squares}`, say('table.preview.squares', { count: preview.squares })],
    ['wins', preview.wins && say('table.preview.wins')],
    ['loses', preview.loses && say('table.preview.loses')],
    ...[...preview.kills.map(({ zombie }) => zombie), ...preview.bodies.map((body) => -1 - body)].map(
      (target) =>
        [`kill ${target}`, say('table.preview.kill', { zombie: tell(tellTarget(board, target)) })] as const,
    ),
    ...preview.gains.map((each) => [`gain ${each.seat} ${each.what} ${each.amount}`, gain(each)] as const),
    ...preview.frenzy.map((each) => [undefined, gain(each)] as const),
    ...prevents.walk.map(
      (damage, seat) =>
        [
          undefined,
          damage > 0 && say('table.preview.walk', { damage, who: tell(tellSurvivor(board, seat)) }),
        ] as const,
    ),
    [undefined, prevents.attack > 0 && say('table.preview.attack', { damage: prevents.attack })],
    [
      undefined,
      prevents.specialAttack > prevents.attack &&
        say('table.preview.special', { damage: prevents.specialAttack }),
    ],
    [
      undefined,
      prevents.walk.every((damage) => damage <= 0) &&
        prevents.threat > 0 &&
        say('table.preview.threat', { damage: prevents.threat }),
    ],
    [
      `pay ${costs.armor + costs.health}`,
      costs.armor + costs.health > 0 && say('table.preview.cost', { damage: costs.armor + costs.health }),
    ],
    [`ammo ${costs.ammo}`, costs.ammo > 0 && say('table.preview.ammo', { count: costs.ammo })],
  ]
  return (
    <ul className="preview" aria-label={say('table.preview')}>
      {lines.map(([promise, said]) =>
        said === false ? null : (
          <li key={said} data-promise={promise}>
            {said}
          </li>
        ),
      )}
    </ul>
  )
}
