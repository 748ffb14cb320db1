import { expect, it } from 'vitest'
import { describeShop, type TestShop } from '../../testing/test-shop'
import { serveUpload } from './serve-upload'

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

async function upload(t: TestShop, path: string, files: [string, string | Uint8Array][], field = 'files') {
  const form = new FormData()
  for (const [name, content] of files) form.append(field, new File([content as BlobPart], name))
  const response = await t.app.fetch(
    new Request(`http://localhost${path}`, { method: 'POST', headers: t.staff, body: form }),
  )
  return { status: response.status, body: await response.json() }
}
const fetchFile = (t: TestShop, url: string, method = 'GET') =>
  serveUpload(t.shop, new Request(url, { method }))

describeShop('uploads', (t) => {
  it('are served as what they are', async () => {
    const { body } = await upload(t, '/admin/uploads', [
      ['My photo.png', png],
      ['page.html', '<script>alert(1)</script>'],
      ['art.png', '<svg onload="alert(1)"/>'],
    ])
    const [photo, page, art] = body.uploads
    expect(photo.key).toMatch(/^[0-9a-z]{26}-My-photo\.png$/)
    const shown = await fetchFile(t, photo.url)
    expect(shown.headers.get('content-type')).toBe('image/png')
    expect(shown.headers.get('content-disposition')).toBeNull()
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(png)
    const download = await fetchFile(t, page.url)
    expect(download.headers.get('content-type')).toBe('application/octet-stream')
    expect(download.headers.get('content-disposition')).toContain('attachment')
    await download.body?.cancel()
    const drawing = await fetchFile(t, art.url)
    expect(drawing.headers.get('content-type')).toBe('image/svg+xml')
    expect(drawing.headers.get('content-security-policy')).toContain('sandbox')
    await drawing.body?.cancel()
    for (const file of [shown, download, drawing])
      expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    const head = await fetchFile(t, photo.url, 'HEAD')
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['11', ''])
  })
  it('that are protected are reached by a signed link alone', async () => {
    const { body } = await upload(t, '/admin/uploads/protected', [['list.csv', 'a;b']])
    const { key } = body.uploads[0]
    expect((await fetchFile(t, `http://localhost/uploads/${key}`)).status).toBe(404)
    expect((await fetchFile(t, `http://localhost/uploads/private/${key}`)).status).toBe(404)
    const link = { body: { file_key: key }, headers: t.staff }
    const { download_url } = await t.call('POST /admin/uploads/download-url', link)
    expect(await (await fetchFile(t, download_url)).text()).toBe('a;b')
    expect((await fetchFile(t, download_url.replace(/until=\d+/, 'until=9999999999999'))).status).toBe(404)
    await t.call('DELETE /admin/uploads', link)
    expect((await fetchFile(t, download_url)).status).toBe(404)
  })
  it('go in the field files, from staff, and are not found outside their folder', async () => {
    expect((await upload(t, '/admin/uploads', [['a.txt', 'a']], 'image')).status).toBe(400)
    const anonymous = await t.app.fetch(new Request('http://localhost/admin/uploads', { method: 'POST' }))
    expect(anonymous.status).toBe(401)
    for (const path of ['..%2Fshop.db', '../secrets.json', '.hidden', 'a/b', 'none.png'])
      expect((await fetchFile(t, `http://localhost/uploads/${path}`)).status).toBe(404)
    const outside = { body: { file_key: '../secrets.json' }, headers: t.staff }
    expect((await t.try('DELETE /admin/uploads', outside)).status).toBe(400)
    expect((await t.try('POST /admin/uploads/download-url', outside)).status).toBe(400)
  })
})
