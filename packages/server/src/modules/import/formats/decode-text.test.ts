import { describe, expect, it } from 'vitest'
import { fileWith, readImported as read } from '../../../testing/read-imported'
import { safeHtml } from '../safe-html'

describe('the text of a file', () => {
  const rows = 'E-mail;First NAME;LAST name\r\nzoe@example.com;"Zoë\nMaria";Müller\r\n'
  const swapped = Buffer.from(`\ufeff${rows}`, 'utf16le').swap16()
  it.each([
    ['UTF-8 with a mark', Buffer.from(`\ufeff${rows}`)],
    ['UTF-16 LE', Buffer.from(`\ufeff${rows}`, 'utf16le')],
    ['UTF-16 BE', swapped],
    ['Windows-1252', Buffer.from(rows, 'latin1')],
    ['tabs', Buffer.from(rows.replaceAll(';', '\t'))],
    ['commas', Buffer.from(rows.replaceAll(';', ','))],
    ['a note of its separator', Buffer.from(`sep=;\r\n${rows}`)],
  ])('may be %s', async (_, content) => {
    const { path, name } = fileWith(content)
    const records: unknown[] = []
    const { customers } = await import('./customers')
    for await (const { record } of customers.read({ path, name }, { currency: 'eur', map: {}, safeHtml }))
      records.push(record)
    expect(records).toMatchObject([
      { email: 'zoe@example.com', first_name: 'Zoë\nMaria', last_name: 'Müller' },
    ])
  })

  it('is told to be of an old encoding by a letter far behind its beginning', async () => {
    const many = Array.from({ length: 5000 }, (_, n) => `c${n}@example.com,Anna Maria Luisa`).join('\n')
    const { records } = await read(
      Buffer.from(`Email,First name\n${many}\nlast@example.com,René\n`, 'latin1'),
    )
    expect(records).toHaveLength(5001)
    expect(records.at(-1)).toMatchObject({ first_name: 'René' })
  })
})
