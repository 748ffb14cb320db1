import type { Locator, Page } from 'playwright-core'
import { amountIn, type Doer, typed } from './act'

const quantityOf = (of: Locator) => of.getByRole('textbox', { name: /^Quantity of / })

/** Sets quantities of a form: of some lines, sometimes more than there are, which the field brings down to what there is. */
export async function quantities({ hand, dice }: Doer, of: Locator, atLeastOne = false): Promise<void> {
  const fields = quantityOf(of)
  const count = await fields.count()
  const sure = atLeastOne ? dice.upTo(count) : -1
  for (let at = 0; at < count; at += 1) {
    if (at !== sure && !dice.chance(0.4)) continue
    const field = fields.nth(at)
    const most = Number(/of (\d+)/.exec(await around(field))?.[1] ?? 3)
    const wanted = at === sure ? 1 + dice.upTo(most + 1) : dice.upTo(most + 2)
    await hand.write(field, String(wanted))
    const kept = await field.inputValue()
    if (kept !== String(Math.min(wanted, most)))
      hand.wrongs.push(`${wanted} of ${most} were typed, and ${kept} stand in the field`)
  }
}

/** What stands beside a field in its frame. */
const around = (field: Locator) =>
  field.locator('xpath=ancestor::*[contains(@class, "cw-InputGroup")][1]').innerText()

/**
 * Types an amount of money, or leaves the one that is proposed. Now and then it is more than `most` says there is, or no
 * amount at all: then the field must say so, and what is answered is that it cannot be sent like this.
 */
export async function amount(
  { hand, dice }: Doer,
  field: Locator,
  window: Locator,
): Promise<'fits' | 'wrong'> {
  if (dice.chance(0.4)) return (await isWrong(field)) ? 'wrong' : 'fits'
  const most = amountIn(
    await window
      .getByText(/^At most /)
      .first()
      .innerText({ timeout: 1000 })
      .catch(() => ''),
  )
  const way = dice.upTo(6)
  const text =
    way === 0 && Number.isFinite(most)
      ? typed(most + 1)
      : way === 1
        ? 'ten'
        : typed(1 + dice.upTo(Number.isFinite(most) ? Math.max(1, most) : 500))
  await hand.write(field, text)
  const wrong = await isWrong(field)
  if (way < 2 && Number.isFinite(most) && !wrong)
    hand.wrongs.push(`${text} is no fault where ${most} is the most`)
  return wrong ? 'wrong' : 'fits'
}

export const isWrong = async (field: Locator): Promise<boolean> =>
  (await field.getAttribute('aria-invalid')) === 'true'

/** Ticks or unticks what there is to tick, now and then. */
export async function ticks({ hand, dice }: Doer, of: Locator, share = 0.3): Promise<void> {
  const boxes = of.locator('.cw-Checkbox-button')
  for (let at = (await boxes.count()) - 1; at >= 0; at -= 1)
    if (dice.chance(share)) {
      const box = boxes.nth(at)
      if (dice.chance(0.5)) await box.click()
      else {
        await box.locator('input').focus()
        await hand.page.keyboard.press('Space')
      }
    }
}

/** Takes another of what selects of a form offer, now and then. */
export async function selects({ hand, dice }: Doer, of: Locator, share = 0.4): Promise<void> {
  const buttons = of.locator('.cw-Select-button')
  for (let at = 0; at < (await buttons.count()); at += 1)
    if (dice.chance(share) && (await buttons.nth(at).isEnabled())) await hand.select(buttons.nth(at))
}

/** The window in which goods are chosen. */
export const choiceOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Choose items' })

/** Chooses goods in the window that a button opens, or that is open already. */
export async function goods({ hand, dice, page }: Doer, opener: Locator, take: string): Promise<void> {
  const ready = choiceOf(page)
  const window = (await ready.count()) > 0 ? ready : await hand.open(opener)
  const options = window.getByRole('option')
  await options.first().waitFor()
  const free = await options.evaluateAll((all) =>
    all.flatMap((one, at) => (one.matches('[aria-disabled=true], [aria-selected=true]') ? [] : [at])),
  )
  for (let wanted = dice.chance(0.3) ? 2 : 1; wanted > 0 && free.length > 0; wanted -= 1)
    await options.nth(free.splice(dice.upTo(free.length), 1)[0] ?? 0).click()
  await hand.press(window.getByRole('button', { name: take, exact: true }))
  await window.waitFor({ state: 'detached' })
  await page.locator('.cw-Overlay[data-exiting]').waitFor({ state: 'detached' })
}

/** One of the ways that are boxed side by side. */
export async function radio({ dice }: Doer, group: Locator): Promise<void> {
  const ways = group.locator('.cw-Radio')
  await ways.nth(dice.upTo(await ways.count())).click()
}
