import type { Locator, Page } from 'playwright-core'
import { type Client, createClient } from '../packages/sdk/src/index'
import type { OpenSite } from './open-site'

/** Answers the first question of the back office, which stands before all else until it is answered. */
export async function decideOnUsage(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Help us get better' })
  await question.getByRole('button', { name: 'Continue' }).click()
  await question.waitFor({ state: 'detached' })
}

/** Comes in by the login, and answers what is asked first. */
export async function signIn(
  page: Page,
  url: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto(`${url}/app/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await decideOnUsage(page)
}

/** Goes on in a window of several steps until the next one is shown. */
export async function nextStep(dialog: Locator, title: string): Promise<void> {
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('heading', { name: title }).waitFor()
}

/** Ticks records in the window that chooses them, and takes them over. */
export async function choose(page: Page, title: string, names: readonly string[]): Promise<void> {
  const window = page.getByRole('dialog', { name: title })
  for (const name of names) {
    await window.getByRole('searchbox').fill(name)
    await window.getByRole('option', { name, exact: true }).click()
  }
  await window.getByRole('button', { name: 'Apply' }).click()
  await window.waitFor({ state: 'detached' })
}

/** Goes to a place of the settings as people do: by the sidebar and its card. */
export async function openSettings(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Settings' })
    .click()
  const cards = page.getByRole('main').getByRole('navigation', { name: 'Settings' })
  await cards.getByRole('link', { name: new RegExp(`^${name} `) }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

/** What staff ask the shop beside their screens: to count what these say, and to prepare what they show. */
export async function clientOf({ url, staff }: Pick<OpenSite, 'url' | 'staff'>): Promise<Client> {
  const { access_token } = await createClient({ baseUrl: url }).admin.auth.getToken(staff)
  return createClient({ baseUrl: url, adminToken: access_token })
}
