import type { Locator, Page } from 'playwright-core'
import { Hands } from '../hands'
import type { Dice } from './dice'
import type { Watch, Written } from './watch'

/** How something ended: it was done; the shop refused it; the form did not let it go; or nobody wanted it any more. */
export type Outcome = 'done' | 'refused' | 'held' | 'left'

/** Windows over the page, whatever they ask. What a select opens is none. */
const windows = '.cw-Dialog[role=dialog], .cw-Dialog[role=alertdialog]'
const errorToast = '.cw-Toast[data-kind=error]'

/** Somebody at the back office who presses by pointer or by keys, as it comes, and reads what is said. */
export class Hand {
  /** What the shop said about the last thing that was sent. */
  answers: Written[] = []
  /** What was not as it should be after a press. */
  readonly wrongs: string[] = []
  /** Happens once, between the filling in of a window and its sending: what somebody else does. */
  meanwhile?: () => Promise<unknown>

  constructor(
    readonly page: Page,
    readonly dice: Dice,
    readonly watch: Watch,
  ) {}

  /** The window on top. */
  get window(): Locator {
    return this.page.locator(windows).last()
  }

  get windows(): Promise<number> {
    return this.page.locator(windows).count()
  }

  async press(target: Locator): Promise<void> {
    if (this.dice.chance(0.5)) return target.click()
    await target.focus()
    await this.page.keyboard.press('Enter')
  }

  /** Presses what opens a window. Answers the window. */
  async open(button: Locator): Promise<Locator> {
    const before = await this.windows
    await this.press(button)
    await this.page.locator(windows).nth(before).waitFor()
    return this.page.locator(windows).nth(before)
  }

  /** Types over what stands in a field, and leaves it. */
  async write(field: Locator, text: string): Promise<void> {
    await field.fill(text)
    await field.press('Tab')
  }

  /** Takes one of what a select offers, by its button. */
  async select(button: Locator): Promise<void> {
    await this.press(button)
    const options = this.page.getByRole('option')
    await options.first().waitFor()
    await this.press(options.nth(this.dice.upTo(await options.count())))
    await options.first().waitFor({ state: 'detached' })
  }

  /** The button of a window that does what the window is for. */
  main(window: Locator): Locator {
    return window.locator('.cw-Dialog-foot, .ad-Dialog-foot').getByRole('button').last()
  }

  /** Sends a window off, by its main button: by the pointer, or on the way of the Tab key. */
  async submit(window: Locator, button = this.main(window)): Promise<Outcome> {
    const { meanwhile } = this
    this.meanwhile = undefined
    await meanwhile?.()
    const before = await this.windows
    if (meanwhile && before === 0) return 'left'
    if (!(await button.isEnabled())) {
      await this.leave(window)
      return 'held'
    }
    const filled = await valuesIn(window)
    const isQuestion = (await window.getAttribute('role')) === 'alertdialog'
    await this.watch.written()
    if (meanwhile) {
      // What somebody else did may take the button away at any moment.
      const isPressed = await button.click({ timeout: 3000 }).then(
        () => true,
        () => false,
      )
      if (!isPressed) return (await this.windows) > 0 ? this.leave(window) : 'left'
    } else if (this.dice.chance(0.5)) await button.click()
    else await new Hands(this.page).take(button)
    await this.page.waitForFunction(
      ([all, toast, count]) => {
        const open = document.querySelectorAll(all)
        return (
          open.length < count ||
          document.querySelector(toast) !== null ||
          open[count - 1]?.querySelector('[role=alert], .cw-Field-error') != null
        )
      },
      [windows, errorToast, before] as const,
    )
    const outcome = await this.read()
    if ((await this.windows) < before) return outcome
    if (outcome === 'done' || isQuestion) {
      // Several calls one after the other: the last answer closes it. A question is over whatever is answered.
      await this.page
        .locator(windows)
        .nth(before - 1)
        .waitFor({ state: 'detached' })
      return outcome
    }
    const now = await valuesIn(window)
    if (!meanwhile && JSON.stringify(now) !== JSON.stringify(filled))
      this.wrongs.push(`the form held ${JSON.stringify(filled)}, and ${JSON.stringify(now)} once refused`)
    await this.leave(window)
    return outcome
  }

  /** What the shop said since it was asked the last time; what it refused must be said on the screen. */
  async read(): Promise<Outcome> {
    this.answers = (await this.watch.written()).filter(({ call }) => !call.includes('/analytics'))
    const refusal = this.answers.find(({ status }) => status >= 400)
    if (!refusal) return 'done'
    const said = this.page.locator('[role=alert], .cw-Field-error')
    await said.first().waitFor()
    const texts = (await said.allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ')
    if (refusal.status < 500 && !texts.includes(refusal.message.replaceAll(/\s+/g, ' ')))
      this.wrongs.push(`the shop said "${refusal.message}", the page says "${texts}"`)
    return 'refused'
  }

  /** Closes a window with nothing done. */
  async leave(window: Locator): Promise<Outcome> {
    await window.press('Escape')
    await window.waitFor({ state: 'detached' })
    return 'left'
  }

  /** Puts the messages in the corner away. */
  async clear(): Promise<void> {
    const close = this.page.locator('.cw-Toast:not([data-leaving]) .cw-IconButton')
    for (let count = await close.count(); count > 0; count = await close.count())
      // One that leaves by itself meanwhile is away as well.
      await close
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined)
  }
}

/** All that was filled in, in the order of the fields. */
const valuesIn = (window: Locator): Promise<(string | boolean)[]> =>
  window
    .locator('input, textarea')
    .evaluateAll((fields) =>
      fields.map((field) =>
        field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
          ? field.checked
          : (field as HTMLInputElement).value,
      ),
    )
