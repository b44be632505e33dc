import type { FastChance } from '@graveshift/kernel'
import type { DiskStep } from './disk-trace.ts'

type Change = Extract<DiskStep, { readonly step: 'write' | 'cut' }>

interface OnDisk {
  bytes: Buffer
  /** Asked for, and not forced yet, each with its place in the list of steps. */
  pending: { readonly change: Change; readonly place: number }[]
  /** Whether its name is in the folder for good. */
  named: boolean
}

const SECTOR = 512

/**
 * A disk that keeps what it was told to force, and of the rest whatever it likes when the power goes: nothing, all, some
 * writes, some sectors of them, in any order. A force that failed loses what it should have kept, for good: a later one
 * does not bring it back.
 */
export class Disk {
  readonly #files = new Map<string, OnDisk>()
  #place = 0
  /** A disk that says yes and forces nothing. */
  readonly #lies: boolean

  constructor({ lies = false } = {}) {
    this.#lies = lies
  }

  take(step: DiskStep): void {
    const place = this.#place++
    if (step.step === 'create')
      this.#files.set(step.file, { bytes: Buffer.alloc(0), pending: [], named: false })
    else if (step.step === 'remove') this.#files.delete(step.file)
    else if (step.step === 'sync') this.#sync(step)
    else if (step.step === 'write' || step.step === 'cut')
      this.#files.get(step.file)?.pending.push({ change: step, place })
  }

  #sync({ file, since, failed }: Extract<DiskStep, { readonly step: 'sync' }>): void {
    if (this.#lies) return
    if (file === '.') {
      if (!failed) for (const one of this.#files.values()) one.named = true
      return
    }
    const one = this.#files.get(file)
    if (!one) return
    const meant = one.pending.filter(({ place }) => place < since)
    one.pending = one.pending.filter(({ place }) => place >= since)
    if (failed) return
    for (const { change } of meant) one.bytes = changed(one.bytes, change)
  }

  /** What may be found after the power went now. */
  cut(random: FastChance): Map<string, Buffer> {
    const kind = random.below(4)
    const left = new Map<string, Buffer>()
    for (const [file, { bytes, pending, named }] of this.#files) {
      if (!named && random.below(2) === 0) continue
      let found = bytes
      for (const { change } of pending)
        for (const piece of kind === 3 ? sectors(change) : [change])
          if (kind === 0 ? false : kind === 1 || random.below(2) === 0) found = changed(found, piece)
      left.set(file, found)
    }
    return left
  }
}

function changed(bytes: Buffer, change: Change): Buffer {
  if (change.step === 'cut') return resized(bytes, change.size)
  const whole = resized(bytes, Math.max(bytes.length, change.at + change.bytes.length))
  change.bytes.copy(whole, change.at)
  return whole
}

/** A copy of that size, whose new part is zeros. */
function resized(bytes: Buffer, size: number): Buffer {
  const whole = Buffer.alloc(size)
  bytes.copy(whole)
  return whole
}

function sectors(change: Change): Change[] {
  if (change.step === 'cut') return [change]
  const pieces: Change[] = []
  for (let from = 0; from < change.bytes.length; from += SECTOR) {
    const bytes = change.bytes.subarray(from, from + SECTOR)
    pieces.push({ ...change, at: change.at + from, bytes })
  }
  return pieces
}
