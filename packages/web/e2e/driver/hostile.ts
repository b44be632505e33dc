import { deflateRawSync } from 'node:zlib'
import { outlineOf } from '@graveshift/table'
import { type GameRecord, sealOf } from '../../../table/src/record.ts'
import { played } from '../../src/games/gear-up/testing/played.ts'

// Files and links that are not what they say. Each is named, with the key of the words that must refuse it.

export interface Hostile {
  readonly what: string
  readonly text: string
  readonly refused: string
}

const session = played({ seats: 2 }, 3, 12)

/** A change, sealed again as a forger would. */
function forged(honest: GameRecord, change: (copy: Record<string, never> & GameRecord) => unknown): string {
  const copy = JSON.parse(JSON.stringify(honest))
  change(copy)
  return JSON.stringify({ ...copy, seal: sealOf(copy) })
}

const HTML = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** Files made from an honest one, of four decisions at least, of any game with survivors among its options. */
export function hostileFiles(honest: GameRecord): readonly Hostile[] {
  const whole = JSON.stringify(honest)
  const forge = (change: (copy: Record<string, never> & GameRecord) => unknown) => forged(honest, change)
  return [
    { what: 'nothing', text: '', refused: 'not-json' },
    { what: 'bytes', text: '\u0000\u0001\ufffd PNG', refused: 'not-json' },
    { what: 'cut off', text: whole.slice(0, -9), refused: 'not-json' },
    { what: 'markup', text: `<html>${HTML}</html>`, refused: 'not-json' },
    { what: 'of another program', text: '{"format":"chess","moves":[]}', refused: 'not-a-game' },
    {
      what: 'another game',
      text: forge((copy) => Object.assign(copy, { game: 'chess' })),
      refused: 'foreign-game',
    },
    {
      what: 'of a newer version',
      text: JSON.stringify({ ...honest, version: 99 }),
      refused: 'future-version',
    },
    {
      what: 'other rules',
      text: forge((copy) => Object.assign(copy, { rules: 99 })),
      refused: 'other-rules',
    },
    { what: 'edited', text: whole.replace('"seq":3', '"seq":4'), refused: 'damaged' },
    {
      what: 'wrong hashes, sealed again',
      text: forge(({ batches }) => Object.assign(batches[3] ?? {}, { hash: '0'.repeat(32) })),
      refused: 'diverged',
    },
    {
      what: 'reaching into objects',
      text: whole.replace('"options":{', '"options":{"__proto__":{"polluted":1},'),
      refused: 'not-plain',
    },
    {
      what: 'deeply nested',
      text: whole.replace('"options":{', `"options":{"deep":${deep(200_000)},`),
      refused: 'not-plain',
    },
    {
      what: 'a million steps',
      text: whole.replace(/"batches":\[/, `"batches":[${'0,'.repeat(1_000_000)}`),
      refused: 'damaged',
    },
    {
      what: 'markup for a name',
      text: forge(({ options }) => Object.assign(options as object, { survivors: [HTML, 'lisa'] })),
      refused: 'damaged',
    },
  ]
}

export const HOSTILE_FILES = hostileFiles(session.record({ for: 'host' }))

const packed = (text: string): string => deflateRawSync(Buffer.from(text)).toString('base64url')
const outline = JSON.stringify(outlineOf(session.record({ for: 'players' })))

export const HOSTILE_LINKS: readonly Hostile[] = [
  { what: 'no packed text', text: 'AAAAAAAA', refused: 'shelf.shared.bad-link' },
  { what: 'cut off', text: packed(outline).slice(0, -20), refused: 'shelf.shared.bad-link' },
  { what: 'twice over', text: packed(outline).repeat(2), refused: 'shelf.shared.bad-link' },
  {
    what: 'its middle missing',
    text: packed(outline).slice(0, 60) + packed(outline).slice(90),
    refused: 'shelf.shared.bad-link',
  },
  { what: 'far too long', text: 'A'.repeat(300_000), refused: 'refused-file.too-large' },
  { what: 'bursting', text: packed('0'.repeat(64 * 1024 * 1024)), refused: 'refused-file.too-large' },
  { what: 'another text', text: packed(HTML), refused: 'refused-file.not-json' },
  { what: 'no game', text: packed('{"format":"chess"}'), refused: 'refused-file.not-a-game' },
  {
    what: 'too many steps',
    text: packed(outline.replace('"steps":[', `"steps":[${'[0],'.repeat(6_000)}`)),
    refused: 'refused-file.damaged',
  },
  {
    what: 'reaching into objects',
    text: packed(outline.replace('"options":{', '"options":{"__proto__":{"polluted":1},')),
    refused: 'refused-file.not-plain',
  },
  {
    what: 'another seal',
    text: packed(outline.replace(/"seal":"[0-9a-f]{4}/, '"seal":"0000')),
    refused: 'refused-file.damaged',
  },
]
