import { readFileSync } from 'node:fs'
import { type Game, type GameModule, isFault } from '@graveshift/kernel'
import { expect, test } from 'vitest'

const codesIn = (lines: string): string[] =>
  lines
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))

/** A page of docs that is held against code. */
export class HeldPage {
  readonly #file: string
  readonly text: string

  constructor(file: string) {
    this.#file = file
    this.text = readFileSync(file, 'utf8')
  }

  #below(heading: string, end: string): string {
    const [, below = ''] = this.text.split(`${heading}\n`)
    return below.split(end)[0] ?? ''
  }

  /** The names in the first column of the table below a heading. */
  named(heading: string): string[] {
    return codesIn(this.#below(heading, '\n#'))
  }

  /** The tables between two headings, each with the names in its first column. */
  tablesIn(heading: string): string[][] {
    return this.#below(heading, '\n## ')
      .split(/\n(?=\|[^\n]*\|\n\|---)/)
      .map(codesIn)
  }

  /** What stands between the marks follows from code; `-u` writes it. */
  async expectMade(made: Readonly<Record<string, string>>): Promise<void> {
    const whole = this.text.replace(
      /(<!-- made (\w+) -->\n)[\s\S]*?(<!-- end -->)/g,
      (_, begin: string, name: string, end: string) => `${begin}\n${made[name]}\n\n${end}`,
    )
    await expect(whole).toMatchFileSnapshot(this.#file)
    for (const part of Object.values(made)) expect(whole).toContain(part)
  }
}

/** The page names every field of a board, a view and a position as programs are told and give them. */
export function testFieldsNamed<G extends Game>(
  page: HeldPage,
  { readPosition }: Pick<GameModule<G>, 'readPosition'>,
  schemas: { readonly board: unknown; readonly view: unknown },
): void {
  test.each(['board', 'view'] as const)('it names every field of what %s tells', (part) => {
    const { properties } = schemas[part] as { readonly properties: object }
    const fields = Object.keys(properties)
    expect(fields.length).toBeGreaterThan(10)
    expect(page.named(`## \`${part}\``).sort()).toEqual(fields.sort())
  })

  test('the fields of a position it names are read', () => {
    const fields = page.named('## `position`')
    expect(fields.length).toBeGreaterThan(8)
    for (const field of fields) {
      // A field that is read says what it must be; any other is said to be none.
      const read = readPosition({ [field]: true })
      expect(isFault(read) ? read.message : field).toMatch(new RegExp(`^${field}: must`))
    }
    expect(readPosition({ nothing: true })).toMatchObject({ fault: 'bad-position' })
  })
}
