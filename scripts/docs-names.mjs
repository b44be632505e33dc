import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Folders that a clone does not have: made by installing, building and playing. */
const MADE = new Set(['.git', '.graveshift', 'node_modules', 'dist', 'data', 'test-results', 'coverage'])

/** Files that programs write or answer, which pages tell of. */
const WRITTEN = new Set(['summary.json', 'security.txt', 'packages/web/dist'])

/** Every file and folder of a clone, by its path from the root. */
export function pathsIn(root) {
  const found = []
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (MADE.has(entry.name)) continue
      const path = join(folder, entry.name)
      found.push(relative(root, path).replaceAll('\\', '/'))
      if (entry.isDirectory()) visit(path)
    }
  }
  visit(root)
  return found
}

/** As pages give their headings a name to link to. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsIn = (text) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading))

/** A file as pages name one in code marks: a path from any folder on, or a name with an ending that sources have. */
const isFile = (code) =>
  /^[\w@.-]+(?:\/[\w.-]+)*\/?$/.test(code) &&
  (/\.(?:tsx?|mjs|json|md|css|txt|html|py)$/.test(code) ||
    /^(?:packages|scripts|docs|bench|examples|deploy)\//.test(code))

const withoutBlocks = (text) => text.replaceAll(/^```[\s\S]*?^```/gm, '')

/** What a page names and a clone does not have, each as a sentence: links, headings, files, commands. */
export function missingIn(page, { root, paths, scripts, commands }) {
  const text = readFileSync(join(root, page), 'utf8')
  const prose = withoutBlocks(text)
  const links = [...prose.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
  const broken = links.filter(([, to, anchor]) => {
    const file = to === '' ? join(root, page) : join(root, dirname(page), to)
    if (!existsSync(file)) return true
    return anchor !== undefined && !anchorsIn(readFileSync(file, 'utf8')).includes(anchor)
  })
  const codes = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code)
  const isThere = (code) => {
    const end = code.replace(/\/$/, '')
    return WRITTEN.has(end) || paths.some((path) => path === end || path.endsWith(`/${end}`))
  }
  const runs = [...text.matchAll(/\bnpm run (?:-s )?([\w:]+)/g)].map(([, name]) => name)
  const calls = [...text.matchAll(/npx graveshift ([a-z][\w-]+)/g)].map(([, name]) => name)
  return [
    ...broken.map(([link]) => `${page}: the link ${link} leads nowhere`),
    ...codes.filter((code) => isFile(code) && !isThere(code)).map((code) => `${page}: there is no ${code}`),
    ...runs.filter((name) => !scripts.includes(name)).map((name) => `${page}: there is no npm run ${name}`),
    ...calls
      .filter((name) => !commands.includes(name))
      .map((name) => `${page}: there is no graveshift ${name}`),
  ]
}
