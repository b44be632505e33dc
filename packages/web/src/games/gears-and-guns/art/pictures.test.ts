import { kitFor, SURVIVORS, WESTERN_MODULE, ZOMBIES } from '@graveshift/gears-and-guns'
import { isFault } from '@graveshift/kernel'
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shaded } from '../../../zone-table/board/shaded.tsx'
import { CardPicture } from './card-picture.tsx'
import { CARD_PICTURES } from './cards/index.ts'
import { SteamGauge } from './instruments/steam-gauge.tsx'
import { BUSTS } from './people/busts.ts'
import { TOWN } from './town-skin.tsx'

const written = (drawing: ReactNode): string => renderToStaticMarkup(createElement(Fragment, null, drawing))

test('everybody who can be played has a face on a ground of its own', () => {
  expect(Object.keys(BUSTS).toSorted()).toEqual(SURVIVORS.map(({ id }) => id).toSorted())
  const grounds = Object.values(BUSTS).map(({ ground }) => ground)
  expect(new Set(grounds).size).toBe(grounds.length)
  const faces = SURVIVORS.map(({ id }) => written(TOWN.person(id)))
  expect(new Set(faces).size).toBe(faces.length)
})

test('every kind of zombie is drawn as itself, and darker behind others', () => {
  const bodies = ZOMBIES.map(({ id }) => TOWN.zombie(id).draw())
  expect(new Set(bodies.map(written)).size).toBe(ZOMBIES.length)
  for (const body of bodies) {
    const behind = written(shaded(body))
    expect(behind.match(/ d="[^"]*"/g)).toEqual(written(body).match(/ d="[^"]*"/g))
    expect(behind.replaceAll(/color-mix\([^"]*\)"/g, '"')).not.toMatch(/fill="#/)
  }
})

/** Everything that lies in a town, with the ways in which it may. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  objective: ['red', 'green'],
  pile: ['asleep', 'awake', 'safe'],
  switch: ['on', 'off'],
  nozzle: ['intact', 'broken', 'jet'],
  card: ['down', 'locked', 'heavy'],
  'card-valve': ['down'],
  noise: ['bang', 'boom'],
  wagon: [''],
  gatling: [''],
  bottle: [''],
  fallen: ['nora', 'lee'],
}

test('every token is told from every other, and how it stands', () => {
  const tokens = Object.entries(STATES).flatMap(([kind, colours]) =>
    colours.map((colour) => written(TOWN.token({ kind, colour, number: 3 }))),
  )
  const spawns = ['start', 'mobile', 'abomination'].flatMap((colour) =>
    [true, false].map((asleep) => written(TOWN.spawn({ number: 1, colour, asleep }))),
  )
  const all = [...tokens, ...spawns, written(TOWN.exit())]
  expect(new Set(all).size).toBe(all.length)
})

test('a jet is a cloud with a crossed eye; hot it has a heart, and some see through it', () => {
  const zone = { name: '1R.N', names: [], kind: 'street', dark: false, pieces: [[0, 0, 40, 30]] } as const
  const looks = [
    { isThin: false, isHot: false },
    { isThin: false, isHot: true },
    { isThin: true, isHot: false },
  ].map((fog) => {
    const cloud = TOWN.fog?.(zone, fog)
    return written(cloud?.below) + written(cloud?.above)
  })
  expect(new Set(looks).size).toBe(3)
})

const options = WESTERN_MODULE.readOptions({})
if (isFault(options)) throw new Error(options.message)
/** The names printed on all cards of the box, and of weapons that are none. */
const NAMES = [...new Set(Object.values(kitFor(options).cards).map(({ name }) => name))].sort()

test('every card has a picture, and every picture a card; no two look the same', () => {
  expect(Object.keys(CARD_PICTURES).sort()).toEqual(NAMES)
  const pictures = NAMES.map((card) => written(createElement(CardPicture, { card })))
  expect(new Set(pictures).size).toBe(NAMES.length)
  for (const picture of pictures) expect(picture).toMatch(/<path [^>]*d="M/)
})

test('the needle of the gauge turns with the pressure, and where it will be', () => {
  const gauge = (value: number, next?: number) =>
    written(createElement(SteamGauge, { value, next, size: 100 }))
  const needles = (drawing: string) => drawing.match(/class="gauge-needle"/g)?.length
  expect(needles(gauge(8, 10))).toBe(2)
  expect(needles(gauge(20, 20))).toBe(1)
  expect(gauge(8)).toContain('rotate(-116deg)')
  expect(gauge(13)).not.toContain('data-hot')
  expect(gauge(14)).toContain('data-hot')
})
