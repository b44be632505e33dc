import type legend from './words/legend/en.json'

declare module '../../i18n/word-keys.ts' {
  interface GameKeys {
    readonly secondEdition: keyof typeof legend
  }
}
