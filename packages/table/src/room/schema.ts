import { isRecord, type Json } from '@graveshift/kernel'
import * as v from 'valibot'
import { SEAT_BOTS } from './fact.ts'

// Pieces of which commands are made. Every text has its longest, every number its range.

export const wholeNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most))

export const seatSchema = wholeNumber(0, 99)
export const seqSchema = wholeNumber(0, 1_000_000_000)
export const personSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,22}$/))
export const idSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/))
export const shownSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
export const botSchema = v.picklist(SEAT_BOTS)
export const languageSchema = v.pipe(v.string(), v.regex(/^[a-z]{2}$/))

const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** Joiners belong to emoji, but nothing can be read that is made of them alone. */
const SEEN = /[^\p{Z}\p{C}\p{M}]/u

/** What people call themselves or their table: one line, no control characters, nothing that turns text around. */
const oneLine = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(4 * longest),
    v.transform((text) => text.replace(UNSEEN, ' ').trim()),
    v.check((text) => SEEN.test(text), 'has nothing that can be seen'),
    v.maxLength(longest),
  )

export const nameSchema = oneLine(40)
export const titleSchema = oneLine(60)

const isJson = (value: unknown): value is Json =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  Number.isSafeInteger(value) ||
  (Array.isArray(value) ? value.every(isJson) : isRecord(value) && Object.values(value).every(isJson))

/** Any plain value: the wire has looked at its size and depth, the rules will look at its meaning. */
export const jsonSchema = v.custom<Json>(isJson, 'is not plain data')
