import type { Locator, Page } from 'playwright-core'
import { type Act, buttonOf, type Doer, type MenuAct, main } from './act'
import { goods } from './fields'
import type { Outcome } from './hand'
import { form } from './order-acts'

export const isEditing = (page: Page): boolean => page.url().endsWith('/edit')

/** Goes to where an order is changed. */
async function toEdit({ hand, page }: Doer, at: Locator): Promise<Outcome> {
  await hand.press(at)
  await page.waitForURL('**/edit')
  await page.getByRole('heading', { level: 1, name: /^Edit order/ }).waitFor()
  return 'left'
}

/** Does something that is sent at once, as one call or two, and waits until what was answered is on the page. */
async function change({ hand, page }: Doer, work: () => Promise<unknown>, isLast: (call: string) => boolean) {
  await hand.watch.written()
  const answered = page.waitForResponse((response) => {
    const { pathname } = new URL(response.url())
    const call = `${response.request().method()} ${pathname}`
    return isLast(call) || (response.status() >= 400 && !call.startsWith('GET'))
  })
  await work()
  await answered
  // Of several pieces each is added by a call of its own; until the last is, nothing can be settled.
  await page.waitForFunction(() => !document.querySelector('.oe-Settle button:last-of-type:disabled'))
  return hand.read()
}

const ofItems = (call: string) => /^(POST|DELETE) .*\/order-edits\/\w+\/items/.test(call)

async function quantity(doer: Doer, field: Locator): Promise<Outcome> {
  const { dice } = doer
  const before = await field.inputValue()
  const wanted = String(1 + dice.upTo(dice.chance(0.1) ? 60 : 5))
  if (wanted === before) return 'left'
  await field.fill(wanted)
  // What is packed stays: the field brings less than that up to it.
  const least = Number(
    /Packed: (\d+)/.exec(await field.locator('xpath=ancestor::li[1]').innerText())?.[1] ?? 1,
  )
  if (String(Math.max(least, Number(wanted))) === before) {
    await field.press('Tab')
    return 'left'
  }
  return change(doer, () => field.press(dice.oneOf(['Tab', 'Enter'])), ofItems)
}

/** What the page that changes an order offers. */
export const editActs: Record<string, Act> = {
  setQuantity: {
    weight: 6,
    of: (page) => main(page).getByRole('textbox', { name: /^Quantity of / }),
    act: quantity,
  },
  removeLine: {
    weight: 3,
    of: buttonOf(/^Remove /),
    act: (doer, at) => change(doer, () => doer.hand.press(at), ofItems),
  },
  undoChange: {
    weight: 2,
    of: buttonOf(/^Undo the change of /),
    act: (doer, at) =>
      change(
        doer,
        () => doer.hand.press(at),
        (call) => /^DELETE .*\/changes\//.test(call),
      ),
  },
  addLine: {
    weight: 4,
    of: buttonOf('Add items'),
    act: (doer, at) => change(doer, () => goods(doer, at, 'Add items'), ofItems),
  },
  editNote: {
    weight: 1,
    of: (page) => main(page).getByRole('textbox', { name: 'Note', exact: true }),
    act: (doer, at) =>
      change(
        doer,
        () => doer.hand.write(at, `Asked by phone ${doer.dice.upTo(1000)}`),
        (call) => /^POST .*\/order-edits\/\w+$/.test(call),
      ),
  },
  backToOrder: {
    weight: 2,
    of: (page) => main(page).locator('.ad-Page-crumbs').getByRole('link', { name: /^#/ }),
    async act({ hand, page }, at) {
      await hand.press(at)
      await page.waitForURL((url) => !url.pathname.endsWith('/edit'))
      await page.getByRole('button', { name: 'More actions' }).waitFor()
      return 'left'
    },
  },
}

const settle = (yes: string) =>
  form(async (doer, window) => {
    const { dice, hand } = doer
    const asks = window.locator('.cw-Switch-button')
    if ((await asks.count()) > 0 && dice.chance(0.5)) await asks.click()
    const purpose = window.getByRole('textbox')
    if ((await purpose.count()) > 0 && dice.chance(0.5)) await hand.write(purpose, 'For the other size')
  }, yes)

/** What may become of a change: on its page, and on that of the order. */
export const settleActs: Record<string, Act> = {
  requestEdit: { weight: 5, of: buttonOf('Request confirmation'), act: settle('Request confirmation') },
  confirmEdit: { weight: 5, of: buttonOf('Confirm now'), act: settle('Confirm now') },
  discardEdit: { weight: 1, of: buttonOf('Discard change'), act: settle('Discard change') },
}

/** The ways to that page. */
export const waysToEdit: Record<string, Act> = {
  continueEdit: {
    weight: 4,
    of: (page) => main(page).getByRole('link', { name: 'Continue editing' }),
    act: toEdit,
  },
}
export const editMenuActs: Record<string, MenuAct> = {
  edit: { weight: 4, name: 'Edit order', act: toEdit },
}
