import type { Locator, Page } from 'playwright-core'
import type { LifeShop } from '../../packages/server/src/testing/order-life/life-shop'
import type { Dice } from './dice'
import type { Hand, Outcome } from './hand'

/** Who does it, with what luck, where. */
export interface Doer {
  page: Page
  hand: Hand
  dice: Dice
  shop: LifeShop
}

/** Something that a page offers by a button, a link or a field. */
export interface Act {
  /** How often it is chosen among what is offered. */
  weight: number
  /** Where it is pressed. Nothing is found where the page does not offer it. */
  of: (page: Page) => Locator
  /** Does it. `at` is one of what was found. */
  act: (doer: Doer, at: Locator) => Promise<Outcome>
}

/** Something that stands in the menu of the page. */
export interface MenuAct {
  weight: number
  /** As the menu calls it. */
  name: string
  act: (doer: Doer, item: Locator) => Promise<Outcome>
}

export const main = (page: Page): Locator => page.getByRole('main')
export const buttonOf =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    main(page).getByRole('button', { name, exact: true })

/** A button that asks before it does something: mostly answered with yes, by the button that says so. */
export const asked =
  (yes?: string | RegExp) =>
  async ({ hand, dice }: Doer, at: Locator): Promise<Outcome> => {
    const window = await hand.open(at)
    if (dice.chance(0.1)) return hand.leave(window)
    return hand.submit(window, yes ? window.getByRole('button', { name: yes }) : hand.main(window))
  }

/** The amount in a text, in minor units of a money that has cents. */
export const amountIn = (text: string): number =>
  Number(/\d[\d,]*\.\d\d/.exec(text)?.[0].replaceAll(/\D/g, '') ?? Number.NaN)

/** An amount as it is typed. */
export const typed = (amount: number): string => (amount / 100).toFixed(2)
