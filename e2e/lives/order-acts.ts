import type { Locator } from 'playwright-core'
import { type Act, amountIn, asked, buttonOf, type Doer, type MenuAct, main } from './act'
import { amount, quantities, selects, ticks } from './fields'
import type { Outcome } from './hand'

/** Fills a window in, and sends it off; now and then nothing comes of it. */
export const form =
  (fill: (doer: Doer, window: Locator) => Promise<unknown>, yes?: string | RegExp) =>
  async (doer: Doer, at: Locator): Promise<Outcome> => {
    const { hand, dice } = doer
    const window = await hand.open(at)
    await hand.main(window).waitFor()
    await fill(doer, window)
    if (dice.chance(0.06)) return hand.leave(window)
    return hand.submit(window, yes ? window.getByRole('button', { name: yes, exact: true }) : undefined)
  }

async function refund(doer: Doer, window: Locator) {
  const { hand, dice } = doer
  const field = window.getByRole('textbox', { name: /^Amount/ })
  const first = amountIn(await field.inputValue())
  if (dice.chance(0.4)) {
    await quantities(doer, window)
    if (amountIn(await field.inputValue()) > first)
      hand.wrongs.push('some pieces are worth more than all there is')
  }
  await ticks(doer, window)
  await selects(doer, window)
  await amount(doer, field, window)
  if (dice.chance(0.4))
    await hand.write(
      window.getByRole('textbox', { name: /^Note/ }),
      dice.oneOf(['Came late', 'قديم', 'A scratch']),
    )
}

/** Looks at one payment, and takes or gives back the money of this one alone where that is offered. */
async function payment(doer: Doer, at: Locator): Promise<Outcome> {
  const { hand, dice } = doer
  const window = await hand.open(at)
  await window.getByText('Payment ID', { exact: true }).waitFor()
  const capture = window.getByRole('button', { name: /^Capture / })
  const again = window.getByRole('button', { name: 'Refund this payment' })
  if ((await capture.count()) > 0 && dice.chance(0.5)) {
    return hand.submit(window, capture)
  }
  if ((await again.count()) === 0 || dice.chance(0.4)) return hand.leave(window)
  await hand.press(again)
  await window.getByRole('textbox', { name: /^Amount/ }).waitFor()
  await refund(doer, window)
  return hand.submit(window)
}

/** Presses something that can be undone for some seconds: it is, or it is made final by putting the message away. */
async function undoable({ hand, dice, page }: Doer, at: Locator): Promise<Outcome> {
  await hand.watch.written()
  await hand.press(at)
  const toast = page.locator('.cw-Toast:not([data-leaving])').last()
  const undo = toast.getByRole('button', { name: 'Undo' })
  await undo.waitFor()
  if (dice.chance(0.4)) {
    await hand.press(undo)
    await toast.waitFor({ state: 'detached' })
    return 'left'
  }
  const answered = page.waitForResponse((response) => response.request().method() !== 'GET')
  await toast.locator('.cw-IconButton').click()
  await answered
  return hand.read()
}

/** A press that is sent at once. */
async function atOnce({ hand, page }: Doer, at: Locator): Promise<Outcome> {
  await hand.watch.written()
  const answered = page.waitForResponse((response) => response.request().method() !== 'GET')
  await hand.press(at)
  await answered
  return hand.read()
}

async function note({ hand, dice, page }: Doer, field: Locator): Promise<Outcome> {
  await field.fill(dice.oneOf(['Called, wants it on Monday', 'اتصل مرة أخرى', 'Ask the workshop']))
  await hand.watch.written()
  const answered = page.waitForResponse((response) => response.url().endsWith('/admin/notes'))
  if (dice.chance(0.5)) await field.press('Enter')
  else await hand.press(page.getByRole('button', { name: 'Add note' }))
  await answered
  return hand.read()
}

async function tag({ hand, dice, page }: Doer, field: Locator): Promise<Outcome> {
  const word = dice.oneOf(['gift', 'wholesale', 'call first', 'fragile'])
  const isThere = (await page.locator('.or-Tags').getByText(word, { exact: true }).count()) > 0
  await field.fill(word)
  await hand.watch.written()
  const answered = isThere
    ? undefined
    : page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.url().includes('/admin/orders/'),
      )
  await field.press('Enter')
  await answered
  return isThere ? 'left' : hand.read()
}

