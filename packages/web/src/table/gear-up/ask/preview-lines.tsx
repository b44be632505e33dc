import type { Gain, HitPreview } from '@graveshift/gear-up'
import { useWords } from '../../../i18n/use-words.ts'
import { useCalmTable } from '../table-state.ts'
import { tellSurvivor, tellTarget } from '../tell-pick.ts'

/** What a hit would bring, before it is drawn. */
export function PreviewLines({ preview }: { readonly preview: HitPreview }) {
  const { board, acting } = useCalmTable()
  const { say, tell, name } = useWords()
  const { costs, prevents } = preview
  const who = (seat: number) => (seat === acting ? '' : tell(tellSurvivor(board, seat)))
  const gain = ({ seat, what, amount, lost, from }: Gain) =>
    say('table.preview.gain', {
      amount,
      lost,
      what: name('word', what),
      from: name('gain', from),
      who: who(seat),
      other: seat === acting ? 'no' : 'yes',
    })
  const lines = [
    preview.wins && say('table.preview.wins'),
    preview.loses && say('table.preview.loses'),
    ...preview.kills.map(({ zombie }) =>
      say('table.preview.kill', { zombie: tell(tellTarget(board, zombie)) }),
    ),
    ...preview.bodies.map((body) =>
      say('table.preview.kill', { zombie: tell(tellTarget(board, -1 - body)) }),
    ),
    ...preview.gains.map(gain),
    ...preview.frenzy.map(gain),
    ...prevents.walk.map((damage, seat) =>
      damage > 0 ? say('table.preview.walk', { damage, who: tell(tellSurvivor(board, seat)) }) : false,
    ),
    prevents.attack > 0 && say('table.preview.attack', { damage: prevents.attack }),
    prevents.specialAttack > prevents.attack &&
      say('table.preview.special', { damage: prevents.specialAttack }),
    prevents.walk.every((damage) => damage <= 0) &&
      prevents.threat > 0 &&
      say('table.preview.threat', { damage: prevents.threat }),
    costs.armor + costs.health > 0 && say('table.preview.cost', { damage: costs.armor + costs.health }),
    costs.ammo > 0 && say('table.preview.ammo', { count: costs.ammo }),
  ].filter((line) => typeof line === 'string')
  return (
    <ul className="preview" aria-label={say('table.preview')}>
      <li>{say('table.preview.squares', { count: preview.squares })}</li>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
