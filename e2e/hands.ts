import type { Locator, Page } from 'playwright-core'

/** The most presses of Tab from one control to another before the way counts as lost. */
const longestWay = 120

/**
 * What somebody does at a page, counted. A key is a press of one, a chord such as Ctrl+V too; the letters of a text that
 * is typed into a field are not counted, as they are the same wherever the field stands. A click is a press of the mouse.
 */
export class Hands {
  keys = 0
  clicks = 0

  constructor(readonly page: Page) {}

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.keys += 1
      await this.page.keyboard.press(key)
    }
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text)
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1
    await target.click()
  }

  /** Goes to a control by Tab, or by `key`. @throws where the way does not lead there */
  async goTo(target: Locator, key = 'Tab'): Promise<void> {
    await target.waitFor()
    for (let at = 0; at < longestWay; at += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await this.press(key)
    }
    throw new Error(`${target} is not reached by ${longestWay} presses of ${key}`)
  }

  /** Goes to a button, link or option and presses Enter. */
  async take(target: Locator, key = 'Tab'): Promise<void> {
    await this.goTo(target, key)
    await this.press('Enter')
  }

  /** Goes to a field and types over what stands in it. */
  async write(target: Locator, text: string, key = 'Tab'): Promise<void> {
    await this.goTo(target, key)
    await this.press('Control+a')
    await this.type(text)
  }

  /** Begins to count anew. */
  restart(): void {
    this.keys = 0
    this.clicks = 0
  }
}
