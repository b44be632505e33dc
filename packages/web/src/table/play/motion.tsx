import './motion.css'
import { Component, createRef, type RefObject } from 'react'
import type { Shown } from './beat.ts'
import { type Copy, copyOf } from './copy.ts'
import type { Cue } from './cue.ts'
import { ARRIVE, BURST, comeFrom, FALL, HIDE, lunge, RISE, SHAKE, SWELL } from './frames.ts'
import { mayMove } from './may-move.ts'
import { everyPlaceOf, type Place, type Places, placeOf, placesIn } from './places.ts'

interface Props {
  /** What is seen happening; another object for another beat. */
  readonly shown: Shown | undefined
  readonly root: RefObject<HTMLElement | null>
  /** Parts of the root that are drawn together with this: only what is in them is known before and after. */
  readonly within: string
  /** Whether it also shows what happens to those who stay where they are, wherever on the table that is. */
  readonly all?: boolean
}

interface Before {
  readonly places: Places
  /** What is about to go, as it looks. */
  readonly going: readonly {
    readonly frames: Keyframe[]
    readonly copy: Copy
    readonly place: Place
  }[]
}

/** Longer than this nothing takes, in milliseconds, however slowly it is played. */
const LONGEST = 900

/**
 * Lets things be seen going from where they were to where they are, and plays the cues of a beat. The table itself is
 * drawn as it is, always: all of this lies over it, and can be taken away at any time. A class, because React tells
 * only classes what is still there before it changes it.
 */
export class Motion extends Component<Props> {
  readonly #layer = createRef<HTMLDivElement>()
  #running: Animation[] = []

  override getSnapshotBeforeUpdate(before: Readonly<Props>): Before | null {
    const { shown } = this.props
    if (!shown || shown === before.shown || !mayMove()) return null
    // What still moves would not be where it seems to be.
    this.#stop()
    const places = this.#places()
    const going = shown.cues.flatMap((cue) =>
      cue.do === 'fall' || cue.do === 'burst'
        ? everyPlaceOf(places, cue.who).map((place) => ({
            frames: cue.do === 'fall' ? FALL : BURST,
            place,
            copy: this.#copy(place),
          }))
        : [],
    )
    return { places, going }
  }

  override componentDidUpdate(before: Readonly<Props>, _: unknown, seen: Before | null): void {
    const { shown, all, root } = this.props
    if (shown === before.shown) return
    this.#end()
    if (!shown) return
    if (seen) this.#move(shown, seen)
    if (!all || !root.current || shown.cues.length === 0) return
    const places = placesIn(root.current)
    if (seen) for (const cue of shown.cues) this.#act(cue, places, durationOf(shown))
    this.#count(shown, places)
  }

  override componentWillUnmount(): void {
    this.#end()
  }

  override render() {
    return <div ref={this.#layer} className="motion-layer" aria-hidden="true" inert />
  }

  #places(): Places {
    const { root, within } = this.props
    const part = root.current?.querySelector(within)
    return part ? placesIn(part) : new Map()
  }

  #stop(): void {
    for (const animation of this.#running) animation.cancel()
    this.#running = []
  }

  #end(): void {
    this.#stop()
    this.#layer.current?.replaceChildren()
  }

  #animate(
    element: Element,
    frames: Keyframe[],
    duration: number,
    options: KeyframeAnimationOptions = {},
  ): void {
    this.#running.push(element.animate(frames, { duration, easing: 'ease-in-out', ...options }))
  }

  #copy({ element, box }: Place): Copy {
    const copy = copyOf(element, this.props.root.current)
    copy.thing.classList.add('motion-copy')
    copy.thing.style.width = `${box.width}px`
    copy.thing.style.height = `${box.height}px`
    return copy
  }

  /** Puts something over the table, at a place given in the window. */
  #lay({ whole, thing }: Copy, { x, y }: Pick<DOMRect, 'x' | 'y'>): HTMLElement {
    const layer = this.#layer.current
    if (layer) {
      const box = layer.getBoundingClientRect()
      thing.style.left = `${x - box.x}px`
      thing.style.top = `${y - box.y}px`
      layer.append(whole)
    }
    return thing
  }

  /** From place to place, in and out. */
  #move(shown: Shown, { places: were, going }: Before): void {
    const { cues } = shown
    const duration = durationOf(shown)
    const places = this.#places()
    const walking = new Set(cues.flatMap((cue) => (cue.do === 'walk' ? cue.who : [])))
    for (const [name, [now]] of places) {
      if (now?.element.dataset.moves === undefined) continue
      const was = were.get(name)?.[0]?.box
      if (!was || isSame(was, now.box)) continue
      this.#animate(now.element, comeFrom(was, now.box, walking.has(name)), duration)
    }
    for (const cue of cues)
      for (const { element } of cue.do === 'arrive' ? everyPlaceOf(places, cue.who) : [])
        this.#animate(element, ARRIVE, Math.min(duration, 420), { fill: 'backwards' })
    for (const { frames, copy, place } of going)
      if (!place.element.isConnected)
        this.#animate(this.#lay(copy, place.box), frames, duration, {
          fill: 'forwards',
          easing: 'linear',
        })
  }

  #act(cue: Cue, places: Places, duration: number): void {
    if (cue.do !== 'strike' && cue.do !== 'shake' && cue.do !== 'swell') return
    const who = placeOf(places, cue.who)
    if (!who) return
    if (cue.do === 'shake') this.#animate(who.element, SHAKE, Math.min(duration, 360))
    else if (cue.do === 'swell') this.#animate(who.element, SWELL, duration)
    else {
      // A copy of it does: the thing itself would push at the edges of what it lies in.
      const copy = this.#lay(this.#copy(who), who.box)
      this.#animate(copy, lunge(who.box, placeOf(places, cue.at)?.box), duration)
      this.#animate(who.element, HIDE, duration)
    }
  }

  /** Numbers are told to everybody; where nothing may move they stand still until the next beat. */
  #count({ cues, lasts }: Shown, places: Places): void {
    const taken = new Map<HTMLElement, number>()
    for (const cue of cues) {
      const place = cue.do === 'count' ? placeOf(places, cue.at) : undefined
      if (cue.do !== 'count' || !place) continue
      const number = document.createElement('span')
      number.className = `motion-number motion-${cue.tone}`
      number.textContent = `${cue.amount > 0 ? '+' : '−'}${Math.abs(cue.amount)}`
      const index = taken.get(place.element) ?? 0
      taken.set(place.element, index + 1)
      const { x, y, width, height } = place.box
      this.#lay({ whole: number, thing: number }, { x: x + width / 2 + index * ASIDE, y: y + height / 2 })
      if (mayMove()) this.#animate(number, RISE, lasts, { fill: 'both', easing: 'linear' })
    }
  }
}

/** How far a second number at the same place stands aside, in pixels. */
const ASIDE = 36

const durationOf = ({ lasts }: Shown): number => Math.min(lasts * 0.9, LONGEST)

const isSame = (a: DOMRect, b: DOMRect): boolean =>
  Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1 && Math.abs(a.width - b.width) < 1
