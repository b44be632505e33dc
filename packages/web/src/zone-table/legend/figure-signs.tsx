import { LEVELS, THRESHOLDS } from '@graveshift/zones'
import type { Words } from '../../i18n/use-words.ts'
import { PersonToken } from '../board/person-token.tsx'
import type { PersonScene } from '../board/scene.ts'
import type { Skin } from '../board/skin.ts'
import { ZombiePile } from '../board/zombie-pile.tsx'
import { Hearts } from '../table/hearts.tsx'
import { LevelBar } from '../table/level-bar.tsx'
import { Sign } from '../table/sign.tsx'
import type { ZoneKit } from '../table/zone-face.ts'
import type { LegendSign } from './sign-group.tsx'
import { FIELD, Stage } from './stage.tsx'

const MIDDLE = [FIELD.width / 2, FIELD.height / 2 + 1] as const
const HEALTH = 3

interface Shown {
  readonly id: string
  readonly person?: Partial<PersonScene>
  readonly acting?: boolean
}

const PEOPLE: readonly Shown[] = [
  { id: 'person' },
  { id: 'hurt', person: { health: 1 } },
  { id: 'acting', person: { turn: 'acts' }, acting: true },
  { id: 'done', person: { turn: 'done' } },
]

/** How survivors stand on the board, and what their rows say. */
export function peopleSigns({ say }: Words, skin: Skin, person: string): readonly LegendSign[] {
  const usual: PersonScene = {
    id: person,
    seat: 0,
    health: HEALTH,
    mostHealth: HEALTH,
    turn: 'waits',
    leader: undefined,
  }
  const told = (id: string, icon: LegendSign['icon']): LegendSign => ({
    key: id,
    icon,
    title: say(`zone.legend.${id}` as 'zone.legend.person'),
    text: say(`zone.legend.${id}.text` as 'zone.legend.person.text'),
  })
  return [
    ...PEOPLE.map(({ id, person: more, acting = false }) =>
      told(
        id,
        <Stage>
          <PersonToken
            skin={skin}
            person={{ ...usual, ...more }}
            isActing={acting}
            x={MIDDLE[0]}
            y={MIDDLE[1]}
            r={8}
            name={undefined}
          />
        </Stage>,
      ),
    ),
    told('hearts', <Hearts health={2} most={HEALTH} />),
    told(
      'actions',
      <span className="pips">
        <i className="pip" data-on="" />
        <i className="pip" />
      </span>,
    ),
    told(
      'free',
      <span className="pips">
        <i className="pip pip-free" />
      </span>,
    ),
    {
      key: 'levels',
      icon: <LevelBar points={THRESHOLDS[2] ?? 0} />,
      title: say('zone.legend.levels'),
      text: say('zone.legend.levels.text', {
        yellow: THRESHOLDS[1] ?? 0,
        orange: THRESHOLDS[2] ?? 0,
        red: THRESHOLDS[LEVELS.length - 1] ?? 0,
      }),
    },
    told(
      'risk',
      <span className="risk">
        <Sign name="skull" size={18} /> 4
      </span>,
    ),
  ]
}

/** Every kind of zombie of this game, with its figures; and how many of them stand as one. */
export function zombieSigns({ say, name }: Words, skin: Skin, { kinds }: ZoneKit): readonly LegendSign[] {
  const pile = (kind: string, count: number) => {
    const { height } = skin.zombie(kind)
    return (
      <Stage>
        <ZombiePile
          skin={skin}
          kind={kind}
          count={count}
          x={MIDDLE[0]}
          y={FIELD.height - 3.5}
          scale={Math.min(1, (FIELD.height - 6) / height)}
          height={height}
          isFlipped={false}
        />
      </Stage>
    )
  }
  const [first] = kinds
  return [
    ...kinds.map(({ id, damage, points, actions }) => ({
      key: id,
      icon: pile(id, 1),
      title: name('zombie', id, 'name'),
      text: say('zone.legend.zombie.text', { damage, points, actions }),
    })),
    ...(first
      ? [
          {
            key: 'pile',
            icon: pile(first.id, 4),
            title: say('zone.legend.pile'),
            text: say('zone.legend.pile.text'),
          },
        ]
      : []),
  ]
}
