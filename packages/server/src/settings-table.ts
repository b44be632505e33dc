import { VARIABLES } from './settings.ts'

/** The reference of all settings, as docs/self-hosting.md has it. */
export function settingsTable(): string {
  const rows = Object.values(VARIABLES).map(({ name, about, byDefault, ...more }) => {
    const shown =
      'shown' in more && more.shown !== undefined ? more.shown : byDefault === '' ? '' : `\`${byDefault}\``
    return `| \`${name}\` | ${about} | ${shown} |`
  })
  return ['| variable | meaning | without it |', '|---|---|---|', ...rows].join('\n')
}
