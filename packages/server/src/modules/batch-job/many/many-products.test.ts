import { beforeAll, expect, it } from 'vitest'
import { createJob, readJob, runJob, workInPart } from '../../../testing/batch-jobs'
import { describeShop, type TestShop } from '../../../testing/test-shop'
import { europe } from '../../../testing/world'
import { enqueueJob, workOnJob } from '../work-on-job'

const make = async (t: TestShop, title: string, amount: number) =>
  (
    await t.call('POST /admin/products', {
      body: {
        title,
        options: [{ title: 'Size' }],
        variants: [{ title: 'One', prices: [{ currency_code: 'eur', amount }], options: [{ value: 'one' }] }],
      },
      headers: t.staff,
    })
  ).product

const priceOf = async (t: TestShop, id: string) => {
  const { product } = await t.call('GET /admin/products/:id', { params: { id }, headers: t.staff })
  return product.variants?.[0]?.prices?.find(({ currency_code }) => currency_code === 'eur')?.amount
}

describeShop('many products at once', (t) => {
  beforeAll(async () => {
    await europe(t)
  })
  const makeMany = async (prefix: string, count: number, amount = 1000) => {
    const ids: string[] = []
    for (let n = 0; n < count; n++) ids.push((await make(t, `${prefix} ${n}`, amount)).id)
    return ids
  }
  const undo = (job_id: string) => runJob(t, 'import-undo', { job_id })
  const read = async (id: string) =>
    (await t.call('GET /admin/products/:id', { params: { id }, headers: t.staff })).product

  it('are published, and as before once that is taken back, but for what was changed since', async () => {
    const ids = await makeMany('Status', 3)
    await t.call('POST /admin/products/:id', {
      params: { id: ids[2] ?? '' },
      body: { status: 'published' },
      headers: t.staff,
    })
    const change = { status: 'published', add_tags: ['sale'] }
    const job = await runJob(t, 'product-change', { action: 'update', ids, change })
    expect(job).toMatchObject({ status: 'completed', result: { rows: { updated: 3 } } })
    for (const id of ids)
      expect(await read(id)).toMatchObject({ status: 'published', tags: [{ value: 'sale' }] })
    await t.call('POST /admin/products/:id', {
      params: { id: ids[1] ?? '' },
      body: { title: 'Changed since' },
      headers: t.staff,
    })
    await undo(job.id)
    expect(await read(ids[0] ?? '')).toMatchObject({ status: 'draft', tags: [] })
    expect(await read(ids[1] ?? '')).toMatchObject({ status: 'published', title: 'Changed since' })
    expect(await read(ids[2] ?? '')).toMatchObject({ status: 'published', tags: [] })
  })

  it('cost some per cent more, once, whenever the process ends, and what they did before once that is taken back', async () => {
    const ids = await makeMany('Price', 70)
    const context = { action: 'price', ids, percent: 10, ending: '.99' }
    const look = await createJob(t, 'product-change', context, true)
    await workOnJob(t.shop, look.id)
    expect((await readJob(t, look.id)).result).toMatchObject({
      count: 70,
      would: { updated: 70 },
      rows_before: expect.arrayContaining([
        { name: 'Price 0', currency_code: 'eur', before: 1000, after: 1099 },
      ]),
    })
    expect(await priceOf(t, ids[0] ?? '')).toBe(1000)
    const job = await createJob(t, 'product-change', context)
    await workInPart(t, job.id)
    expect((await readJob(t, job.id)).status).toBe('processing')
    await enqueueJob(t.shop, job.id)
    expect(await readJob(t, job.id)).toMatchObject({
      status: 'completed',
      result: { rows: { updated: 70 } },
    })
    for (const id of ids) expect(await priceOf(t, id)).toBe(1099)
    await undo(job.id)
    for (const id of [ids[0], ids[40], ids[69]]) expect(await priceOf(t, id ?? '')).toBe(1000)
  })

  it('stay in currencies that were not named, and are told where they have no price in one', async () => {
    const ids = await makeMany('Currency', 1)
    const job = await runJob(t, 'product-change', {
      action: 'price',
      ids,
      percent: 10,
      currencies: ['usd'],
    })
    expect(job.result).toMatchObject({ rows: { updated: 0, skipped: 1 } })
    expect(await priceOf(t, ids[0] ?? '')).toBe(1000)
  })

  it('are deleted by what they are filtered by', async () => {
    const ids = await makeMany('Going', 5)
    const job = await runJob(t, 'product-change', { action: 'delete', filterable_fields: { q: 'Going' } })
    expect(job.result).toMatchObject({ rows: { updated: 5 } })
    for (const id of ids)
      expect((await t.try('GET /admin/products/:id', { params: { id }, headers: t.staff })).status).toBe(404)
  })

  it('name what is wrong with a change before anything is done', async () => {
    const [id] = await makeMany('Wrong', 1)
    for (const change of [{}, { collection_id: 'pcol_none' }, { add_sales_channels: ['sc_none'] }]) {
      const { status } = await t.try('POST /admin/batch-jobs', {
        body: { type: 'product-change', context: { action: 'update', ids: [id], change } },
        headers: t.staff,
      })
      expect([400, 404]).toContain(status)
    }
  })
})

describeShop('many customers at once', (t) => {
  it('are put into a group, those who are in it left alone, and out of it again', async () => {
    const ids: string[] = []
    for (const name of ['ada', 'grace', 'mary'])
      ids.push(
        (
          await t.call('POST /admin/customers', {
            body: {
              email: `${name}@example.com`,
              first_name: name,
              last_name: 'L',
              password: 'long-enough-1',
            },
            headers: t.staff,
          })
        ).customer.id,
      )
    const { customer_group } = await t.call('POST /admin/customer-groups', {
      body: { name: 'Trade' },
      headers: t.staff,
    })
    const group_id = customer_group.id
    await t.call('POST /admin/customer-groups/:id/customers/batch', {
      params: { id: group_id },
      body: { customer_ids: [{ id: ids[0] ?? '' }] },
      headers: t.staff,
    })
    const job = await runJob(t, 'customer-change', {
      action: 'add_to_group',
      filterable_fields: {},
      group_id,
    })
    expect(job.result).toMatchObject({ rows: { updated: 2, skipped: 1 } })
    const members = async () =>
      (await t.call('GET /admin/customers', { query: { groups: [group_id] }, headers: t.staff })).count
    expect(await members()).toBe(3)
    await runJob(t, 'import-undo', { job_id: job.id })
    expect(await members()).toBe(1)
  })
})
