import { canonical } from '@graveshift/kernel'
import type { Signal } from '@graveshift/table/wire'
import { beginWith, type Guest, together } from './driver/guest.ts'
import { expect, type Page, test } from './test.ts'

const asked = (page: Page) => page.getByRole('region', { name: 'Open choices' })
const offer = (page: Page) => page.getByRole('region', { name: 'Proposal' })
const undoing = (page: Page) => page.getByRole('region', { name: 'Take back' })
const pass = (page: Page) => asked(page).locator(`[data-pick='{"do":"pass"}']`).click()

/** What somebody without a browser hears. */
function listenTo(guest: Guest): Signal[] {
  const heard: Signal[] = []
  guest.link.listen((event) => event.kind === 'said' && heard.push(event.what))
  return heard
}

/** A drawing that the seat of this guest might make. */
function planOf(guest: Guest) {
  const [choice] = guest.asked
  const pick = choice && guest.room.play?.picks(choice).find((each) => 'squares' in Object(each))
  if (!choice || pick === undefined) throw new Error('nothing to draw')
  return { kind: 'plan', seat: guest.seat, choice: choice.id, pick } as const
}

test('the team: plans, pings, phrases, muting, undo by consent, proposals and the leader’s word', {
  tag: '@only-desktop',
}, async ({ page: bruno }) => {
  const sent: string[] = []
  bruno.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (payload.includes('"plan"')) sent.push(String(payload))
    }),
  )
  const { ada, cleo } = await beginWith(bruno, { decideAfter: 5, coach: true }, { leader: 1 })
  const guests = [ada, cleo]
  const heard = listenTo(ada)
  const said = bruno.locator('.said p')
  const plans = bruno.locator('.plan')
  try {
    // Plans: Ada's on Bruno's screen, Bruno's at Ada's.
    await bruno.getByRole('button', { name: 'Look at Ethan’s street' }).click()
    ada.link.say(planOf(ada))
    await expect(plans).toHaveAttribute('data-seat', '0')
    await bruno.getByRole('button', { name: 'Look at Lisa’s street' }).click()
    const square = bruno.locator('.street [data-square]').first()
    await square.hover()
    await expect.poll(() => heard.some(({ kind }) => kind === 'plan')).toBe(true)

    // A finger on a zombie, both ways.
    const point = bruno.getByRole('button', { name: /^Point at / }).first()
    await point.click()
    const target = await point.locator('xpath=ancestor::*[@data-card]').getAttribute('data-card')
    await expect.poll(() => heard).toContainEqual({ kind: 'ping', at: target })
    cleo.link.say({ kind: 'ping', at: String(target) })
    await expect(bruno.locator('.ping-by')).toContainText('Cleo')
    await expect(said.first()).toContainText('Lisa’s street')

    // Phrases, by keys as well, and silence.
    const talk = bruno.getByRole('button', { name: 'Say', exact: true })
    await talk.press('Enter')
    await bruno.getByRole('button', { name: 'Thank you!' }).press('Enter')
    await expect(talk).toBeFocused()
    await expect.poll(() => heard).toContainEqual({ kind: 'phrase', phrase: 'thanks' })
    ada.link.say({ kind: 'phrase', phrase: 'careful' })
    await expect(said.last()).toHaveText('Ada Careful!')
    await bruno.getByRole('button', { name: 'Mute' }).click()
    await expect(said).toHaveCount(0)
    ada.link.say({ kind: 'phrase', phrase: 'hello' })
    ada.link.say({ kind: 'ping', at: String(target) })
    // Sealed from now on: what Ada still says of her plan reaches nobody.
    await ada.do({ kind: 'configure', plans: 'sealed' })
    ada.link.say({ ...planOf(ada) })
    await ada.do({ kind: 'configure', title: 'All sealed' })
    await expect(bruno.locator('.online-play')).toHaveAttribute('data-head', String(ada.room.head))
    await expect(said).toHaveCount(0)
    await expect(bruno.locator('.ping-by')).toHaveCount(0)
    await bruno.getByRole('button', { name: 'Look at Ethan’s street' }).click()
    await expect(plans).toHaveCount(0)
    await bruno.getByRole('button', { name: 'Look at Lisa’s street' }).click()
    const before = sent.length
    expect(before).toBeGreaterThan(0)
    await square.hover()
    await expect(bruno.locator('.ghost')).toBeVisible()
    await bruno.getByRole('button', { name: 'Muted' }).click()

    // The coach, because the host allowed it.
    const best = bruno.getByRole('list', { name: 'Best answers' })
    await bruno.locator('.table-menu > summary').click()
    await bruno.getByLabel('Coach: the best answers').check()
    await expect(best.getByRole('listitem')).not.toHaveCount(0)
    await bruno.getByLabel('Coach: the best answers').uncheck()
    await bruno.keyboard.press('Escape')
    await expect(best).toHaveCount(0)

    // Undo: one's own last step at once; where somebody acted since, when all agree.
    await pass(bruno)
    await expect(asked(bruno).getByText('Ada (Ethan) is thinking')).toBeVisible()
    await bruno.getByRole('button', { name: 'Undo' }).click()
    await expect(asked(bruno).getByRole('heading', { name: 'Lisa' })).toBeVisible()
    await pass(bruno)
    await together(guests)
    await ada.answerAll()
    // It is his own step that is taken back, and what Ada did since goes with it.
    await bruno.getByRole('button', { name: 'Ask to undo' }).click()
    await expect(undoing(bruno)).toContainText('Yet to agree: Ada, Cleo')
    await expect(undoing(bruno)).toContainText('It was: Lisa')
    await expect(undoing(bruno)).toContainText('within 1 minute')
    await together(guests)
    await ada.do({ kind: 'decline', proposal: ada.room.undoOffer?.seq ?? -1 })
    await expect(undoing(bruno)).toBeHidden()
    await expect(bruno.locator('.table-news')).toContainText('Ada has declined to take it back.')
    const to = cleo.room.play?.target({})
    if (typeof to !== 'number') throw new Error('nothing to take back')
    await cleo.do({ kind: 'propose-undo', seat: 2, to })
    await expect(undoing(bruno)).toContainText('Cleo asks to take back the last step.')
    await expect(undoing(bruno)).toContainText('It was: Ethan')
    await undoing(bruno).getByRole('button', { name: 'Agree' }).click()
    await together(guests)
    await ada.do({ kind: 'agree', proposal: ada.room.undoOffer?.seq ?? -1 })
    await expect(undoing(bruno)).toBeHidden()
    expect(ada.asked).toHaveLength(1)

    await playUntilDealt(bruno, guests)
    // Bruno proposes, Ada declines; she proposes, and all agree.
    await asked(bruno).locator('[data-seat="0"]').click()
    await expect(offer(bruno)).toContainText('Yet to agree: Ada, Cleo')
    await together(guests)
    await expect(bruno.locator('.tray-card[data-offered]')).toHaveCount(1)
    await expect(bruno.locator('.deal-seats [data-offered]')).toHaveText(/To Ethan/)
    await ada.do({ kind: 'decline', proposal: ada.room.offer?.seq ?? -1 })
    await expect(offer(bruno)).toBeHidden()
    await expect(bruno.locator('.table-news')).toContainText(/Ada has declined: .* to Ethan/)
    await proposeBy(ada)
    await expect(offer(bruno)).toContainText('Ada proposes: ')
    await expect(asked(bruno).getByRole('status').first()).toContainText(
      'Ada proposes something to the team.',
    )
    const { hash } = ada.room.play ?? {}
    await offer(bruno).getByRole('button', { name: 'Agree' }).click()
    await together(guests)
    await cleo.do({ kind: 'agree', proposal: cleo.room.offer?.seq ?? -1 })
    await expect(bruno.locator('.online-play')).not.toHaveAttribute('data-hash', String(hash))

    // Nobody says anything: after a while the leader's word is enough.
    await playUntilDealt(bruno, guests)
    await proposeBy(cleo)
    await offer(bruno).getByRole('button', { name: 'Leader’s call: do it' }).click()
    await expect(offer(bruno)).toBeHidden()
    expect(sent.slice(before)).toEqual([])
  } finally {
    for (const guest of guests) guest.go()
  }
})

async function proposeBy(guest: Guest): Promise<void> {
  const team = guest.asked.find(({ seat }) => seat === 'team')
  if (!team) throw new Error('the team is asked nothing')
  await guest.propose(team)
}

/** Everybody answers lazily, Bruno on his screen, until zombies are to be dealt by the team. */
async function playUntilDealt(bruno: Page, guests: readonly Guest[]): Promise<void> {
  const [ada] = guests
  if (!ada) return
  for (;;) {
    await together(guests)
    await expect(bruno.locator('.online-play')).toHaveAttribute('data-head', String(ada.room.head))
    const open = ada.room.play?.choices() ?? []
    if (open.some(({ seat }) => seat === 'team')) return
    for (const guest of guests) await guest.answerAll()
    const own = open.find(({ seat }) => seat === 1)
    if (!own) continue
    const { hash } = ada.room.play ?? {}
    const pick = ada.pickFor(own as Parameters<Guest['pickFor']>[0])
    const button = asked(bruno).locator(`[data-pick='${canonical(pick)}']`)
    await button.click()
    const isDone = () => ada.room.play?.hash !== hash
    if (await asked(bruno).locator('.guard').isVisible()) await button.click()
    await expect.poll(isDone).toBe(true)
  }
}
