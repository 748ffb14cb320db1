import type { Locator, Page } from 'playwright-core'
import { settled } from '../../e2e/visit'

/** What stands open above the page: a dialog of ours, or a popover that is one. */
export const openDialogs = (page: Page): Locator =>
  page.locator(':is([role=dialog], [role=alertdialog]):not([aria-hidden=true])')
const openMenus = (page: Page) => page.locator('[role=menu]')

/** Time in which something opens after a press, and goes after Escape. */
const moment = Number(process.env.CARTWRIGHT_LOOKS_MOMENT ?? 1500)

const shows = async (what: Locator, within = moment) =>
  what
    .first()
    .waitFor({ state: 'visible', timeout: within })
    .then(() => true)
    .catch(() => false)

/** Closes whatever is open; where a form asks whether it may lose what was typed, it may. Answers whether all is closed. */
async function closeAll(page: Page): Promise<boolean> {
  for (let press = 0; press < 6; press += 1) {
    if ((await openDialogs(page).count()) + (await openMenus(page).count()) === 0) return true
    await page.keyboard.press('Escape')
    await page.waitForTimeout(250)
  }
  return false
}

/** The buttons that may open something, each under a mark of its own; of the rows of a table those of the first. */
const markButtons = (page: Page) =>
  page.evaluate(() => {
    const seen = new Map<string, number>()
    const found: string[] = []
    for (const button of document.querySelectorAll<HTMLElement>(
      'main :is(button, [role=button]), header :is(button, [role=button])',
    )) {
      const row = button.closest('[role=row], tr, li')
      const isLater = row?.previousElementSibling?.matches('[role=row], tr, li') ?? false
      if (isLater && row?.closest('table, [role=grid], ul, ol')) continue
      const box = button.getBoundingClientRect()
      if (box.width < 2 || button.hasAttribute('disabled') || button.ariaDisabled === 'true') continue
      if (button.closest('[aria-hidden=true], [hidden], [inert]')) continue
      const section = button.closest('section, form, [role=region], header')
      const heading = section?.querySelector('h1, h2, h3, [role=heading]')?.textContent ?? ''
      const name =
        button.ariaLabel || button.textContent?.trim() || button.getAttribute('aria-labelledby') || '?'
      const key = `${heading} › ${name}`
      const times = (seen.get(key) ?? 0) + 1
      seen.set(key, times)
      const mark = times > 1 ? `${key} (${times})` : key
      button.dataset.look = mark
      found.push(mark)
    }
    return found
  })

export interface Opened {
  /** How one comes there: the button, then the entry of its menu. */
  way: string[]
}

/**
 * Presses each button of the page and each entry of its menus, and calls `look` whenever a dialog stands open. `again` brings
 * the page back where a press led elsewhere.
 */
export async function eachDialog(
  page: Page,
  again: () => Promise<void>,
  look: (opened: Opened) => Promise<void>,
) {
  const tried = new Set<string>()
  const marked = (mark: string) => page.locator(`[data-look="${mark.replace(/["\\]/g, '\\$&')}"]`).first()
  const home = page.url()
  const press = async (mark: string) => {
    await markButtons(page)
    return marked(mark)
      .click({ timeout: 3000 })
      .then(() => true)
      .catch(() => false)
  }
  const restore = async () => {
    if ((await closeAll(page)) && page.url() === home) return
    await again()
  }
  const lookAt = async (way: string[]) => {
    if (!(await shows(openDialogs(page)))) return
    await page.evaluate(settled)
    // It was on its way out: the menu whose entry was pressed.
    if (!(await openDialogs(page).first().isVisible())) return
    await look({ way })
  }
  for (;;) {
    const next = (await markButtons(page)).find((mark) => !tried.has(mark))
    if (next === undefined) return
    tried.add(next)
    if (!(await press(next))) continue
    if (!(await shows(openDialogs(page).or(openMenus(page))))) {
      await restore()
      continue
    }
    const entries = await openMenus(page).getByRole('menuitem').allTextContents()
    if (entries.length === 0) await lookAt([next])
    await restore()
    for (const [index, entry] of entries.entries()) {
      if (!(await press(next))) break
      const item = openMenus(page).getByRole('menuitem').nth(index)
      const isClicked = await item
        .click({ timeout: 3000 })
        .then(() => true)
        .catch(() => false)
      if (isClicked) await lookAt([next, entry.trim()])
      await restore()
    }
  }
}
