/**
 * Walks through every screen of a running back office and opens every dialog that a button or a menu leads to, each in the
 * windows and colours that are named; gathers what is too wide, what axe finds and what the console says, and keeps a picture
 * of each.
 * What a press would send is held back, but for screens of records the walk makes some first (a discount code, a gift card, a
 * price list, a group, a key, an export) and decides on usage data: it is for a shop of this machine that may be thrown away.
 * usage: npm run looks -- --url http://127.0.0.1:9000 --email E --password P [--out FOLDER] [--locale ar]
 *        [--colors light,dark] [--widths 390,1000,1440] [--dialogs] [--only orders,products]
 *        CARTWRIGHT_LOOKS_MOMENT: ms in which a dialog has to open, 1500; more on a busy machine
 */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createClient } from '@cartwright/sdk'
import type { Page } from 'playwright-core'
import { adminAddresses } from '../e2e/admin-addresses'
import { wrongs } from '../e2e/axe'
import { openBrowser, openContext } from '../e2e/browser'
import { rawKeys, settled, tooWide, visit } from '../e2e/visit'
import { eachDialog } from './looks/dialogs'

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:9000' },
    email: { type: 'string' },
    password: { type: 'string' },
    out: { type: 'string', default: 'looks' },
    locale: { type: 'string', default: 'en' },
    colors: { type: 'string', default: 'light' },
    widths: { type: 'string', default: '390,1000,1440' },
    dialogs: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})
const { url, email = '', password = '', out } = values
const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
const isColor = (word: string) => word === 'light' || word === 'dark'
const colors = values.colors.split(',').filter(isColor)
const only = values.only?.split(',')
const windows = values.widths.split(',').map((width) => ({
  width: Number(width),
  height: Number(width) < 600 ? 844 : 1000,
}))
if (!['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)) {
  console.error(
    `${url} is not on this machine: the walk makes a discount and a gift card, and looks only at shops of this machine`,
  )
  process.exit(2)
}
mkdirSync(out, { recursive: true })
writeFileSync(join(out, 'found.txt'), '')

const client = createClient({ baseUrl: url })
await client.admin.auth.getToken({ email, password })
const decided = await client.admin.analyticsConfigs.retrieve().catch(() => undefined)
if (!decided) await client.admin.analyticsConfigs.create({ opt_out: true, anonymize: true })
const addresses = (await adminAddresses(client, { without: 'leave out' })).filter(
  (address) => !only || only.some((word) => address.includes(word)),
)

const browser = await openBrowser()
const context = await openContext(browser, {
  locale: values.locale,
  colorScheme: colors[0] ?? 'light',
  viewport: windows[0] ?? null,
})
const page = await context.newPage()
// A deletion that waits behind Undo is sent when the page is left, where no route sees it.
await page.addInitScript(() => {
  const send = window.fetch
  window.fetch = (input, init) =>
    init?.keepalive && sessionStorage.getItem('looks') === 'held'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : send(input, init)
})
const found: string[] = []
let at = 'login'
let isHoldingBack = false
page.on('pageerror', (error) => tell(`${at}: ${error.message}`))
page.on('console', (message) => {
  const isHeldBack = isHoldingBack && message.text().startsWith('Failed to load resource')
  if (['error', 'warning'].includes(message.type()) && !isHeldBack) tell(`${at}: ${message.text()}`)
})
await page.emulateMedia({ reducedMotion: 'reduce' })
await signIn(page)
await page.goto(`${url}/app/a/settings/nowhere`)

const fileOf = (...words: (string | number)[]) =>
  join(
    out,
    `${words
      .join(' ')
      .replace(/[^\p{L}\p{N}.]+/gu, '-')
      .replace(/^-/, '')
      .slice(0, 150)}.png`,
  )

let dialogs = 0
let pictures = 0
for (const address of addresses) {
  at = address
  try {
    await visit(page, address)
    await lookAt(address)
    if (values.dialogs) await lookAtDialogs(address)
  } catch (error) {
    tell(`${address}: the walk stopped here, ${error instanceof Error ? error.message : String(error)}`)
    await page.goto(`${url}/app/a/settings/nowhere`)
  }
  console.log(`${address}: ${dialogs} dialogs, ${found.length} found so far`)
}

function tell(line: string) {
  found.push(line)
  appendFileSync(join(out, 'found.txt'), `${line}\n`)
}

/** Looks at what stands on the page in every window and colour, and leaves the page in the first of them. */
async function lookAt(name: string, ...way: string[]) {
  for (const colorScheme of colors) {
    await page.emulateMedia({ colorScheme })
    for (const window of windows) {
      await page.setViewportSize(window)
      await page.evaluate(settled)
      const over = await tooWide(page)
      if (over > 0) tell(`${name} (${window.width}): ${over} px too wide`)
      await page.screenshot({ path: fileOf(name.split(' › ')[0] ?? '', ...way, window.width, colorScheme) })
      pictures += 1
    }
    for (const key of await rawKeys(page)) tell(`${name}: no words for ${key}`)
    for (const wrong of await wrongs(page, standards)) tell(`${name} (${colorScheme}): ${wrong}`)
  }
  await page.emulateMedia({ colorScheme: colors[0] ?? 'light' })
  await page.setViewportSize(windows[0] ?? { width: 1440, height: 1000 })
}

async function lookAtDialogs(address: string) {
  isHoldingBack = true
  await page.evaluate(() => sessionStorage.setItem('looks', 'held'))
  await page.route(/\/(admin|store)\//, (route) =>
    ['GET', 'HEAD'].includes(route.request().method()) ? route.fallback() : route.abort(),
  )
  const again = async () => {
    await page.goto(`${url}/app/a/settings/nowhere`)
    await visit(page, address)
  }
  await again()
  await eachDialog(page, again, async ({ way }) => {
    const name = `${address} › ${way.join(' › ')}`
    at = name
    dialogs += 1
    await lookAt(name, ...way)
  })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => sessionStorage.removeItem('looks'))
  isHoldingBack = false
  await page.goto(`${url}/app/a/settings/nowhere`)
}

async function signIn(page: Page) {
  await page.goto(`${url}/app/login`)
  await page.locator('input[type=email], input[name=email]').fill(email)
  await page.locator('input[name=password], input[type=password]').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/a**')
}

for (const line of found) console.log(line)
console.log(
  `${addresses.length} screens, ${dialogs} dialogs, ${pictures} pictures in ${out}, ${found.length} found`,
)
await browser.close()
process.exit(found.length > 0 ? 1 : 0)
