import type { BossIcon, Colour, Letter, WalkSpeed } from '@graveshift/gear-up'
import type { ReactElement, ReactNode } from 'react'
import { useGameWordSet } from '../../../../i18n/use-word-set.ts'
import { useWords, type Words } from '../../../../i18n/use-words.ts'
import { useTipTab } from '../../../../table/tip.tsx'
import { RuleLink } from '../../../../ui/rule-link.tsx'
import { ColourBadge } from '../../art/colour-badge.tsx'
import { Icon, type IconName } from '../../art/icon.tsx'

/** One sign of the table: what it means, and where the rules say more. */
export interface Sign {
  readonly key: string
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  /** A section of the rulebook. */
  readonly topic: string
}

const picture = (name: IconName) => <Icon name={name} size={22} />

/** What a turn card says with its color. */
export const colourSign = ({ say, name }: Words, colour: Colour): Sign => ({
  key: `colour-${colour}`,
  icon: <ColourBadge colour={colour} size={22} />,
  title: say('legend.colour', { colour: name('colour', colour), letter: name('colour-letter', colour) }),
  text: say('legend.colour.text'),
  topic: 'reveal',
})

/** What a turn card says with its arrows. */
export const walkSign = ({ say }: Words, speed: WalkSpeed): Sign => ({
  key: `walk-${speed}`,
  icon: picture(speed),
  title: say(`icon.${speed}`),
  text: say(speed === 'none' ? 'legend.none.text' : 'legend.walk.text'),
  topic: 'walk',
})

/** What a zombie's own arrows say. */
export const speedSign = ({ say }: Words, speed: 'slow' | 'fast'): Sign => ({
  key: `speed-${speed}`,
  icon: picture(speed),
  title: say(`legend.${speed}`),
  text: say(`legend.${speed}.text`),
  topic: 'walk',
})

export const spawnSign = (
  { say, name }: Words,
  letter: Letter,
  count: readonly [regular: number, special: number] | undefined,
): Sign => ({
  key: `spawn-${letter}`,
  icon: picture(`spawn-${letter}`),
  title: say('icon.spawn', { letter: name('letter', letter) }),
  text: count
    ? say('legend.spawn.count', { regular: count[0], special: count[1] })
    : say('legend.spawn.text'),
  topic: 'spawn',
})

/** A sign on a boss card. */
export const bossSign = (words: Words, icon: BossIcon): Sign =>
  icon === 'spawn-b'
    ? { ...spawnSign(words, 'b', undefined), key: icon }
    : {
        key: icon,
        icon: picture(icon),
        title: words.say(`icon.${icon}`),
        text: words.say(`legend.${icon}.text`),
        topic: 'boss-card',
      }

export type Plain =
  | 'companion'
  | 'under-spawn'
  | 'under-boss'
  | 'under-none'
  | 'damage'
  | 'fixed'
  | 'damage-yellow'
  | 'damage-blue'
  | 'health'
  | 'armor'
  | 'ammo'
  | 'upgrade'
  | 'leader'
  | 'threat-walk'
  | 'threat-boss'

/** A card as it lies face down under a turn. */
const back = (of: 'spawn' | 'boss-2') => <span className="under under-back" data-back={of} />

const PLAIN: Readonly<Record<Plain, { readonly icon: IconName | ReactElement; readonly topic: string }>> = {
  companion: { icon: 'companion', topic: 'companions' },
  'under-spawn': { icon: back('spawn'), topic: 'spawn' },
  'under-boss': { icon: back('boss-2'), topic: 'boss-card' },
  'under-none': { icon: <span className="under under-none">–</span>, topic: 'spawn' },
  damage: { icon: 'damage', topic: 'damage-icons' },
  // In words on the table: here the same sign, framed.
  fixed: { icon: <span className="sign-fixed">{picture('damage')}</span>, topic: 'damage-icons' },
  'damage-yellow': { icon: 'damage-yellow', topic: 'boss-damage' },
  'damage-blue': { icon: 'damage-blue', topic: 'boss-damage' },
  health: { icon: 'health', topic: 'damage' },
  armor: { icon: 'armor', topic: 'damage' },
  ammo: { icon: 'ammo', topic: 'ammo' },
  upgrade: { icon: 'upgrade', topic: 'upgrade' },
  leader: { icon: 'leader', topic: 'leader' },
  'threat-walk': { icon: 'damage', topic: 'walk' },
  'threat-boss': { icon: 'attack', topic: 'boss-card' },
}

export const plainSign = ({ say }: Words, id: Plain): Sign => {
  const { icon, topic } = PLAIN[id]
  return {
    key: id,
    icon: typeof icon === 'string' ? picture(icon) : icon,
    title: say(`legend.${id}`),
    text: say(`legend.${id}.text`),
    topic,
  }
}

interface SignsProps {
  readonly of: (words: Words) => readonly Sign[]
  /** Whether the keys lead to the rules, wherever the signs lie. */
  readonly held?: boolean
}

/** Signs one under the other, each leading to its rule. */
export function Signs({ of, held = false }: SignsProps) {
  useGameWordSet('gear-up', 'legend')
  const words = useWords()
  const tipTab = useTipTab()
  const tab = held ? {} : tipTab
  return (
    <ul className="signs">
      {of(words).map(({ key, icon, title, text, topic }) => (
        <li key={key}>
          <span className="sign-icon" aria-hidden="true">
            {icon}
          </span>
          <span>
            <RuleLink topic={topic} {...tab}>
              {title}
            </RuleLink>{' '}
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
