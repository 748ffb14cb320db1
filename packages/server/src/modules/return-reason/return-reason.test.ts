import { expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'

describeShop('return reasons', (t) => {
  const make = (body: object) => t.try('POST /admin/return-reasons', { body, headers: t.staff })
  it('nest one level deep, each with a value of its own', async () => {
    const wrong = (await make({ value: 'wrong', label: 'Wrong', description: 'not that' })).body.return_reason
    const size = (await make({ value: 'size', label: 'Size', parent_return_reason_id: wrong.id })).body
      .return_reason
    expect(size.parent_return_reason).toMatchObject({ id: wrong.id })
    expect((await make({ value: 'deep', label: 'Deep', parent_return_reason_id: size.id })).status).toBe(400)
    expect((await make({ value: 'lost', label: 'Lost', parent_return_reason_id: 'rr_none' })).status).toBe(
      404,
    )
    expect((await make({ value: 'wrong', label: 'Again' })).status).toBe(422)
    const params = { id: size.id }
    const rename = (value: string) =>
      t.try('POST /admin/return-reasons/:id', { params, body: { value }, headers: t.staff })
    expect((await rename('wrong')).status).toBe(422)
    expect((await rename('fit')).body.return_reason.value).toBe('fit')
    const { return_reasons } = await t.call('GET /store/return-reasons')
    expect(return_reasons.map(({ value }) => value).sort()).toEqual(['fit', 'wrong'])
    const { return_reason } = await t.call('GET /store/return-reasons/:id', { params: { id: wrong.id } })
    expect(return_reason.return_reason_children).toMatchObject([{ id: size.id }])
  })
  it('take those below them along, once', async () => {
    const { return_reasons } = await t.call('GET /admin/return-reasons', { headers: t.staff })
    const params = { id: return_reasons.find(({ value }) => value === 'wrong')?.id ?? '' }
    await t.call('DELETE /admin/return-reasons/:id', { params, headers: t.staff })
    expect((await t.try('DELETE /admin/return-reasons/:id', { params, headers: t.staff })).status).toBe(404)
    expect(await t.call('GET /store/return-reasons')).toEqual({ return_reasons: [] })
    expect((await make({ value: 'wrong', label: 'Wrong' })).status).toBe(200)
  })
})
