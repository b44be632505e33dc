import type { Words } from '../../../../i18n/use-words.ts'

/** Words for what is printed on a square. */
export function iconWord({ say }: Words, sign: string): string | undefined {
  switch (sign) {
    case 'D':
      return say('icon.damage')
    case 'Y':
      return say('table.icon.yellow')
    case 'B':
      return say('table.icon.blue')
    case 'A':
      return say('icon.armor')
    case 'M':
      return say('icon.ammo')
    case 'O':
      return say('table.icon.marked')
    default:
      return undefined
  }
}

/** The sign drawn on a square. */
export function iconName(sign: string) {
  switch (sign) {
    case 'D':
      return 'damage'
    case 'Y':
      return 'damage-yellow'
    case 'B':
      return 'damage-blue'
    case 'A':
      return 'armor'
    case 'M':
      return 'ammo'
    default:
      return undefined
  }
}
