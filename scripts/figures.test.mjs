import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { benchTable, tortureTable, withFigures } from './figures.mjs'
import { root } from './launcher/project.mjs'

const kept = (folder) => {
  const inside = join(root, 'docs', 'figures', folder)
  if (!existsSync(inside)) return []
  return readdirSync(inside)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file.slice(0, -'.json'.length), JSON.parse(readFileSync(join(inside, file), 'utf8'))])
}

const tables = {
  ...Object.fromEntries(kept('bench').map(([name, run]) => [name, benchTable(run)])),
  torture: tortureTable(kept('.').map(([, run]) => run)),
}

test.each(['performance', 'reliability'])('docs/%s.md shows the runs that are kept', async (name) => {
  const file = join(root, 'docs', `${name}.md`)
  await expect(withFigures(readFileSync(file, 'utf8'), tables)).toMatchFileSnapshot(file)
})

test('every kept run is shown on a page', () => {
  const pages = ['performance', 'reliability'].map((name) =>
    readFileSync(join(root, 'docs', `${name}.md`), 'utf8'),
  )
  for (const name of Object.keys(tables)) expect(pages.join('\n')).toContain(`<!-- figures ${name} -->`)
})
