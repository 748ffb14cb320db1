import type { Page } from 'playwright-core'
import { choose, nextStep, openSettings } from './back-office'

/** Names the shop and makes the first account. */
export async function setUp(
  page: Page,
  setupUrl: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto(setupUrl)
  await page.getByLabel('Name of the shop').fill('Corner Pottery')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Open the back office' }).click()
}

/** The shop counts in euros from now on. */
export async function sellInEuros(page: Page): Promise<void> {
  await openSettings(page, 'Currencies')
  await page.getByRole('button', { name: 'Add currencies' }).click()
  await choose(page, 'Add currencies', ['Euro'])
  await page.getByRole('button', { name: 'More actions: Euro' }).click()
  await page.getByRole('menuitem', { name: 'Make default' }).click()
  await page.getByRole('row', { name: /^Euro Default/ }).waitFor()
}

/** Austria, with 20 % tax, paid by invoice and shipped by post for 5.90. Ends on the page of the region. */
export async function openRegion(page: Page): Promise<void> {
  await openSettings(page, 'Regions')
  await page.getByRole('button', { name: 'New region' }).first().click()
  const wizard = page.getByRole('dialog', { name: 'New region' })
  await wizard.getByRole('textbox', { name: 'Name' }).fill('Austria')
  await wizard.getByRole('button', { name: 'EUR · Euro' }).waitFor()
  await wizard.getByRole('textbox', { name: 'Tax' }).fill('20')
  await nextStep(wizard, 'Countries')
  await wizard.getByRole('button', { name: 'Choose… Countries' }).click()
  await choose(page, 'Choose countries', ['Austria'])
  await nextStep(wizard, 'Payment and delivery')
  for (const provider of ['Manual payment', 'Manual delivery']) {
    const box = wizard.getByRole('checkbox', { name: provider })
    if (!(await box.isChecked())) throw new Error(`${provider}, the only one there is, is not chosen`)
  }
  await nextStep(wizard, 'First shipping option')
  await wizard.getByRole('textbox', { name: 'Name' }).fill('Post')
  await wizard.getByRole('textbox', { name: 'Amount' }).fill('5.90')
  await nextStep(wizard, 'Review')
  await wizard.getByRole('button', { name: 'Create region' }).click()
  await page.waitForURL('**/settings/regions/reg_*')
  await page.getByRole('heading', { level: 1, name: 'Austria' }).waitFor()
  await page.getByText('Post', { exact: true }).first().waitFor()
}

export async function addChannel(page: Page, name: string): Promise<void> {
  await openSettings(page, 'Sales channels')
  await page.getByRole('button', { name: 'New sales channel' }).click()
  const dialog = page.getByRole('dialog', { name: 'New sales channel' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('link', { name, exact: true }).waitFor()
}

/** A key by which a storefront asks for one channel; answers the key as the screen shows it. */
export async function addKey(page: Page, title: string, channel: string): Promise<string> {
  await openSettings(page, 'Publishable keys')
  await page.getByRole('button', { name: 'New key' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New key' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: 'Add channels' }).click()
  await choose(page, 'Add channels', [channel])
  await page.getByRole('region', { name: 'Sales channels' }).getByText(channel).waitFor()
  return (
    await page
      .getByText(/^pk_\w+$/)
      .first()
      .innerText()
  ).trim()
}

/** Ten per cent off everything in Austria for whoever knows the code. */
export async function addDiscount(page: Page, code: string): Promise<void> {
  await page.getByRole('link', { name: 'Discounts' }).click()
  await page.getByRole('link', { name: 'New discount' }).first().click()
  const wizard = page.getByRole('dialog', { name: 'New discount' })
  await nextStep(wizard, 'How much, and where')
  await wizard.getByRole('button', { name: 'Choose… Regions' }).click()
  await choose(page, 'Choose regions', ['Austria'])
  await wizard.getByRole('textbox', { name: 'Per cent' }).fill('10')
  await nextStep(wizard, 'What it is for')
  await nextStep(wizard, 'Code, dates and limits')
  await wizard.getByRole('textbox', { name: 'Code' }).fill(code)
  await nextStep(wizard, 'Check it')
  await wizard.getByText('10% off everything in Austria').waitFor()
  await wizard.getByRole('button', { name: 'Create discount' }).click()
  await page.getByRole('heading', { level: 1, name: code }).waitFor()
}

/** Asks a colleague to pack and ship, reads the mail that went out, and answers the link in it. */
export async function invite(page: Page, email: string): Promise<string> {
  await openSettings(page, 'Team')
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' })
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await dialog.getByRole('button', { name: 'Member Role' }).click()
  await page.getByRole('option', { name: /^Fulfilment/ }).click()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page
    .getByRole('region', { name: 'Open invitations' })
    .getByRole('cell', { name: email, exact: true })
    .waitFor()
  await openSettings(page, 'Notifications')
  // The mail leaves a moment after the invitation, and the list does not look by itself.
  const mail = page.getByRole('row', { name: new RegExp(email) }).getByRole('link')
  while (!(await mail.isVisible())) {
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor()
    await page.getByRole('table').or(page.getByText('No mails yet')).first().waitFor()
  }
  await mail.click()
  const read = page.getByRole('dialog', { name: 'You are invited to work at Corner Pottery' })
  await read.getByRole('tab', { name: 'As text' }).click()
  const text = await read.getByRole('tabpanel').innerText()
  await read.getByRole('button', { name: 'Close' }).click()
  const [link] = /https?:\S+\/app\/invite\S+/.exec(text) ?? []
  if (!link) throw new Error(`The mail holds no link: ${text}`)
  return link
}
