import { beforeAll, expect, it } from 'vitest'
import { contentOf, runJob, uploadText } from '../../testing/batch-jobs'
import { describeShop } from '../../testing/test-shop'
import { america, createProduct, type TestProduct } from '../../testing/world'

describeShop('files in several languages', (t) => {
  let jug: TestProduct
  const words = async (id: string) =>
    (
      await t.call('GET /admin/products/:id/translations', { params: { id }, headers: t.staff })
    ).translations.map(({ language, values }) => [language, values])
  const take = async (rows: string[][]) => {
    const file = rows.map((row) => row.join(';')).join('\n')
    const job = await runJob(t, 'product-import', { fileKey: await uploadText(t, file), format: 'medusa' })
    expect(job).toMatchObject({ status: 'completed' })
    return job
  }
  const found = async (q: string) =>
    (await t.try('POST /store/products/search', { body: { q } })).body.hits.map(
      ({ title }: { title: string }) => title,
    )
  const header = ['Product Handle', 'Product Title', 'Option 1 Name', 'Option 1 Value', 'Variant SKU']

  beforeAll(async () => {
    await america(t)
    jug = await createProduct(t, 'Jug', { Ash: { usd: 2000 } }, { options: [{ title: 'Glaze' }] })
  })

  it('have columns for the languages that there are, and no others', async () => {
    const file = async () => contentOf(t, (await runJob(t, 'product-export', {})).result?.file_key)
    expect((await file()).split('\n')[0]).not.toContain('[de]')
    const [option] =
      (await t.call('GET /store/products/:id', { params: { id: jug.id } })).product.options ?? []
    await t.call('POST /admin/products/:id/translations/:language', {
      params: { id: jug.id, language: 'de' },
      body: {
        title: 'Krug',
        metadata: { care: 'Von Hand' },
        options: { [option?.id ?? '']: { title: 'Glasur', values: { Ash: 'Asche' } } },
      },
      headers: t.staff,
    })
    const [head = '', row = ''] = (await file()).trim().split('\n')
    expect(head).toMatch(
      /Product Title \[de\];Product Metadata \[de\];Option 1 Name \[de\];Option 1 Value \[de\]\r?$/,
    )
    expect(row).toMatch(/Krug;"{""care"":""Von Hand""}";Glasur;Asche\r?$/)
  })

  it('bring words that join those that are kept, and take them along again', async () => {
    const before = await words(jug.id)
    const handle = jug.product.handle ?? ''
    const job = await take([
      [
        ...header,
        'Product Status',
        'Product Title [fr]',
        'Product Subtitle [de]',
        'Option 1 Value [fr]',
        'Product Metadata [fr]',
        'Product Metadata [de]',
      ],
      [
        handle,
        'Jug',
        'Glaze',
        'Ash',
        jug.variants[0]?.sku ?? '',
        'published',
        'Pichet',
        'Aus Ton',
        'Cendre',
        '"{""care"":""À la main""}"',
        '"{""box"":""Karton""}"',
      ],
      ['bowl', 'Bowl', 'Glaze', 'Iron', 'bowl-1', 'published', 'Coupe', '', 'Fer', '', ''],
    ])
    expect(job.result?.rows).toMatchObject({ created: 1, updated: 1, error: 0 })
    const [de, fr] = await words(jug.id)
    expect(de).toEqual([
      'de',
      { ...(before[0]?.[1] as object), subtitle: 'Aus Ton', metadata: { care: 'Von Hand', box: 'Karton' } },
    ])
    expect(fr).toEqual([
      'fr',
      { title: 'Pichet', options: expect.anything(), metadata: { care: 'À la main' } },
    ])
    expect([await found('pichet'), await found('coupe')]).toEqual([['Jug'], ['Bowl']])

    expect((await runJob(t, 'import-undo', { job_id: job.id })).status).toBe('completed')
    expect(await words(jug.id)).toEqual(before)
    expect([await found('pichet'), await found('krug')]).toEqual([[], ['Jug']])
    const rows = await t.shop.db.select().from(t.shop.db.t.translation)
    expect(rows.map(({ entity_id }) => entity_id)).toEqual([jug.id])
  })

  it('are refused where a word is longer than a name', async () => {
    const file = [
      [...header, 'Product Title [de]'],
      ['vase', 'Vase', 'Glaze', 'Ash', 'vase-1', 'x'.repeat(501)],
    ]
    const text = file.map((row) => row.join(';')).join('\n')
    const job = await runJob(t, 'product-import', { fileKey: await uploadText(t, text), format: 'medusa' })
    expect(job.result?.rows).toMatchObject({ created: 0, error: 1 })
    expect(await found('vase')).toEqual([])
  })
})
