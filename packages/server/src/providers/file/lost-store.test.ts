import { describe, expect, it, onTestFinished } from 'vitest'
import { openS3Double } from '../../testing/s3-double'
import { openTcpProxy } from '../../testing/tcp-proxy'
import { describeShop, type TestShop } from '../../testing/test-shop'
import { s3Files } from './s3'

const credentials = { accessKeyId: 'key-of-the-tests', secretAccessKey: 'secret-of-the-tests' }
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

const store = await openS3Double(credentials.accessKeyId)
const network = await openTcpProxy({ host: '127.0.0.1', port: Number(new URL(store.endpoint).port) })
const files = s3Files({ bucket: 'shop', endpoint: `http://127.0.0.1:${network.port}`, ...credentials })

async function upload(t: TestShop) {
  const form = new FormData()
  form.append('files', new File([png], 'front.png'))
  const started = performance.now()
  const { status, headers } = await t.app.fetch(
    new Request('http://localhost/admin/uploads', { method: 'POST', headers: t.staff, body: form }),
  )
  return { status, retry: headers.get('retry-after'), seconds: (performance.now() - started) / 1000 }
}

describeShop(
  'a shop whose store of files is away',
  (t) => {
    it('refuses uploads with 503 in time while the store is frozen, and reads pages as ever', async () => {
      onTestFinished(() => network.heal())
      network.freeze()
      const [uploaded, page] = await Promise.all([upload(t), t.try('GET /store/products')])
      expect(page.status).toBe(200)
      expect(uploaded).toMatchObject({ status: 503, retry: '2' })
      expect(uploaded.seconds).toBeLessThan(15)
      await network.heal()
      expect((await upload(t)).status).toBe(200)
    })

    it.each(['refuses connections', 'breaks down', 'refuses the key'])('and while it %s', async (how) => {
      onTestFinished(() => {
        store.refuses = undefined
        return network.heal()
      })
      if (how === 'refuses connections') await network.refuse()
      else store.refuses = how === 'breaks down' ? 500 : 403
      expect(await upload(t)).toMatchObject({ status: 503, retry: '2' })
      const link = { body: { file_key: 'a.csv' }, headers: t.staff }
      for (const call of ['POST /admin/uploads/download-url', 'DELETE /admin/uploads'] as const)
        expect((await t.try(call, link)).status).toBe(503)
      store.refuses = undefined
      await network.heal()
      expect((await upload(t)).status).toBe(200)
    })
  },
  { file: files },
)

describe('a file that is being read', () => {
  it('breaks off when the store falls silent', async () => {
    onTestFinished(() => network.heal())
    const content = Buffer.alloc(24 * 1_048_576)
    const { key } = await files.put({ name: 'long.csv', type: 'text/csv', content })
    const found = await files.get(key)
    network.freeze()
    const read = async () => {
      for await (const _ of found?.stream ?? []);
    }
    await expect(read()).rejects.toThrow()
  })
})
