import { type BuiltInRoleId, builtInRoles } from '@cartwright/contract'
import { createClient } from '@cartwright/sdk'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Flags } from '../packages/server/src/shop'
import { adminAddresses } from './admin-addresses'
import { onPageError, openBrowser, openContext } from './browser'
import { type OpenSite, openSite } from './open-site'
import { rawKeys, visit } from './visit'

const roles = Object.keys(builtInRoles) as BuiltInRoleId[]
const wide = { width: 1440, height: 1000 }

/** What is walked: the two walks that miss the most, or with `CARTWRIGHT_WALK=full` each role with each flag off in turn. */
function walks(flags: readonly (keyof Flags)[]): { role: BuiltInRoleId; off: readonly (keyof Flags)[] }[] {
  if (process.env.CARTWRIGHT_WALK !== 'full')
    return [
      { role: 'owner', off: flags },
      { role: 'catalogue', off: [] },
    ]
  return roles.flatMap((role) => [
    { role, off: [] },
    { role, off: flags },
    ...flags.map((flag) => ({ role, off: [flag] })),
  ])
}

/** Opens each screen as links do, and gathers what broke, what was asked in vain and what has no words. */
async function walk(page: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = []
  let at = ''
  onPageError(page, (message) => found.push(`${at}: ${message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`${at}: ${message.text()}`)
  })
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url())
    // The address that is nowhere is answered by the back office itself.
    if (response.status() >= 400) found.push(`${at}: ${response.status()} for ${pathname}${search}`)
  })
  await page.goto(new URL('/app/a/settings/nowhere', page.url()).href)
  for (at of addresses) {
    try {
      await visit(page, at)
    } catch (error) {
      // Where one does not open, the others are still looked at.
      found.push(`${at}: ${(error as Error).message.split('\n')[0]}`)
      continue
    }
    for (const panel of await page.locator('main .cw-ErrorPanel').allInnerTexts())
      found.push(`${at}: shows “${panel.replaceAll('\n', ' ')}”`)
    for (const key of await rawKeys(page)) found.push(`${at}: no words for ${key}`)
  }
  return found
}

/** Whatever a role may not and whatever is switched off, no screen breaks, asks in vain or is without words. */
describe('every screen opens', () => {
  let open: OpenSite
  let browser: Browser
  let addresses: string[]

  beforeAll(async () => {
    open = await openSite('sqlite', inject('templates'), { days: 3 })
    browser = await openBrowser()
    const client = createClient({ baseUrl: open.url })
    await client.admin.auth.getToken(open.staff)
    addresses = await adminAddresses(client)
    for (const role of roles) {
      const { user } = await client.admin.users.create({
        email: `${role}@example.com`,
        password: open.staff.password,
        role_id: role,
      })
      const own = createClient({ baseUrl: open.url })
      await own.admin.auth.getToken({ email: user.email, password: open.staff.password })
      await own.admin.analyticsConfigs.create({ opt_out: true, anonymize: true })
    }
  })
  afterAll(async () => {
    await browser?.close()
    await open?.close()
  })

  const flags = [
    'analytics',
    'order_editing',
    'publishable_api_keys',
    'sales_channels',
    'product_categories',
    'tax_inclusive_pricing',
  ] as const satisfies readonly (keyof Flags)[]

  it.each(walks(flags))('for $role without $off', async ({ role, off }) => {
    const before = { ...open.shop.flags }
    Object.assign(open.shop.flags, Object.fromEntries(off.map((flag) => [flag, false])))
    const context = await openContext(browser, { viewport: wide })
    try {
      const page = await context.newPage()
      page.setDefaultTimeout(30_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`${open.url}/app/`)
      await page.getByLabel('E-mail').fill(`${role}@example.com`)
      await page.getByRole('textbox', { name: 'Password' }).fill(open.staff.password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.waitForURL('**/app/a**')
      // A job is seen by whoever began it.
      const others = addresses.filter((address) => !address.startsWith('/a/settings/jobs/'))
      expect(await walk(page, others)).toEqual([])
    } finally {
      Object.assign(open.shop.flags, before)
      await context.close()
    }
  })
})
