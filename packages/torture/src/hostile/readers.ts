import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { GAMES, loadAll } from '@graveshift/games'
import { FastChance, isFault, isRecord, isRefusal, nth } from '@graveshift/kernel'
import { readRecord, Session, sealOf, verify } from '@graveshift/table'
import { readEntry } from '@graveshift/table/room'
import { readMessage } from '@graveshift/table/wire'
import { mode } from '../mode.ts'
import { Coverage } from '../parts/coverage.ts'
import { atLeast, seen } from '../parts/figures.ts'
import { mutant, rightMessages } from '../parts/mutants.ts'
import { makeTable } from './fuzz.ts'

const CORPUS = new URL('../../corpus/', import.meta.url)

/** Something that reads what strangers send. It gives something or a fault, and never throws. */
interface Reader {
  /** Right ones, to begin from. */
  begin(random: FastChance): Promise<readonly unknown[]>
  read(text: string): unknown
}

const findModule = await loadAll()

/** Some turns of each game, as a file. */
async function files(random: FastChance): Promise<readonly unknown[]> {
  const records: unknown[] = []
  for (const { id, load } of GAMES) {
    const module = await load()
    const options = module.readOptions({})
    if (isFault(options)) throw new Error(`${id}: ${options.message}`)
    const session = Session.start(module, options, { seed: `readers/${id}` })
    if (isRefusal(session)) throw new Error(`${id}: ${session.refused}`)
    for (let step = 0; step < 12; step++) {
      const choice = nth(session.choices(), 0)
      const rule = session.rules.choices[choice.kind]
      const { board } = session.state
      const pick = rule?.show(board, choice as never, rule.sample(board, choice as never, random))
      session.do(choice.seat === 'team' ? 0 : choice.seat, choice.id, pick ?? null)
    }
    records.push(JSON.parse(JSON.stringify(session.record({ for: 'host' }))))
  }
  return records
}

/** The log of a table in the middle of a game. */
async function entries(random: FastChance): Promise<readonly unknown[]> {
  const { bed, room } = await makeTable(1, random)
  return (await bed.store.read(room, 0)).map(({ body }) => JSON.parse(body))
}

/** What hides behind a seal is read only under the right one, which whoever forges a file can make. */
function resealed(text: string): string {
  try {
    const raw: unknown = JSON.parse(text)
    if (!isRecord(raw)) return text
    return JSON.stringify({ ...raw, seal: sealOf(raw as never) })
  } catch {
    return text
  }
}

export const READERS: Readonly<Record<string, Reader>> = {
  message: {
    begin: async (random) => [...rightMessages(random).values()],
    read: readMessage,
  },
  entry: {
    begin: entries,
    read: readEntry,
  },
  record: {
    begin: files,
    read(text) {
      const sealed = resealed(text)
      const record = readRecord(sealed)
      if (isFault(record)) return record
      const module = findModule(record.game)
      return module && verify(module, record)
    },
  },
}

/** Inputs that led to something new, kept from all runs before. */
function kept(name: string): string[] {
  const folder = new URL(`${name}/`, CORPUS)
  try {
    return readdirSync(folder)
      .sort()
      .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  } catch {
    return []
  }
}

function keep(name: string, text: string): void {
  const folder = new URL(`${name}/`, CORPUS)
  mkdirSync(folder, { recursive: true })
  const mark = createHash('sha256').update(text).digest('hex').slice(0, 12)
  writeFileSync(new URL(`${mark}.txt`, folder), text)
}

/** Mutants of what is kept, those that lead somewhere new being kept themselves (in memory, or for good). */
export async function fuzzReader(name: string, inputs: number, seed: number, forGood = false) {
  const reader = READERS[name]
  if (!reader) throw new Error(`no reader ${name}`)
  const random = new FastChance(seed)
  const wrong: string[] = []
  // Before anything else: of what was compiled before, V8 counts whole functions only.
  const coverage = await Coverage.begin((url) => /packages\/(table|kernel)\/src\/|\/valibot\//.test(url))
  const read = async (text: string) => {
    try {
      reader.read(text)
    } catch (error) {
      wrong.push(`${name}: ${error} by ${text.slice(0, 300)}`)
    }
    return coverage.fresh()
  }
  const corpus = [...(await reader.begin(random)).map((each) => JSON.stringify(each)), ...kept(name)]
  for (const text of corpus) await read(text)
  const before = coverage.parts
  let found = 0
  for (let input = 0; input < inputs; input++) {
    const text = changed(nth(corpus, random.below(corpus.length)), random)
    if (text.length > 100_000 || (await read(text)) === 0) continue
    found++
    corpus.push(text)
    if (forGood) keep(name, text)
  }
  await coverage.end()
  return { wrong, found, before, parts: coverage.parts, corpus: corpus.length }
}

/** One to four changes, of structure where it has one. */
function changed(text: string, random: FastChance): string {
  let now = text
  for (let times = 1 + random.below(4); times > 0; times--)
    try {
      now = mutant(JSON.parse(now), random)
    } catch {
      const place = random.below(now.length + 1)
      now = now.slice(0, place) + String.fromCharCode(random.below(128)) + now.slice(place + random.below(3))
    }
  return now
}

export const readers = mode({
  tests: 'T38',
  about: 'mutants for what reads strangers’ messages, entries and files, led by which code they reach',
  day: { inputs: 20_000, seed: 1, keep: 0 },
  night: { inputs: 200_000 },
  async run({ inputs, seed, keep: keeps }) {
    const all = []
    for (const name of Object.keys(READERS))
      all.push({ name, ...(await fuzzReader(name, inputs, seed, keeps === 1)) })
    return [
      {
        test: 'T38',
        measured: [
          atLeast('inputs for each of three readers', inputs, 200_000),
          ...all.map(({ name, parts, corpus }) =>
            seen(`${name}: parts of the code reached, corpus`, `${parts}, ${corpus}`),
          ),
        ],
        wrong: all.flatMap(({ wrong }) => wrong),
      },
    ]
  },
})
