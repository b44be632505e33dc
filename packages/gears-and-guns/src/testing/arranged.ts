import type { Play } from '@graveshift/zones/testing/watched/recorder'
import type { Western } from '../game.ts'

/** What play at random hardly ever comes to, by what it shows: a few answers each, given on purpose. */
export const ARRANGED: Readonly<Record<string, Play<Western>>> = {}
