import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { workOnJob } from '../../modules/batch-job/work-on-job'
import { serveUpload } from '../../modules/upload/serve-upload'
import { openS3Double } from '../../testing/s3-double'
import { testFileProvider } from '../../testing/test-file-provider'
import { describeShop } from '../../testing/test-shop'
import type { FileProvider } from '../file'
import { s3Files, s3FromEnvironment } from './s3'

describeShop('files on disk', (t) => {
  testFileProvider(() => ({
    files: t.shop.providers.file,
    read: (url) => serveUpload(t.shop, new Request(url)),
    unfinished: () =>
      readdirSync(join(t.folder, 'uploads', 'public')).filter((name) => name.endsWith('.part')),
  }))
})

const credentials = { accessKeyId: 'key-of-the-tests', secretAccessKey: 'secret-of-the-tests' }

const store = await openS3Double(credentials.accessKeyId)
afterAll(() => store.close())
const files = s3Files({ bucket: 'shop', endpoint: store.endpoint, ...credentials })

describe('files in a bucket', () => {
  testFileProvider(() => ({ files, read: (url) => fetch(url), unfinished: () => [...store.uploads.keys()] }))

  it('signs links for ten minutes', async () => {
    const { key } = await files.put({
      name: 'a.csv',
      type: 'text/csv',
      content: Buffer.from('a'),
      isPrivate: true,
    })
    const link = new URL(await files.link(key))
    expect(link.searchParams.get('X-Amz-Expires')).toBe('600')
    expect(link.searchParams.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/)
  })
  it('keeps protected files in a bucket of their own where there is one, and names public ones by the CDN', async () => {
    const two = s3FromEnvironment({
      S3_BUCKET: 'open',
      S3_PRIVATE_BUCKET: 'closed',
      S3_ENDPOINT: store.endpoint,
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      S3_URL: 'https://cdn.example/shop/',
    }) as FileProvider
    const content = Buffer.from('x')
    const shown = await two.put({ name: 'a.png', type: 'image/png', content })
    expect(shown.url).toBe(`https://cdn.example/shop/public/${shown.key}`)
    expect(store.objects.get(`open/public/${shown.key}`)).toMatchObject({
      type: 'image/png',
      disposition: 'inline',
    })
    const hidden = await two.put({ name: 'a.csv', type: 'text/csv', content, isPrivate: true })
    expect(store.objects.has(`closed/private/${hidden.key}`)).toBe(true)
    expect(await two.link(hidden.key)).toContain('/closed/private/')
    expect(s3FromEnvironment({})).toBeUndefined()
  })
  it('says so when the store refuses', async () => {
    const stranger = s3Files({
      bucket: 'shop',
      endpoint: store.endpoint,
      accessKeyId: 'nobody',
      secretAccessKey: 'x',
    })
    await expect(stranger.get('a.png', { isPrivate: true })).rejects.toThrow()
    await expect(stranger.link('a.png')).rejects.toThrow()
  })
})

describeShop(
  'a shop whose files lie in a bucket',
  (t) => {
    it('takes pictures of products', async () => {
      const form = new FormData()
      const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
      form.append('files', new File([png], 'front.png'))
      const response = await t.app.fetch(
        new Request('http://localhost/admin/uploads', { method: 'POST', headers: t.staff, body: form }),
      )
      const [{ url, key }] = (await response.json()).uploads
      const { product } = await t.call('POST /admin/products', {
        headers: t.staff,
        body: { title: 'Bowl', images: [url] },
      })
      expect(product.thumbnail).toBe(url)
      expect((await fetch(url)).headers.get('content-type')).toBe('image/png')
      await t.call('DELETE /admin/uploads', { headers: t.staff, body: { file_key: key } })
      expect((await fetch(url)).status).toBe(404)
    })
    it('writes exports that a signed link hands out', async () => {
      const { batch_job } = await t.call('POST /admin/batch-jobs', {
        headers: t.staff,
        body: { type: 'product-export', context: {}, dry_run: false },
      })
      await workOnJob(t.shop, batch_job.id)
      const done = await t.call('GET /admin/batch-jobs/:id', { params: batch_job, headers: t.staff })
      const file_key = String(done.batch_job.result?.file_key)
      const { download_url } = await t.call('POST /admin/uploads/download-url', {
        headers: t.staff,
        body: { file_key },
      })
      expect(await (await fetch(download_url)).text()).toMatch(/^Product Id;Product Handle;/)
    })
  },
  { file: files },
)

describe('the client of the store', () => {
  it('is not loaded before the first file', () => {
    const sources = readdirSync(import.meta.dirname).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    )
    expect(sources).toContain('s3.ts')
    for (const name of sources)
      expect(readFileSync(join(import.meta.dirname, name), 'utf8')).not.toMatch(/^import (?!type).*@aws-sdk/m)
  })
})