/** What buttons and fields of the page of an order do. */
export const orderActs: Record<string, Act> = {
  // The money of the order, and the difference of an exchange.
  capture: { weight: 12, of: buttonOf(/^Capture .*\d/), act: atOnce },
  pack: {
    weight: 8,
    of: buttonOf('Pack items'),
    act: form(async (doer, window) => {
      if (doer.dice.chance(0.6)) await quantities(doer, window)
      await selects(doer, window, 0.3)
      await ticks(doer, window, 0.2)
    }),
  },
  ship: {
    weight: 7,
    of: buttonOf('Mark as shipped'),
    act: form(async ({ hand, dice }, window) => {
      const field = window.getByRole('textbox', { name: 'Tracking numbers' })
      const numbers = dice.oneOf(['', `KL${dice.upTo(1000)}`, `KL${dice.upTo(1000)}, KL${dice.upTo(1000)}`])
      await hand.write(field, numbers)
    }),
  },
  cancelParcel: {
    weight: 2,
    of: (page) =>
      main(page)
        .locator('.ad-Parcel-actions, .as-Case-acts')
        .getByRole('button', { name: /^Cancel( parcel)?$/ }),
    act: asked('Cancel parcel'),
  },
  refund: { weight: 5, of: buttonOf('Refund'), act: form(refund) },
  payment: {
    weight: 2,
    of: (page) => main(page).locator('.ad-Ledger-open'),
    act: payment,
  },
  receive: {
    weight: 6,
    of: buttonOf('Receive'),
    act: form(async (doer, window) => {
      if (doer.dice.chance(0.5)) await quantities(doer, window)
      await ticks(doer, window)
      await selects(doer, window)
      const field = window.getByRole('textbox', { name: /^Refund/ })
      if ((await field.count()) > 0) await amount(doer, field, window)
    }),
  },
  cancelReturn: { weight: 2, of: buttonOf('Cancel return'), act: asked('Cancel return') },
  settleSwap: { weight: 6, of: buttonOf(/^Refund .*\d/), act: asked(/^Refund /) },
  cancelSwap: { weight: 2, of: buttonOf('Cancel exchange'), act: asked('Cancel exchange') },
  cancelClaim: { weight: 2, of: buttonOf('Cancel claim'), act: asked('Cancel claim') },
  editClaim: {
    weight: 2,
    of: buttonOf('Edit claim'),
    act: form(async (doer, window) => {
      await selects(doer, window)
      const { dice, hand } = doer
      const notes = window.getByRole('textbox', { name: /^Note on / })
      if (dice.chance(0.6)) await hand.write(notes.first(), 'The handle is off')
      const ways = window.getByRole('radiogroup', { name: /^Shipping method/ }).locator('.cw-Radio')
      if ((await ways.count()) > 0 && dice.chance(0.5)) await ways.last().click()
    }),
  },
  reserve: {
    weight: 2,
    of: buttonOf('Reserve'),
    act: form((doer, window) => selects(doer, window, 1)),
  },
  release: { weight: 1, of: buttonOf('Release'), act: undoable },
  complete: { weight: 1, of: buttonOf('Mark as completed'), act: atOnce },
  note: {
    weight: 1,
    of: (page) => main(page).getByRole('textbox', { name: 'Write a note for the team' }),
    act: note,
  },
  tag: { weight: 1, of: (page) => main(page).getByRole('textbox', { name: 'Add a tag' }), act: tag },
  removeTag: { weight: 0.5, of: buttonOf(/^Remove the tag /), act: undoable },
}

/** What is sent by the menu of the page alone. */
export const orderMenuActs: Record<string, MenuAct> = {
  addShipping: {
    weight: 2,
    name: 'Add a shipping method',
    act: form(async (doer, window) => {
      await selects(doer, window, 0.95)
      const price = window.getByRole('textbox', { name: /^Price/ })
      if (doer.dice.chance(0.5)) await doer.hand.write(price, doer.dice.oneOf(['0', '3.30', 'much']))
    }),
  },
  changeEmail: {
    weight: 1,
    name: 'Change the e-mail',
    act: form(({ hand, dice }, window) =>
      hand.write(
        window.getByRole('textbox', { name: /E-mail/ }),
        dice.oneOf(['eve@example.com', 'ada@example.com', 'not an address']),
      ),
    ),
  },
  completeByMenu: { weight: 0.5, name: 'Mark as completed', act: atOnce },
  archive: { weight: 1, name: 'Archive order', act: undoable },
  cancel: { weight: 1.5, name: 'Cancel order', act: asked('Cancel order') },
}
