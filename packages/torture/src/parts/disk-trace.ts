/** What a program asked of its disk, and what it told others, in the order in which it did. */
export type DiskStep =
  | { readonly step: 'write'; readonly file: string; readonly at: number; readonly bytes: Buffer }
  | { readonly step: 'cut'; readonly file: string; readonly size: number }
  | { readonly step: 'create' | 'remove'; readonly file: string }
  /** Everything of this file or folder written before `since`, a place in the list of steps, is forced to the disk. */
  | { readonly step: 'sync'; readonly file: string; readonly since: number; readonly failed: boolean }
  | { readonly step: 'tell'; readonly bytes: Buffer }

/** The calls that `readTrace` understands, as strace names them. */
const CALLS = [
  ...['openat', 'unlink', 'unlinkat', 'ftruncate', 'fsync', 'fdatasync'],
  ...['write', 'writev', 'pwrite64', 'pwritev', 'pwritev2'],
]

/** How a program is run so that its calls are kept whole; `more` for faults that strace shall bring about. */
export const traced = (file: string, more: readonly string[] = []): string[] => [
  ...['strace', '-f', '-qq', '--signal=none', '-y', '-xx', '-s', '2000000'],
  ...['-e', `trace=${CALLS.join(',')}`, ...more, '-o', file],
]

const CALL = /^(\d+) +(\w+)\((.*)$/s
const RESUMED = /^(\d+) +<\.\.\. (\w+) resumed>(.*)$/s
const UNFINISHED = ' <unfinished ...>'
/** The file behind a descriptor, and a text, both as bytes in hexadecimal. */
const PLACE = /^\d+<((?:\\x[0-9a-f]{2})*)>/
const TEXT = /"((?:\\x[0-9a-f]{2})*)"(\.{3})?/g

const bytesOf = (hex: string): Buffer => Buffer.from(hex.replaceAll('\\x', ''), 'hex')

function textsOf(args: string): Buffer[] {
  return [...args.matchAll(TEXT)].map(([, hex = '', cut]) => {
    if (cut !== undefined) throw new Error(`strace did not keep a text whole: ${args.slice(0, 80)}`)
    return bytesOf(hex)
  })
}

/** What strace kept: of files of one folder, and of what was told to others. */
export function readTrace(lines: Iterable<string>, folder: string): DiskStep[] {
  const steps: DiskStep[] = []
  const known = new Set<string>()
  const begun = new Map<string, { readonly args: string; readonly since: number }>()
  for (const line of lines) {
    const resumed = RESUMED.exec(line)
    const [, pid = '', call = '', rest = ''] = resumed ?? CALL.exec(line) ?? []
    if (call === '') continue
    const before = resumed ? begun.get(pid) : undefined
    // What is told counts from the moment it is begun; what is written may be on its way until it is done.
    if (!resumed && rest.endsWith(UNFINISHED)) {
      const args = rest.slice(0, -UNFINISHED.length)
      begun.set(pid, { args, since: steps.length })
      if (call.startsWith('write') && !fileOf(args, folder)) tell(args)
      continue
    }
    begun.delete(pid)
    done(call, `${before?.args ?? ''}${rest}`, before?.since ?? steps.length, before !== undefined)
  }
  return steps

  function tell(args: string): void {
    const bytes = Buffer.concat(textsOf(args))
    if (bytes.length > 0) steps.push({ step: 'tell', bytes })
  }

  function done(call: string, args: string, since: number, wasTold: boolean): void {
    const failed = / = -1 /.test(args)
    const file = fileOf(args, folder)
    if (call === 'openat' || call.startsWith('unlink')) {
      const name = [...args.matchAll(TEXT)]
        .map(([, hex = '']) => within(bytesOf(hex), folder))
        .find((one) => one !== undefined)
      if (failed || name === undefined) return
      if (call !== 'openat') known.delete(name)
      else if (!args.includes('O_CREAT') || known.has(name)) return
      else known.add(name)
      steps.push({ step: call === 'openat' ? 'create' : 'remove', file: name })
    } else if (call === 'fsync' || call === 'fdatasync') {
      if (file !== undefined) steps.push({ step: 'sync', file, since, failed })
    } else if (call === 'ftruncate') {
      const size = /, (\d+)\)/.exec(args)?.[1]
      if (file !== undefined && !failed) steps.push({ step: 'cut', file, size: Number(size) })
    } else if (file === undefined) {
      if (!wasTold && call.startsWith('write')) tell(args)
    } else if (call === 'pwrite64') {
      const at = /, (\d+)\)\s+= \d+$/.exec(args)?.[1]
      if (failed) return
      if (at === undefined) throw new Error(`not understood: ${call} of ${file}`)
      steps.push({ step: 'write', file, at: Number(at), bytes: Buffer.concat(textsOf(args)) })
    }
  }
}

const fileOf = (args: string, folder: string): string | undefined => {
  const hex = PLACE.exec(args)?.[1]
  return hex === undefined ? undefined : within(bytesOf(hex), folder)
}

/** The name within the folder; the folder itself is `.`. */
function within(path: Buffer, folder: string): string | undefined {
  const text = path.toString()
  if (text === folder) return '.'
  return text.startsWith(`${folder}/`) ? text.slice(folder.length + 1) : undefined
}
