/** Whole pieces gone through with the keys of a keyboard alone, and what a screen reader says at every step. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { Stage } from './stage.js'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open(inject('storybook'), { locale: 'en', theme: 'light' })
})
afterAll(() => stage.close())

/** A key, or a text in quotes, and what has the focus then. */
type Step = readonly [press: string, focus: string]

async function walk(id: string, steps: readonly Step[]) {
  expect(await stage.play({ id, title: '', name: '' })).toEqual([])
  for (const [at, [key, focus]] of steps.entries()) {
    if (key.startsWith('"')) await stage.type(key.slice(1, -1))
    else await stage.press(key)
    await expect.poll(() => stage.focused(), { message: `step ${at + 1}, ${key}` }).toBe(focus)
  }
}

it('leads through a wizard', () =>
  walk('overlays-wizard--by-a-button', [
    ['Tab', 'button "Add a discount"'],
    ['Enter', 'dialog "New discount"'],
    ['Tab', 'button "Close"'],
    ['Tab', 'textbox "Code"'],
    ['"MAY10"', 'textbox "Code"'],
    ['Tab', 'button "Next"'],
    // Round to the first: the focus stays in the window.
    ['Tab', 'button "Close"'],
    ['Shift+Tab', 'button "Next"'],
    ['Enter', 'group "How much"'],
    ['Tab', 'textbox "Percentage"'],
    ['Tab', 'button "Back"'],
    ['Enter', 'group "What kind of discount"'],
    ['Tab', 'textbox "Code"'],
    ['Tab', 'button "Next"'],
    ['Space', 'group "How much"'],
    ['Tab', 'textbox "Percentage"'],
    ['Tab', 'button "Back"'],
    ['Tab', 'button "Next"'],
    ['Enter', 'group "When it is valid"'],
    ['Tab', 'textbox "Starts"'],
    ['Tab', 'button "Back"'],
    ['Tab', 'button "Submit"'],
    ['Enter', 'button "Add a discount"'],
    ['Enter', 'dialog "New discount"'],
    ['Escape', 'button "Add a discount"'],
  ]))

it('leads through the screens of a layered modal', () =>
  walk('overlays-layeredmodal--by-a-button', [
    ['Tab', 'button "Start a return"'],
    ['Enter', 'dialog "New return"'],
    ['Tab', 'button "Close"'],
    ['Tab', 'textbox "Note"'],
    ['Tab', 'button "Add item"'],
    ['Tab', 'button "Close"'],
    ['Shift+Tab', 'button "Add item"'],
    ['Enter', 'group "Choose a variant"'],
    ['Tab', 'textbox "Search variants"'],
    ['Tab', 'button "Add"'],
    // What lies below is out of reach.
    ['Tab', 'button "Back"'],
    ['Tab', 'button "Close"'],
    ['Shift+Tab', 'button "Back"'],
    ['Enter', 'button "Add item"'],
    ['Enter', 'group "Choose a variant"'],
    ['Escape', 'button "Add item"'],
    ['Enter', 'group "Choose a variant"'],
    ['Tab', 'textbox "Search variants"'],
    ['Tab', 'button "Add"'],
    ['Enter', 'button "Add item"'],
    ['Escape', 'button "Start a return"'],
  ]))

it('leads through the command palette', () =>
  walk('overlays-commandpalette--by-a-button', [
    ['Tab', 'button "Search the shop"'],
    ['Enter', 'searchbox "Search or run a command"'],
    ['ArrowDown', 'searchbox "Search or run a command", menuitem "#1042"'],
    ['ArrowDown', 'searchbox "Search or run a command", menuitem "#1041"'],
    ['ArrowDown', 'searchbox "Search or run a command", menuitem "Tall jug, ash glaze"'],
    ['ArrowDown', 'searchbox "Search or run a command", menuitem "New product"'],
    ['ArrowUp', 'searchbox "Search or run a command", menuitem "Tall jug, ash glaze"'],
    ['"new pro"', 'searchbox "Search or run a command", menuitem "New product"'],
    ['Enter', 'button "Search the shop"'],
    ['Enter', 'searchbox "Search or run a command"'],
    ['Escape', 'button "Search the shop"'],
  ]))

it('leads through the drawer of the cart', () =>
  walk('shop-cartdrawer--by-a-button', [
    ['Tab', 'button "Show the cart"'],
    ['Enter', 'button "Close"'],
    ['Tab', 'link "Tall jug, ash glaze"'],
    ['Tab', 'button "Decrease: Quantity: Tall jug, ash glaze"'],
    ['Tab', 'spinbutton "Quantity: Tall jug, ash glaze"'],
    ['ArrowUp', 'spinbutton "Quantity: Tall jug, ash glaze"'],
    ['Tab', 'button "Increase: Quantity: Tall jug, ash glaze"'],
    ['Tab', 'button "Remove Tall jug, ash glaze"'],
    ['Tab', 'link "Throw, indigo twill"'],
    ['Tab', 'spinbutton "Quantity: Throw, indigo twill"'],
    ['Tab', 'button "Increase: Quantity: Throw, indigo twill"'],
    ['Tab', 'button "Remove Throw, indigo twill"'],
    ['Tab', 'button "Remove MAY10"'],
    ['Tab', 'DisclosureTriangle "Discount code or gift card"'],
    ['Enter', 'DisclosureTriangle "Discount code or gift card"'],
    ['Tab', 'textbox "Code"'],
    ['"SPRING"', 'textbox "Code"'],
    ['Tab', 'button "Apply"'],
    ['Tab', 'link "Check out"'],
    ['Tab', 'link "View cart"'],
    ['Escape', 'button "Show the cart"'],
  ]))
