import type { StripData } from '@graveshift/zones'

const train10R: StripData = {
  id: '10R',
  tile: 10,
  kind: 'train',
  zones: [
    { id: 'coal', from: 0, to: 37 },
    { id: 'cab', from: 41, to: 58 },
  ],
  joins: [['coal', 'cab']],
  doors: [
    { zone: 'coal', at: 18, side: 'both' },
    { zone: 'cab', at: 50, side: 'both' },
  ],
  ends: { start: 'coal' },
  blocks: [{ kind: 'nose', from: 58, to: 100 }],
}

const train11R: StripData = {
  id: '11R',
  tile: 11,
  kind: 'train',
  zones: [{ id: 'car', from: 0, to: 96 }],
  joins: [],
  doors: [{ zone: 'car', at: 49, side: 'both' }],
  ends: { start: 'car', end: 'car' },
}

const train12R: StripData = {
  id: '12R',
  tile: 12,
  kind: 'train',
  zones: [
    { id: 'main', from: 0, to: 71 },
    { id: 'pen', from: 72, to: 96 },
  ],
  joins: [['main', 'pen']],
  doors: [
    { zone: 'main', at: 13, side: 'n' },
    { zone: 'pen', at: 87, side: 's' },
  ],
  ends: { end: 'pen' },
}

/** The other side of each, three zones between painted sleepers. */
const track = (tile: number): StripData => ({
  id: `${tile}V`,
  tile,
  kind: 'track',
  zones: [
    { id: '1', from: 0, to: 31 },
    { id: '2', from: 31, to: 68 },
    { id: '3', from: 68, to: 100 },
  ],
  joins: [
    ['1', '2'],
    ['2', '3'],
  ],
  doors: [],
  ends: { start: '1', end: '3' },
})

/** An engine, a box car and a cattle car, each with track on its back (UA-TRA-01). */
export const STRIPS: readonly StripData[] = [train10R, train11R, train12R, track(10), track(11), track(12)]
