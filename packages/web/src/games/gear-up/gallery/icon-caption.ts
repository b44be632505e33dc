import type { Words } from '../../../i18n/use-words.ts'
import type { IconName } from '../art/icon.tsx'

/** What an icon is called, in the reader's language. */
export function iconCaption({ say, name }: Words, icon: IconName): string {
  switch (icon) {
    case 'damage-yellow':
      return say('table.icon.yellow')
    case 'damage-blue':
      return say('table.icon.blue')
    case 'spawn-a':
    case 'spawn-b':
    case 'spawn-c':
      return say('icon.spawn', { letter: name('letter', icon.slice(-1)) })
    default:
      return say(`icon.${icon}`)
  }
}
