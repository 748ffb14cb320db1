import type { Locator, Page } from 'playwright-core'
import { choose } from './back-office'

const sizes = ['Small', 'Medium', 'Large']
const glazes = ['Ash', 'Moss', 'Rust', 'Slate']

/** The SKUs of the twelve variants, in the order of the grid. */
export const skus = sizes.flatMap((size) => glazes.map((glaze) => `MUG-${size[0]}-${glaze.toUpperCase()}`))

/** A mug in twelve variants, each with price, stock and SKU before it is saved, with two pictures, in two channels. */
export async function addMug(page: Page, channel: string): Promise<void> {
  await page.getByRole('link', { name: 'Products' }).click()
  await page.getByRole('link', { name: 'New product' }).first().click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Stoneware mug')
  await addPictures(page)
  const options = page.getByRole('region', { name: 'Options' })
  await addOption(options, 'Size', sizes)
  await addOption(options, 'Glaze', glazes)
  const base = page.getByRole('region', { name: 'Price and stock' })
  await base.getByRole('textbox', { name: 'Price (EUR)' }).fill('24')
  await base.getByRole('textbox', { name: 'Stock of each variant' }).fill('10')
  await fillGrid(page)
  await page.getByRole('button', { name: 'Choose… Sold in' }).click()
  await choose(page, 'Sales channels', ['Default Sales Channel', channel])
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.waitForURL('**/products/prod_*')
  await page.getByRole('row', { name: /^Large \/ Slate/ }).waitFor()
}

async function addPictures(page: Page) {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 320 } })
  const files = ['front.png', 'side.png'].map((name) => ({ name, mimeType: 'image/png', buffer }))
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Add images' }).click(),
  ])
  await chooser.setFiles(files)
  await page.getByRole('button', { name: 'Remove 2' }).waitFor()
}

async function addOption(options: Locator, title: string, values: readonly string[]) {
  await options.getByRole('button', { name: 'Add option' }).click()
  await options.getByRole('textbox', { name: 'Option' }).last().fill(title)
  await options.getByRole('textbox', { name: 'Values' }).last().fill(values.join(', '))
}

/** All SKUs are pasted at once, and the large ones of the first two glazes cost more. */
async function fillGrid(page: Page) {
  const grid = page.getByRole('grid', { name: 'Variants' })
  await grid.getByRole('row').nth(skus.length).waitFor()
  await grid
    .getByRole('row', { name: /^Small \/ Ash/ })
    .getByRole('gridcell')
    .nth(1)
    .click()
  await page.evaluate((text) => navigator.clipboard.writeText(text), skus.join('\n'))
  await page.keyboard.press('Control+v')
  await grid.getByRole('row', { name: /MUG-L-SLATE/ }).waitFor()
  await grid
    .getByRole('row', { name: /^Large \/ Ash/ })
    .getByRole('gridcell')
    .nth(2)
    .click()
  for (const price of ['32', '32']) {
    await page.keyboard.type(price)
    await page.keyboard.press('Enter')
  }
  await grid.getByRole('row', { name: /^Large \/ Moss .*32\.00/ }).waitFor()
}
