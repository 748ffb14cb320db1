import { expect, it, vi } from 'vitest'
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
  it('are listed newest first, by what was uploaded', async () => {
    const listed = async (query: object) =>
      (await t.call('GET /admin/uploads', { query, headers: t.staff })).uploads
    const { body } = await upload(t, '/admin/uploads', [['Harbour view.png', png]])
    await upload(t, '/admin/uploads/protected', [['prices.csv', 'a;b']])
    expect(await listed({ limit: 2 })).toMatchObject([
      { name: 'prices.csv', size: 3, is_protected: true },
      {
        ...body.uploads[0],
        name: 'Harbour view.png',
        type: 'image/png',
        size: png.length,
        is_protected: false,
      },
    ])
    expect(await listed({ q: 'HARBOUR' })).toHaveLength(1)
    expect((await listed({ is_protected: true })).every((file) => file.is_protected)).toBe(true)
    await t.call('DELETE /admin/uploads', { body: { file_key: body.uploads[0].key }, headers: t.staff })
    expect(await listed({ q: 'HARBOUR' })).toEqual([])
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
  it('that are protected are reached for ten minutes', async () => {
    const { body } = await upload(t, '/admin/uploads/protected', [['list.csv', 'a;b']])
    const { download_url } = await t.call('POST /admin/uploads/download-url', {
      body: { file_key: body.uploads[0].key },
      headers: t.staff,
    })
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const now = Date.now()
      vi.setSystemTime(now + 599_000)
      expect((await fetchFile(t, download_url)).status).toBe(200)
      vi.setSystemTime(now + 600_001)
      expect((await fetchFile(t, download_url)).status).toBe(404)
    } finally {
      vi.useRealTimers()
    }
  })
  it('are 20 MiB each at most, and ten in a request', async () => {
    const limit = 20 * 1_048_576
    const { status, body } = await upload(t, '/admin/uploads', [['big.bin', new Uint8Array(limit)]])
    expect(status).toBe(200)
    await t.call('DELETE /admin/uploads', { body: { file_key: body.uploads[0].key }, headers: t.staff })
    const over = await upload(t, '/admin/uploads', [['big.bin', new Uint8Array(limit + 1)]])
    expect(over).toMatchObject({ status: 413, body: { type: 'payload_too_large' } })
    const many = Array.from({ length: 11 }, (_, at): [string, string] => [`${at}.txt`, 'x'])
    expect((await upload(t, '/admin/uploads', many)).status).toBe(400)
    expect((await upload(t, '/admin/uploads', many.slice(1))).body.uploads).toHaveLength(10)
  })
  it.each([
    ['../../etc/passwd', /^[0-9a-z]{26}-etc-passwd$/],
    ['.htaccess', /^[0-9a-z]{26}-htaccess$/],
    ['photo.php.png', /^[0-9a-z]{26}-photo-php\.png$/],
    [`${'long '.repeat(80)}.png`, /^[0-9a-z]{26}-[A-Za-z-]{1,80}\.png$/],
    ['شعار.png', /^[0-9a-z]{26}\.png$/],
    ['a\r\nset-cookie: x.png', /^[0-9a-z]{26}-a-.*set-cookie-x\.png$/],
  ])('named %j get a name of our own', async (name, expected) => {
    const content = /png$/.test(name) ? png : 'text'
    const { body } = await upload(t, '/admin/uploads', [[name, content]])
    expect(body.uploads[0].key).toMatch(expected)
    expect((await fetchFile(t, body.uploads[0].url)).headers.get('x-content-type-options')).toBe('nosniff')
  })
  it.each([
    ['page.png', '<!doctype html><script>alert(1)</script>'],
    ['page.svg.html', '<html><svg onload="alert(1)"/></html>'],
    ['script.js', 'alert(1)'],
    ['sheet.xml', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script/></html>'],
    ['letter.pdf', '%PDF-1.7'],
    ['art.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ])('cannot make a browser run a script: %s', async (name, content) => {
    const { body } = await upload(t, '/admin/uploads', [[name, content]])
    const { headers } = await fetchFile(t, body.uploads[0].url)
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/)
    expect(headers.get('content-type')).toMatch(
      /^(application\/octet-stream|application\/pdf|image\/svg\+xml)$/,
    )
  })
})

describeShop('a body that does not say how long it is', (t) => {
  const endless = async (type: string, path: string, headers: Record<string, string>) => {
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536).fill(0x20))
      },
    })
    const request = new Request(`http://localhost${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': type, ...headers },
      duplex: 'half',
    } as RequestInit)
    const { status } = await t.app.fetch(request)
    return { status, sent }
  }
  it('is read no further than its limit', async () => {
    const cart = await endless('application/json', '/store/carts', {})
    expect(cart.status).toBe(413)
    expect(cart.sent).toBeLessThan(1_500_000)
    const files = await endless('multipart/form-data; boundary=x', '/admin/uploads', t.staff)
    expect(files.status).toBe(413)
    expect(files.sent).toBeLessThan(220_000_000)
  })
  it('is not read at all from a stranger', async () => {
    const files = await endless('multipart/form-data; boundary=x', '/admin/uploads', {})
    expect(files.status).toBe(401)
    expect(files.sent).toBeLessThan(500_000)
  })
})
