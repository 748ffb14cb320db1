import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import type { FileProvider } from '../providers/file'

/**
 * What every provider of files keeps; `read` fetches an address as a browser would, `unfinished` names what was begun
 * and not completed.
 */
export function testFileProvider(
  open: () => {
    files: FileProvider
    read: (url: string) => Promise<Response>
    unfinished: () => string[]
  },
): void {
  const put = (name: string, content: string | Uint8Array | Readable, type: string, isPrivate = false) =>
    open().files.put({
      name,
      type,
      isPrivate,
      content: typeof content === 'string' ? Buffer.from(content) : content,
    })

  it('keeps a public file where anyone can fetch it', async () => {
    const { files, read } = open()
    const { key, url } = await put('My höuse.PNG', 'picture', 'image/png')
    expect(key).toMatch(/^[0-9a-z]{26}-My-ho-use\.png$/)
    const shown = await read(url)
    expect(shown.status).toBe(200)
    expect(shown.headers.get('content-type')).toBe('image/png')
    expect(shown.headers.get('content-disposition') ?? 'inline').toBe('inline')
    expect(await shown.text()).toBe('picture')
    const found = await files.get(key)
    expect(found).toMatchObject({ size: 7, type: 'image/png' })
    expect(String(found && (await buffer(found.stream)))).toBe('picture')
    expect(await files.get(key, { isPrivate: true })).toBeNull()
    expect([await files.has?.(key), await files.has?.(`x${key}`)]).toEqual(
      files.has ? [true, false] : [undefined, undefined],
    )
  })
  it('never gives two files one key, whatever their names', async () => {
    const keys = await Promise.all(
      ['a.png', 'a.png', '', '..', '../../x.sh', '.htaccess'].map(
        async (name) => (await put(name, 'x', 'text/plain')).key,
      ),
    )
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of keys) expect(key).toMatch(/^[0-9a-z]{26}[A-Za-z0-9._-]*$/)
  })
  it.each([
    ['drawing.svg', 'image/svg+xml', '<svg onload="alert(1)"/>'],
    ['page.html', 'application/octet-stream', '<script>alert(1)</script>'],
    ['list.csv', 'text/csv', 'a;b'],
    ['letter.pdf', 'application/pdf', '%PDF-1.7'],
  ])('hands %s out so that no script in it runs', async (name, type, content) => {
    const { read } = open()
    const response = await read((await put(name, content, type)).url)
    expect(await response.text()).toBe(content)
    const isSandboxed = response.headers.get('content-security-policy')?.includes('sandbox')
    const isDownload = response.headers.get('content-disposition')?.startsWith('attachment')
    expect(isSandboxed || isDownload).toBe(true)
    if (!type.startsWith('image/') && type !== 'application/pdf')
      expect(response.headers.get('content-type')).toBe('application/octet-stream')
  })
  it('takes a stream of 20 MiB without holding it whole', async () => {
    const { files } = open()
    const piece = Buffer.alloc(1_048_576, 'x')
    const { key } = await put(
      'big.csv',
      Readable.from(Array.from({ length: 20 }, () => piece)),
      'text/csv',
      true,
    )
    const found = await files.get(key, { isPrivate: true })
    expect(found?.size).toBe(20 * piece.length)
    expect((await buffer(found?.stream as Readable)).equals(Buffer.alloc(20 * piece.length, 'x'))).toBe(true)
  })
  it.each([0.1, 18])('leaves nothing of a stream that breaks after %d MiB', async (mebibytes) => {
    const content = Readable.from(
      (async function* () {
        yield Buffer.alloc(mebibytes * 1_048_576)
        throw new Error('the line is dead')
      })(),
    )
    await expect(put('broken.csv', content, 'text/csv')).rejects.toThrow('the line is dead')
    expect(open().unfinished()).toEqual([])
  })
  it('reaches a protected file by a signed link alone', async () => {
    const { files, read } = open()
    const { key, url } = await put('secret.csv', 'a;b', 'text/csv', true)
    expect(url).toBe(key)
    const link = await files.link(key)
    expect(await (await read(link)).text()).toBe('a;b')
    const bare = new URL(link)
    bare.search = ''
    expect((await read(bare.href)).status).toBeGreaterThanOrEqual(400)
    expect((await read(bare.href.replace('/private/', '/'))).status).toBeGreaterThanOrEqual(400)
  })
  it('links to a public file too', async () => {
    const { files, read } = open()
    const { key } = await put('open.csv', 'c;d', 'text/csv')
    expect(await (await read(await files.link(key))).text()).toBe('c;d')
  })
  it('removes a file for good, and one that is gone without a word', async () => {
    const { files } = open()
    for (const isPrivate of [false, true]) {
      const { key } = await put('gone.txt', 'x', 'text/plain', isPrivate)
      await files.remove(key)
      await files.remove(key)
      expect(await files.get(key, { isPrivate })).toBeNull()
    }
  })
  it.each(['', '..', '../a', 'a/b', '.hidden', 'a..b', `a${'b'.repeat(300)}`, 'a\0b', 'ä'])(
    'knows no file %j',
    async (key) => {
      const { files } = open()
      await expect(files.get(key)).rejects.toThrow('There is no file')
      await expect(files.remove(key)).rejects.toThrow('There is no file')
      await expect(files.link(key)).rejects.toThrow('There is no file')
    },
  )
}
