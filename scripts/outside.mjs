/**
 * What strangers get: packs the packages, installs them into fresh applications outside of this repository, and looks at
 * the pieces there, in light, dark and Arabic, beside the same pieces in our Storybook.
 * usage: npm run outside [-- --only vite-react-18 --keep FOLDER]
 * Ends with 1 when a page writes to its console, a piece looks otherwise than designed, or a form without scripts posts
 * anything but what was chosen.
 */
import { execFileSync, spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright-core'
import { apps } from './outside/apps.mjs'
import { difference } from './outside/difference.mjs'
import { pack } from './outside/pack.mjs'
import { install, root, say } from './workspace.mjs'

await install()
const { build } = await import('./build.mjs')
await build({ only: ['contract', 'sdk', 'ui'] })

const flag = (name) =>
  process.argv.includes(`--${name}`) ? process.argv[process.argv.indexOf(`--${name}`) + 1] : undefined
const folder = flag('keep') ?? mkdtempSync(join(tmpdir(), 'cartwright-outside-'))
mkdirSync(folder, { recursive: true })
const write = (file, text) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
const run = (command, args, cwd) =>
  execFileSync(command, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CI: '1' },
  })

const tarballs = ['contract', 'sdk', 'ui'].map((name) => pack(join(root, 'packages', name), folder))

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

async function serve({ command: [command, ...args], cwd }) {
  const port = await freePort()
  const isVite = args.includes('preview')
  const child = spawn(command, isVite ? [...args, '--port', String(port)] : args, {
    cwd,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
  })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 150; tries++) {
    if (
      await fetch(url).then(
        (reply) => reply.ok,
        () => false,
      )
    )
      break
    await new Promise((r) => setTimeout(r, 200))
  }
  return { url, stop: () => process.kill(-child.pid) }
}

const executablePath =
  process.env.CARTWRIGHT_TEST_BROWSER ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync)
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const parts = { drawer: '.cw-CartDrawer', picker: '.cw-BuyForm', modal: '.cw-Modal', toast: '.cw-Toast' }
const looks = [
  { name: 'light', theme: 'light', locale: 'en' },
  { name: 'dark', theme: 'dark', locale: 'en' },
  { name: 'arabic', theme: 'light', locale: 'ar' },
]
const findings = []

/** A picture of each piece in each look; whatever the console says is a finding. */
async function pictures(name, url, pageOf = ownPage) {
  const taken = {}
  for (const look of looks) {
    const context = await browser.newContext({
      viewport: { width: 1024, height: 768 },
      reducedMotion: 'reduce',
      colorScheme: look.name === 'dark' ? 'dark' : 'light',
    })
    for (const [piece, selector] of Object.entries(parts)) {
      const page = await context.newPage()
      const say = (text) => findings.push(`${name}, ${piece}, ${look.name}: ${text}`)
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && name !== 'storybook') say(message.text())
      })
      page.on('pageerror', (error) => say(error.message))
      await page.goto(url + pageOf(piece, look), { waitUntil: 'networkidle' })
      const part = page.locator(selector).first()
      await part.waitFor()
      // Whatever size of letters the page has chosen, the pieces follow it; compared are the same sizes.
      await page.addStyleTag({ content: ':root { font-size: 16px !important }' })
      await page.waitForTimeout(300)
      taken[`${piece}-${look.name}`] = await part.screenshot()
      write(join(folder, 'pictures', `${name}-${piece}-${look.name}.png`), taken[`${piece}-${look.name}`])
      await page.close()
    }
    await context.close()
  }
  return taken
}

const ownPage = (piece, { theme, locale }) => `/?piece=${piece}&theme=${theme}&locale=${locale}`

/** Posts the picker as a browser without scripts does. */
async function postPlainly(name, url) {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${url}/?piece=picker`)
  await page.locator('input[type=radio][value=Small]').check({ force: true })
  await page.locator('button[name=intent]').click()
  const posted = JSON.parse(await page.locator('output').textContent())
  const wanted = { handle: 'tall-jug', 'option:Size': 'Small', quantity: '1', intent: 'add' }
  if (JSON.stringify(posted) !== JSON.stringify(wanted))
    findings.push(`${name}: without scripts it posted ${JSON.stringify(posted)}`)
  await context.close()
}

const cart = join(folder, 'cart.json')
run(join(root, 'node_modules/.bin/tsx'), [join(root, 'scripts/outside/write-cart.ts'), cart], root)
const chosen = Object.entries(apps).filter(
  ([name]) => !flag('only') || flag('only') === name || name === 'storybook',
)
let designed
for (const [name, app] of chosen) {
  say(`Making ${name}`)
  const made = app.make({
    run,
    folder,
    name,
    tarballs,
    write,
    root,
    withCart: (to) => copyFileSync(cart, to),
  })
  const server = await serve(made)
  try {
    const taken = await pictures(name, server.url, app.pageOf)
    if (app.isServerRendered) await postPlainly(name, server.url)
    designed ??= taken
    for (const [piece, picture] of Object.entries(taken)) {
      const share = await difference(browser, designed[piece], picture)
      const isSame = share < 0.01
      if (!isSame) findings.push(`${name}, ${piece}: ${(share * 100).toFixed(1)} % of it looks otherwise`)
      say(`${isSame ? '✓' : '✗'} ${name} ${piece} ${(share * 100).toFixed(2)} %`)
    }
  } finally {
    server.stop()
  }
}
await browser.close()
if (!flag('keep')) rmSync(folder, { recursive: true, force: true })
for (const finding of findings) console.error(finding)
console.log(
  findings.length === 0 ? 'The pieces are at home in strangers’ pages' : `${findings.length} findings`,
)
process.exit(findings.length ? 1 : 0)
