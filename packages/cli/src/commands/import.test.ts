import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { withShop } from '../with-shop'
import { importFile } from './import'

const data = mkdtempSync(join(tmpdir(), 'cartwright-cli-import-'))
const given = process.env.DATABASE_URL
beforeAll(() => {
  delete process.env.DATABASE_URL
  return () => {
    if (given !== undefined) process.env.DATABASE_URL = given
  }
})
afterEach(() => {
  process.exitCode = 0
})

const run = async (text: string, ...options: string[]) => {
  const file = join(mkdtempSync(join(tmpdir(), 'cartwright-cli-file-')), 'export.csv')
  writeFileSync(file, text)
  const program = new Command()
  importFile(program)
  await program.parseAsync(['import', file, '--data', data, '--quiet', ...options], { from: 'user' })
  return file
}
const entries = () =>
  withShop({ data }, async (shop) => {
    const { audit_log } = shop.db.t
    const rows = await shop.db.select().from(audit_log)
    return rows.filter(({ actor_type }) => actor_type === 'cli')
  })
const shopify = (title: string) => `Handle,Title,Published,Variant Price\nplate,${title},true,12.00\n`

it('leaves one entry in the audit log, with the file and what became of it; a dry run leaves none', async () => {
  await run(shopify('Plate'), '--dry-run')
  expect(await entries()).toEqual([])
  const file = await run(shopify('Plate'))
  expect(await entries()).toMatchObject([
    {
      action: 'import',
      after: { file, status: 'completed', created: 1, updated: 0, skipped: 0, failed: 0 },
    },
  ])
  await run('Product Handle;Product Title\nbowl;Bowl\n')
  const [, second, ...more] = await entries()
  expect(second).toMatchObject({ action: 'import', after: { type: 'product-import', created: 1 } })
  expect(more).toEqual([])
})

it('writes what was refused so that no spreadsheet runs it', async () => {
  const errors = join(data, 'errors.csv')
  await run('Product Handle;Product Title;Product Status\nlid;Lid;=cmd()\n', '--errors', errors)
  expect(process.exitCode).not.toBe(0)
  const [header, row] = readFileSync(errors, 'utf8').split('\r\n')
  expect(header).toBe('Line,Column,Level,Value,Message,Hint')
  expect(row).toContain(",'=cmd(),")
  await run(`${shopify('Plate')}cup,Cup,true,"=1+1"\n`, '--errors', errors)
  expect(readFileSync(errors, 'utf8')).toContain(",'=1+1,")
})

it('takes an import of any make back, and leaves no product behind', async () => {
  const handles = () =>
    withShop({ data }, async (shop) => {
      const { product } = shop.db.t
      return (await shop.db.select({ handle: product.handle }).from(product))
        .map(({ handle }) => handle)
        .sort()
    })
  const before = await handles()
  await run(`${shopify('Blue plate')}jar,Jar,true,3.00\n`)
  expect(await handles()).toEqual([...before, 'jar'].sort())
  const last = await withShop({ data }, async (shop) => {
    const { batch_job } = shop.db.t
    const rows = await shop.db.select({ id: batch_job.id }).from(batch_job)
    return (
      rows
        .map(({ id }) => id)
        .sort()
        .at(-1) ?? ''
    )
  })
  const program = new Command()
  importFile(program)
  await program.parseAsync(['import', '--undo', last, '--data', data, '--quiet'], { from: 'user' })
  expect(await handles()).toEqual(before)
})

it('reads columns under names of their own, keeps them by name, and refuses what says nothing of the file', async () => {
  const text = 'Mail;Vorname\nada@example.com;Ada\n'
  await run(
    text,
    '--map',
    'Mail=customer.email',
    '--map',
    'Vorname=customer.first_name',
    '--save-mapping',
    'Till',
  )
  await run(`${text}grace@example.com;Grace\n`, '--mapping', 'Till')
  const names = () =>
    withShop({ data }, async (shop) => {
      const { customer } = shop.db.t
      const rows = await shop.db.select({ name: customer.first_name }).from(customer)
      return rows.map(({ name }) => name).sort()
    })
  expect(await names()).toEqual(['Ada', 'Grace'])
  const mapping = join(data, 'mapping.json')
  writeFileSync(mapping, '{"Mail": "customer.email", "Vorname": "customer.last_name"}')
  await run('Mail;Vorname\nbo@example.com;Bo\n', '--map', mapping)
  expect(await names()).toContain(null)
  await expect(run(text, '--mapping', 'Tills')).rejects.toThrow('there is Till')
  await expect(run(text, '--mapping', 'Till', '--images', 'skip')).rejects.toThrow('context.images')
  await expect(run(text, '--map', 'Mial=customer.email')).rejects.toThrow('Mial')
  await expect(run(text, '--save-mapping', 'None')).rejects.toThrow('nothing to save')
  const titles = () =>
    withShop({ data }, async (shop) => {
      const { product } = shop.db.t
      const rows = await shop.db.select({ handle: product.handle, title: product.title }).from(product)
      return rows.filter(({ handle }) => handle === 'x').map(({ title }) => title)
    })
  await run('Product Handle;Product Title\nx;X\n')
  await run('Product Handle;Product Title\nx;Y\n', '--on-conflict', 'skip')
  expect(await titles()).toEqual(['X'])
})
