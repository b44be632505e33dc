import { COLOURS, CONTENT, EFFECTS, ZOMBIE_TYPES } from '@graveshift/gear-up'
import { Shown } from '../../../art/gallery/shown.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { BossFigure } from '../art/boss-figure.tsx'
import { ColourBadge } from '../art/colour-badge.tsx'
import { EffectIcon } from '../art/effect-icon.tsx'
import { ICON_NAMES, Icon } from '../art/icon.tsx'
import { SurvivorFace } from '../art/survivor-face.tsx'
import { SurvivorPortrait } from '../art/survivor-portrait.tsx'
import { ZombieFigure } from '../art/zombie-figure.tsx'
import { iconCaption } from './icon-caption.ts'

/** All art on one page, large and as small as it gets: for looking, and for whoever draws more. */
export function GalleryScreen() {
  const words = useWords()
  const { say, name } = words
  const survivors = CONTENT.survivors.map(({ id }) => id)
  const bosses = CONTENT.bosses.map(({ id }) => id)
  return (
    <div className="page gallery">
      <h1>{say('gallery.title')}</h1>

      <h2>{say('gallery.survivors')}</h2>
      <div className="wall">
        {survivors.map((id) => (
          <Shown key={id} name={name('survivor', id, 'name')}>
            <SurvivorPortrait survivor={id} size={160} />
            <SurvivorFace survivor={id} size={40} />
          </Shown>
        ))}
      </div>

      <h2>{say('gallery.zombies')}</h2>
      <div className="wall">
        {ZOMBIE_TYPES.map((type) => (
          <Shown key={type} name={name('zombie-type', type)}>
            <ZombieFigure type={type} size={140} />
            <ZombieFigure type={type} size={40} />
          </Shown>
        ))}
      </div>

      <h2>{say('gallery.bosses')}</h2>
      <div className="wall">
        {bosses.map((id) => (
          <Shown key={id} name={name('boss', id, 'name')}>
            <BossFigure boss={id} size={180} />
            <BossFigure boss={id} size={48} />
          </Shown>
        ))}
      </div>

      <h2>{say('gallery.icons')}</h2>
      <div className="wall">
        {ICON_NAMES.map((icon) => (
          <Shown key={icon} name={iconCaption(words, icon)}>
            <Icon name={icon} size={64} />
            <Icon name={icon} size={20} />
          </Shown>
        ))}
      </div>

      <h2>{say('gallery.effects')}</h2>
      <div className="wall">
        {EFFECTS.map((effect) => (
          <Shown key={effect} name={name('effect', effect, 'name')}>
            <EffectIcon effect={effect} size={64} />
            <EffectIcon effect={effect} size={24} />
          </Shown>
        ))}
      </div>

      <h2>{say('gallery.colours')}</h2>
      <div className="wall">
        {COLOURS.map((colour) => (
          <Shown key={colour} name={name('colour', colour)}>
            <ColourBadge colour={colour} size={64} />
            <ColourBadge colour={colour} size={28} />
          </Shown>
        ))}
      </div>
    </div>
  )
}
