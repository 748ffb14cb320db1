import type { CallName } from '@cartwright/contract'
import { beforeAll, expect, it } from 'vitest'
import { runJob, uploadText } from '../testing/batch-jobs'
import { describeShop } from '../testing/test-shop'
import { shirt, type TestProduct } from '../testing/world'

const scripts = [
  'javascript:alert(1)',
  ' JAVA\tSCRIPT:alert(1)',
  'data:text/html,x',
  '//elsewhere.test/1.png',
]

describeShop('an address that browsers would be sent to', (t) => {
  let product: TestProduct
  beforeAll(async () => {
    product = await shirt(t, { images: ['https://img.test/1.png', '/uploads/2.png'] })
  })
  const written = () =>
    Promise.all(
      (['product', 'image', 'store', 'inventory_item', 'claim_image'] as const).map((name) =>
        t.shop.db.select().from(t.shop.db.t[name]),
      ),
    )

  it.each([
    ['POST /admin/products', 'images.1', (url: string) => ({ title: 'X', images: ['/1.png', url] })],
    ['POST /admin/products/:id', 'thumbnail', (url: string) => ({ thumbnail: url })],
    ['POST /admin/inventory-items', 'thumbnail', (url: string) => ({ thumbnail: url })],
    ['POST /admin/store', 'payment_link_template', (url: string) => ({ payment_link_template: url })],
    ['POST /admin/store', 'invite_link_template', (url: string) => ({ invite_link_template: url })],
    ['POST /admin/store', 'swap_link_template', (url: string) => ({ swap_link_template: url })],
    [
      'POST /admin/orders/:id/claims',
      'claim_items.0.images.0',
      (url: string) => ({
        type: 'refund',
        claim_items: [{ item_id: 'item_1', quantity: 1, images: [url] }],
      }),
    ],
    [
      'POST /admin/orders/:id/claims/:claim_id',
      'claim_items.0.images.0.url',
      (url: string) => ({ claim_items: [{ id: 'ci_1', images: [{ url }], tags: [] }] }),
    ],
  ] as [CallName, string, (url: string) => object][])(
    '%s takes no script as %s, and writes nothing',
    async (name, field, body) => {
      const before = await written()
      for (const url of scripts) {
        const params = { id: product.id, claim_id: 'claim_1' }
        const refused = await t.try(name, { params, body: body(url), headers: t.staff })
        expect(refused).toMatchObject({ status: 400, body: { type: 'invalid_data' } })
        expect(refused.body.errors).toEqual([
          { path: field, message: expect.stringContaining('must be an http or https address') },
        ])
      }
      expect(await written()).toEqual(before)
    },
  )
  it.each(['Product Thumbnail', 'Image 1 Url'])('keeps a row out of an import by its %s', async (column) => {
    const before = await written()
    const fileKey = await uploadText(t, `Product Handle;Product Title;${column}\ncup;Cup;${scripts[0]}\n`)
    const job = await runJob(t, 'product-import', { fileKey })
    expect(job.status).toBe('failed')
    expect(JSON.stringify(job.result)).toContain(`${column} must be an http or https address`)
    expect(await written()).toEqual(before)
  })
})
