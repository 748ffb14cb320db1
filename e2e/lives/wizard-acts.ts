import type { Locator } from 'playwright-core'
import type { Doer, MenuAct } from './act'
import { amount, choiceOf, goods, quantities, radio, selects, ticks } from './fields'
import type { Outcome } from './hand'

/** Goes on in a window of several steps. Answers whether the next step came. */
async function goOn({ hand, page }: Doer, window: Locator): Promise<boolean> {
  const heading = window.getByRole('heading', { level: 3 }).first()
  const before = await heading.innerText()
  await hand.press(hand.main(window))
  await page.waitForFunction((title) => {
    const step = document.querySelector('.cw-Wizard-step')
    return (
      step?.querySelector('.cw-Wizard-title')?.textContent !== title ||
      step?.querySelector('[role=alert], [data-invalid]') != null
    )
  }, before)
  return (await heading.innerText()) !== before
}

/** Goes through the steps, each filled in as said. One that holds what was filled in ends it. */
async function through(
  doer: Doer,
  item: Locator,
  steps: readonly ((window: Locator) => Promise<unknown>)[],
): Promise<Outcome> {
  const { hand, dice } = doer
  const window = await hand.open(item)
  await window.locator('.cw-Wizard-step').waitFor()
  for (const [at, fill] of steps.entries()) {
    await fill(window)
    if (at === steps.length - 1) break
    if (dice.chance(0.03)) return hand.leave(window)
    if (at > 0 && dice.chance(0.08)) await andBack(doer, window)
    if (!(await goOn(doer, window))) {
      await hand.leave(window)
      return 'held'
    }
  }
  return hand.submit(window)
}

/** Looks at the step before once more: what was filled in is still there when coming back. */
async function andBack(doer: Doer, window: Locator): Promise<void> {
  const { hand } = doer
  const title = window.getByRole('heading', { level: 3 }).first()
  const here = await title.innerText()
  await hand.press(window.getByRole('button', { name: 'Back', exact: true }))
  await window.getByRole('heading', { level: 3 }).filter({ hasNotText: here }).first().waitFor()
  if (!(await goOn(doer, window))) hand.wrongs.push(`the step before "${here}" holds what it let go before`)
}

const pick = (doer: Doer) => async (window: Locator) => {
  // Nothing chosen is held, and says so.
  if (doer.dice.chance(0.05)) return
  await quantities(doer, window, true)
}

async function newGoods(doer: Doer, window: Locator): Promise<void> {
  const { dice, hand, page } = doer
  if (dice.chance(0.05)) {
    const choice = choiceOf(page)
    if ((await choice.count()) > 0) await hand.leave(choice)
    return
  }
  await goods(doer, window.getByRole('button', { name: 'Choose items', exact: true }), 'Apply')
  if (dice.chance(0.3)) {
    const field = window.getByRole('textbox', { name: /^Quantity of / }).first()
    await hand.write(field, String(1 + dice.upTo(4)))
  }
}

const group = (window: Locator, name: string) =>
  window.getByRole('radiogroup', { name: new RegExp(`^${name}`) })

export const wizardActs: Record<string, MenuAct> = {
  requestReturn: {
    weight: 5,
    name: 'Request a return',
    act: (doer, item) =>
      through(doer, item, [
        async (window) => {
          await pick(doer)(window)
          await selects(doer, window)
        },
        async (window) => {
          if (doer.dice.chance(0.5)) await radio(doer, group(window, 'Return shipping'))
          await ticks(doer, window, 0.4)
          await selects(doer, window)
        },
        async (window) => {
          const field = window.getByRole('textbox', { name: /^Amount/ })
          if ((await amount(doer, field, window)) === 'fits') return
          if (await goOn(doer, window)) doer.hand.wrongs.push('a wrong amount was let through')
          await doer.hand.write(field, '0.00')
        },
        (window) => ticks(doer, window),
      ]),
  },
  exchange: {
    weight: 5,
    name: 'Exchange items',
    act: (doer, item) =>
      through(doer, item, [
        async (window) => {
          await pick(doer)(window)
          await selects(doer, window)
        },
        async (window) => {
          await newGoods(doer, window)
          await ticks(doer, window, 0.2)
        },
        async (window) => {
          await ticks(doer, window)
          if (doer.dice.chance(0.5)) await radio(doer, group(window, 'Return shipping'))
          await selects(doer, window)
        },
        async () => undefined,
        (window) => ticks(doer, window),
      ]),
  },
  claim: {
    weight: 5,
    name: 'Create a claim',
    act: (doer, item) =>
      through(doer, item, [
        async (window) => {
          await pick(doer)(window)
          // Every line must have a reason; what has none is held.
          await selects(doer, window, 0.95)
        },
        async (window) => {
          const isRefund = doer.dice.chance(0.4)
          if (isRefund) {
            await group(window, 'What the customer gets').locator('.cw-Radio').last().click()
            await amount(doer, window.getByRole('textbox', { name: /^Amount/ }), window)
          } else await newGoods(doer, window)
        },
        async (window) => {
          const ways = group(window, 'Shipping method')
          if ((await ways.count()) > 0 && doer.dice.chance(0.95)) await radio(doer, ways)
          const back = window.locator('.cw-Checkbox-button', { hasText: 'The claimed items come back' })
          if (!doer.dice.chance(0.5)) return
          await back.click()
          if (doer.dice.chance(0.5)) await radio(doer, group(window, 'Return shipping'))
        },
        (window) => ticks(doer, window),
      ]),
  },
}
