import { expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'

describeShop('notes', (t) => {
  it('are written by whoever calls, read from the first on, and go once', async () => {
    const headers = t.staff
    const write = (value: string) =>
      t.call('POST /admin/notes', {
        body: { resource_id: 'order_1', resource_type: 'order', value },
        headers,
      })
    const { note } = await write('ring back')
    expect(note).toMatchObject({ value: 'ring back', metadata: {} })
    expect(note.author_id).toMatch(/^usr_/)
    await write('second')
    const params = { id: note.id }
    await t.call('POST /admin/notes/:id', { params, body: { value: 'rang back' }, headers })
    const page = await t.call('GET /admin/notes', { query: { resource_id: 'order_1' }, headers })
    expect(page.notes.map(({ value }) => value)).toEqual(['rang back', 'second'])
    expect(page.notes[0]?.author?.id).toBe(note.author_id)
    expect((await t.try('POST /admin/notes', { body: { value: 'x' }, headers })).status).toBe(400)
    await t.call('DELETE /admin/notes/:id', { params, headers })
    for (const call of ['GET /admin/notes/:id', 'DELETE /admin/notes/:id'] as const)
      expect((await t.try(call, { params, headers })).status).toBe(404)
    const change = await t.try('POST /admin/notes/:id', { params, body: { value: 'x' }, headers })
    expect(change.status).toBe(404)
  })
})
