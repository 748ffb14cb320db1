import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { buy } from '../../e2e/buy'

interface Ways {
  /** An empty folder. */
  folder: string
  /** Where `docs` lies. */
  root: string
  env: NodeJS.ProcessEnv
  check: (what: string, isThere: boolean) => void
}

const port = '9123'
const url = `http://localhost:${port}`

/** The blocks of shell of a page, as a reader copies them; only the port is another. */
const blocks = (page: string) =>
  [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text = '']) =>
    text.trim().replaceAll('http://localhost:9000', url),
  )

/** The seconds that something took, as it is said beside it. */
const timed = async <T>(work: Promise<T>) => {
  const started = performance.now()
  const value = await work
  return { value, took: `${((performance.now() - started) / 1000).toFixed(0)} s` }
}

const shell = (script: string, cwd: string, env: NodeJS.ProcessEnv) =>
  promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], {
    cwd,
    env: { ...process.env, ...env },
    maxBuffer: 1 << 26,
  }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string; stderr: string }) => {
      process.stderr.write(error.stderr)
      return { code: error.code, stdout: error.stdout }
    },
  )

/**
 * Goes the way of the quick start word by word: makes a shop by the commands of its page, buys in a browser, signs in to the back
 * office with what was printed and finds the order there, and runs every other command of the page.
 */
export async function followQuickStart({ folder, root, env, check }: Ways): Promise<void> {
  const [making = '', ...asking] = blocks(readFileSync(join(root, 'docs/quick-start.md'), 'utf8'))
  const lines = making.split('\n')
  const running = lines.pop()
  check('quick start: the last of the first commands runs the shop', running === 'npm run dev')
  // npm asks whether it may fetch what makes shops, and a reader agrees.
  const made = await timed(shell(lines.join('\n'), folder, { ...env, npm_config_yes: 'true' }))
  check(`quick start: made and installed (${made.took})`, made.value.code === 0)

  const shop = join(folder, 'my-shop')
  const dev = spawn('npm', ['run', 'dev'], {
    cwd: shop,
    env: { ...process.env, ...env, PORT: port },
    stdio: ['ignore', 'inherit', 'pipe'],
    detached: true,
  })
  const ended = once(dev, 'exit')
  try {
    const { value: login, took } = await timed(
      new Promise<{ email: string; password: string }>((resolve, reject) => {
        createInterface({ input: dev.stderr }).on('line', (line) => {
          process.stderr.write(`${line}\n`)
          const [, email, password] = /Staff login\s+(\S+@\S+)\s+(\S+)$/.exec(line) ?? []
          if (email && password) resolve({ email, password })
        })
        ended.then(([code]) => reject(new Error(`npm run dev ended with ${code}`)))
      }),
    )
    check(`quick start: open, with a login (${took})`, true)
    const browser = await chromium.launch({ executablePath: process.env.CARTWRIGHT_TEST_BROWSER })
    try {
      const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
      const sale = await timed(buy(page, url, 'ada@example.com'))
      check(`quick start: bought in a browser (${sale.took}): ${sale.value}`, /thank/i.test(sale.value))
      await page.goto(`${url}/app`)
      await page.locator('[name=email]').fill(login.email)
      await page.locator('[name=password]').fill(login.password)
      await page.locator('[type=submit]').click()
      await page.waitForURL((at) => !at.pathname.includes('login'))
      await page.goto(`${url}/app/a/orders`)
      await page.getByText('Ada Byron').first().waitFor()
      check('quick start: the order is in the back office', true)
    } finally {
      await browser.close()
    }
    const asked = await shell(asking.join('\n'), shop, { ...env, PORT: port })
    check('quick start: every other command of it runs', asked.code === 0)
    const titles = asked.stdout.split('\n').filter((line) => /^"\D/.test(line))
    check('quick start: the API says what is sold', titles.length === 3)
    check('quick start: the commands find the order', asked.stdout.includes('ada@example.com'))
  } finally {
    if (dev.pid && dev.exitCode === null) process.kill(-dev.pid, 'SIGTERM')
    await ended
  }
}
