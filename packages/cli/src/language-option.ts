import { InvalidArgumentError, Option } from 'commander'
import { type Language, languageFrom, NAMES } from './words.ts'

function readLanguage(tag: string): Language {
  const language = languageFrom(tag)
  if (!language) throw new InvalidArgumentError('It must be en, it or de.')
  return language
}

/** The language the system speaks, if it is one of ours; English otherwise. */
export function systemLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  return languageFrom(LC_ALL || LC_MESSAGES || LANG || '') ?? 'en'
}

/** `--lang`, for every command that says something. */
export function languageOption(otherwise: Language): Option {
  return new Option('--lang <language>', 'en, it or de').argParser(readLanguage).default(otherwise)
}

/** `--names`, for every command that tells a game (Z2-OPT-05). */
export function namesOption(): Option {
  return new Option(
    '--names <names>',
    'names of the draft, or of the printed game, where they differ',
  ).choices(NAMES)
}
