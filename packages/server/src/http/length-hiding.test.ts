import { PassThrough, Readable } from 'node:stream'
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Encoding } from '../store/memory/kept-bytes'
import { packHiding, packStream } from './length-hiding'

const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
const unpacker = { br: createBrotliDecompress, gzip: createGunzip }
const rows = (count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, n) => ({ id: `prod_${n * 7919}`, title: `Piece ${n}` })))
const encodings: Encoding[] = ['br', 'gzip']

describe.each(encodings)('what is packed once in %s', (encoding) => {
  it.each([
    ['short', rows(30)],
    ['long enough for another thread', rows(3000)],
    ['of letters that take several bytes', 'Ä漢🏺'.repeat(900)],
    ['empty', ''],
  ])('arrives whole when it is %s', async (_, text) => {
    expect(unpack[encoding](await packHiding(text, encoding)).toString()).toBe(text)
    expect(unpack[encoding](await packHiding(Buffer.from(text), encoding)).toString()).toBe(text)
  })

  it('is not as long as the last time', async () => {
    const lengths = new Set<number>()
    for (let time = 0; time < 50; time++) lengths.add((await packHiding(rows(30), encoding)).length)
    expect(lengths.size).toBeGreaterThan(10)
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(128)
  })

  it('is sent part by part while it is made, and whole in the end', async () => {
    const page = new PassThrough()
    const parts = packStream(page, encoding).pipe(unpacker[encoding]())[Symbol.asyncIterator]()
    page.write('<p>the first part</p>')
    expect(String((await parts.next()).value)).toBe('<p>the first part</p>')
    page.write('<p>the second')
    page.write(' part</p>')
    expect(String((await parts.next()).value)).toBe('<p>the second part</p>')
    page.end('</html>')
    expect(String((await parts.next()).value)).toBe('</html>')
    expect((await parts.next()).done).toBe(true)
  })

  it('ends when it cannot be made to the end, and is no longer made when nobody reads it', async () => {
    const broken = new PassThrough()
    const packed = packStream(broken, encoding)
    broken.write('half of it')
    broken.destroy(new Error('out of clay'))
    await expect(packed.toArray()).rejects.toThrow('out of clay')

    const page = Readable.from(
      (function* () {
        for (;;) yield 'on and on '
      })(),
    )
    const read = packStream(page, encoding)
    const gone = new Promise((resolve) => page.once('close', resolve))
    read.once('data', () => read.destroy())
    await gone
    expect(page.destroyed).toBe(true)
  })
})
