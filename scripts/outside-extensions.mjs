/**
 * What a shopkeeper gets who extends a shop: packs the packages and the examples of `examples/extensions`, installs all of
 * them into a fresh shop outside of this repository, and looks at its back office in a browser.
 * usage: npm run outside:extensions [-- --keep FOLDER]
 * Ends with 1 when an extension is not there, a broken one takes more with it than itself, or a reserved path was taken.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { openShop } from './outside/open-shop.mjs'
import { pack } from './outside/pack.mjs'
import { install, root, say } from './workspace.mjs'

await install()
const { build } = await import('./build.mjs')
const packages = ['contract', 'sdk', 'server', 'ui', 'admin', 'create-cartwright', 'cli']
await build({ only: packages })

const keep = process.argv.includes('--keep') ? process.argv[process.argv.indexOf('--keep') + 1] : undefined
const folder = keep ?? mkdtempSync(join(tmpdir(), 'cartwright-extended-'))
const shop = join(folder, 'shop')
mkdirSync(shop, { recursive: true })

const examples = ['loyalty-card', 'packing-station', 'broken']
const tarballs = [
  ...packages.map((name) => pack(join(root, 'packages', name), folder)),
  ...examples.map((name) => pack(join(root, 'examples/extensions', name), folder)),
]
writeFileSync(join(shop, 'package.json'), JSON.stringify({ name: 'extended', private: true, type: 'module' }))
writeFileSync(
  join(shop, 'cartwright.config.ts'),
  `import { loyaltyCard } from '@cartwright-examples/loyalty-card'
import { defineShop } from '@cartwright/server'

export default {
  ...defineShop({ plugins: [loyaltyCard()] }),
  storefront: false,
  extensions: ['@cartwright-examples/packing-station', '@cartwright-examples/broken', '@cartwright-examples/broken/throws'],
}
`,
)
say('Installing the shop')
const run = (command, args) =>
  execFileSync(command, args, { cwd: shop, stdio: ['ignore', 'ignore', 'inherit'] })
run('npm', ['install', '--no-audit', '--no-fund', ...tarballs])
run('npx', ['cartwright', 'build'])

const { url, login, stop } = await openShop(shop)
const findings = []
const see = async (what, look) => {
  try {
    await look()
    say(`✓ ${what}`)
  } catch (error) {
    findings.push(`${what}: ${error.message}`)
    say(`✗ ${what}`)
  }
}
let browser
try {
  const executablePath =
    process.env.CARTWRIGHT_TEST_BROWSER ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync)
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${url}/app/login`)
  await page.getByLabel('E-mail').fill(login.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(login.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page
    .getByRole('dialog', { name: 'Help us get better' })
    .getByRole('button', { name: 'Continue' })
    .click()

  await see('a page has its link in the sidebar and opens', async () => {
    await page.getByRole('link', { name: 'Packing' }).click()
    await page.getByRole('heading', { level: 1, name: 'Packing station' }).waitFor()
  })
  await see('a widget stands on the page of a customer, with what its plugin answers', async () => {
    const { customers } = await page.evaluate(async () => (await fetch('/admin/customers?limit=1')).json())
    await page.goto(`${url}/app/a/customers/${customers[0].id}`)
    await page.getByRole('button', { name: 'Give 10 points' }).click()
    await page.getByText('10 points given').waitFor()
  })
  await see('there is one React', async () => {
    const copies = await page.evaluate(async () => {
      const listed = JSON.parse(document.querySelector('meta[name="cartwright-extensions"]').content)
      const codes = await Promise.all(listed.map(async ({ code }) => (await fetch(code)).text()))
      return codes.filter((code) => code.includes('__CLIENT_INTERNALS_DO_NOT_USE')).length
    })
    if (copies > 0) throw new Error(`${copies} extensions bring one along`)
  })
  await see('what is broken is named and leaves the rest', async () => {
    await page.goto(`${url}/app/a`)
    await page.getByText('The extension “@cartwright-examples/broken/throws” could not be shown').waitFor()
    await page.getByText('The extension “Dropped” could not be shown').waitFor()
  })
  await see('a reserved path stays the back office’s', async () => {
    await page.goto(`${url}/app/a/orders`)
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
    await page.goto(`${url}/app/a/settings`)
    await page.getByText('Dropped: The path "orders" belongs to the back office').waitFor()
  })
} finally {
  await browser?.close()
  await stop()
}
if (!keep) rmSync(folder, { recursive: true, force: true })
for (const finding of findings) console.error(finding)
console.log(
  findings.length === 0 ? 'Extensions are at home in strangers’ shops' : `${findings.length} findings`,
)
process.exit(findings.length ? 1 : 0)
