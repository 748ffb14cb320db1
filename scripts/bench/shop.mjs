import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../workspace.mjs'
import { call } from './load.mjs'

const commandOf = (home) => join(home, 'packages/cli/bin/cartwright.js')

const cli = (args, { env, input, home = root } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [commandOf(home), ...args], {
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    let out = ''
    child.stdout.on('data', (chunk) => (out += chunk))
    child.stderr.on('data', (chunk) => (out += chunk))
    child.stdin.end(input ?? '')
    child.on('exit', (code) =>
      code === 0 ? resolve(out) : reject(new Error(`cartwright ${args.join(' ')}: ${out}`)),
    )
  })

const csv = (count) => {
  const lines = [
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Image Src',
  ]
  for (let n = 0; n < count; n++)
    for (const [index, size] of ['S', 'M', 'L'].entries())
      lines.push(
        index === 0
          ? `piece-${n},Piece ${n},"<p>A good piece, number ${n}, for slow rooms and long evenings.</p>",Kiln,Vessels,"tag ${n % 40}",true,Size,${size},P${n}-${size},300,shopify,100000,deny,${(10 + (n % 90)).toFixed(2)},https://img.example/${n}.jpg`
          : `piece-${n},,,,,,,,${size},P${n}-${size},300,shopify,100000,deny,${(10 + (n % 90)).toFixed(2)},${index === 1 ? `https://img.example/${n}-b.jpg` : ''}`,
      )
  return lines.join('\n')
}

/**
 * A built server on a fresh database with so many products, three variants each, and a region to buy in. `starting` is
 * the environment of the server alone, `log` where it writes to, `workers` how many processes it has, `home` the folder of
 * another version than this.
 */
export async function openShop({ products, databaseUrl, port, data: folder, starting, log, workers, home }) {
  const data = folder ?? mkdtempSync(join(tmpdir(), 'cartwright-bench-'))
  const env = { NODE_ENV: 'production', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }
  await cli(['seed', 'empty', '--data', data], { env, home })
  await cli(['user', 'create', '--email', 'bench@example.com', '--password-stdin', '--data', data], {
    env,
    home,
    input: 'a-long-password-for-the-bench',
  })
  const file = join(data, 'products.csv')
  writeFileSync(file, csv(products))
  const at = performance.now()
  await cli(['import', file, '--data', data, '--quiet'], { env, home })
  const importSeconds = (performance.now() - at) / 1000
  const server = await serve({ data, env: { ...env, ...starting }, port, log, workers, home })
  const base = `http://127.0.0.1:${port}`
  const { access_token } = (
    await call(base, 'POST', '/admin/auth/token', {
      email: 'bench@example.com',
      password: 'a-long-password-for-the-bench',
    })
  ).json()
  const staff = { authorization: `Bearer ${access_token}` }
  const post = async (path, body) => {
    const reply = await call(base, 'POST', path, body, staff)
    if (reply.status >= 400) throw new Error(`${path} answered ${reply.status}: ${reply.raw}`)
    return reply.json()
  }
  const { region } = await post('/admin/regions', {
    name: 'Bench',
    currency_code: 'usd',
    tax_rate: 20,
    countries: ['us'],
    payment_providers: ['manual'],
    fulfillment_providers: ['manual'],
  })
  const profiles = (await call(base, 'GET', '/admin/shipping-profiles', undefined, staff)).json()
    .shipping_profiles
  const profile = profiles.find(({ type }) => type === 'default')
  const { shipping_option: option } = await post('/admin/shipping-options', {
    name: 'Post',
    region_id: region.id,
    profile_id: profile.id,
    provider_id: 'manual',
    price_type: 'flat_rate',
    amount: 500,
    data: { id: 'manual-fulfillment' },
  })
  const page = (await call(base, 'GET', `/store/products?limit=100&region_id=${region.id}`)).json().products
  return { ...server, base, data, env, staff, region, option, products: page, importSeconds }
}

/** A built server on a large catalogue, without orders unless it is told. Staff may sign in as in `openShop`. */
export async function openStress({ products, orders = 0, databaseUrl, port, starting, log }) {
  const data = mkdtempSync(join(tmpdir(), 'cartwright-bench-'))
  const env = { NODE_ENV: 'production', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }
  const args = ['--products', String(products), '--orders', String(orders), '--seed', '1']
  await cli(['seed', 'stress', ...args, '--data', data], { env })
  await cli(['user', 'create', '--email', 'bench@example.com', '--password-stdin', '--data', data], {
    env,
    input: 'a-long-password-for-the-bench',
  })
  const server = await serve({ data, env: { ...env, ...starting }, port, log })
  return { ...server, base: `http://127.0.0.1:${port}`, data, env }
}

/** A built demo shop with its pages, and staff to sign in. */
export async function openDemo({ port }) {
  const data = mkdtempSync(join(tmpdir(), 'cartwright-bench-'))
  const staff = { email: 'bench@example.com', password: 'a-long-password-for-the-bench' }
  await cli(['seed', 'demo', '--data', data])
  await cli(['user', 'create', '--email', staff.email, '--password-stdin', '--data', data], {
    input: staff.password,
  })
  const server = await serve({ data, env: {}, port, pages: true })
  const stop = async () => {
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${port}`, ...staff, stop }
}

/** Starts the server and waits until it answers; tells how long that took, in ms. */
export async function serve({ data, env, port, log = 'inherit', pages = false, workers = 1, home = root }) {
  const started = performance.now()
  const without = pages ? [] : ['--no-storefront', '--no-admin']
  const more = workers > 1 ? ['--workers', String(workers)] : []
  const child = spawn(
    process.execPath,
    [commandOf(home), 'start', '--port', String(port), '--data', data, ...without, ...more],
    {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', log],
    },
  )
  for (;;) {
    try {
      const reply = await call(`http://127.0.0.1:${port}`, 'GET', '/health')
      if (reply.status === 200) break
    } catch {
      if (child.exitCode !== null) throw new Error('The server ended before it answered')
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  const coldStart = performance.now() - started
  const stop = () =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve()
      child.once('exit', resolve)
      child.kill('SIGTERM')
    })
  return {
    pid: child.pid,
    coldStart,
    stop,
    isAlive: () => child.exitCode === null && child.signalCode === null,
  }
}
