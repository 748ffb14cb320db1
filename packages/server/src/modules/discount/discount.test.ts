import type { Discount, Region } from '@cartwright/contract'
import { beforeAll, expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { america, europe, mug, shirt, type TestProduct } from '../../testing/world'

describeShop('discounts', (t) => {
  let eu: Region
  let us: Region
  let mugs: TestProduct
  let shirts: TestProduct
  let made = 0

  beforeAll(async () => {
    eu = await europe(t)
    us = await america(t)
    mugs = await mug(t)
    shirts = await shirt(t)
  })
  const body = (more: object = {}, rule: object = {}) => {
    made += 1
    return {
      code: `code-${made}`,
      regions: [eu.id],
      rule: { type: 'percentage', value: 10, allocation: 'total', ...rule },
      ...more,
    }
  }
  const create = async (more: object = {}, rule: object = {}): Promise<Discount> =>
    (await t.call('POST /admin/discounts', { headers: t.staff, body: body(more, rule) as never })).discount
  const refusal = async (more: object, rule: object = {}) =>
    (await t.try('POST /admin/discounts', { headers: t.staff, body: body(more, rule) })).body.type
  const applied = async (code: string) => {
    const items = [mugs.variant('one'), shirts.variant('small')].map((variant_id) => ({
      variant_id,
      quantity: 1,
    }))
    const { cart } = await t.call('POST /store/carts', { body: { region_id: eu.id, items } })
    return t.try('POST /store/carts/:id', { params: { id: cart.id }, body: { discounts: [{ code }] } })
  }

  it('keep codes in upper case, unique while they live', async () => {
    const { code, id } = await create({ code: ' Spring ' })
    expect(code).toBe('SPRING')
    expect(await refusal({ code: 'spring' })).toBe('duplicate_error')
    await t.call('DELETE /admin/discounts/:id', { headers: t.staff, params: { id } })
    expect((await create({ code: 'spring' })).code).toBe('SPRING')
  })

  it('say to programs why one cannot be used', async () => {
    const past = { starts_at: '2020-01-01T00:00:00.000Z' }
    const codeOf = async (more: object) => (await applied((await create(more)).code)).body.code
    expect(await codeOf({ ...past, ends_at: '2021-01-01T00:00:00.000Z' })).toBe('discount_ended')
    expect(await codeOf({ starts_at: '2090-01-01T00:00:00.000Z' })).toBe('discount_not_started')
    expect(await codeOf({ is_disabled: true })).toBe('discount_disabled')
    expect(await codeOf({ is_dynamic: true })).toBe('discount_is_template')
    expect(await codeOf({ regions: [us.id] })).toBe('discount_not_in_region')
    expect(await applied('NONE')).toMatchObject({ status: 404, body: { code: 'discount_not_found' } })
  })

  it('refuse what contradicts itself', async () => {
    expect(await refusal({}, { value: 101 })).toBe('invalid_data')
    expect(await refusal({}, { value: 1.5 })).toBe('invalid_data')
    expect(await refusal({ regions: [eu.id, us.id] }, { type: 'fixed' })).toBe('invalid_data')
    expect(await refusal({ regions: [] })).toBe('invalid_data')
    expect(await refusal({ regions: ['reg_none'] })).toBe('not_found')
    expect(
      await refusal({ starts_at: '2031-01-01T00:00:00.000Z', ends_at: '2030-01-01T00:00:00.000Z' }),
    ).toBe('invalid_data')
    expect(await refusal({ valid_duration: 'soon' })).toBe('invalid_data')
    expect(await refusal({ valid_duration: 'P999999Y' })).toBe('invalid_data')
    expect(await refusal({ usage_limit: 2 ** 31 })).toBe('invalid_data')
  })

  it('are refused when they are disabled, ended, not begun, or of another region', async () => {
    const codes = [
      await create({ is_disabled: true }),
      await create({ starts_at: '2020-01-01T00:00:00.000Z', ends_at: '2021-01-01T00:00:00.000Z' }),
      await create({ starts_at: '2090-01-01T00:00:00.000Z' }),
      await create({ regions: [us.id] }),
    ]
    for (const { code } of codes) expect((await applied(code)).status).toBe(400)
  })

  it('reach only the products their conditions name', async () => {
    const conditions = [{ operator: 'in', products: [mugs.id] }]
    const discount = await create({}, { conditions })
    expect((await applied(discount.code)).body.cart).toMatchObject({ discount_total: 80 })
    const params = { discount_id: discount.id, condition_id: discount.rule?.conditions?.[0]?.id ?? '' }
    await t.call('POST /admin/discounts/:discount_id/conditions/:condition_id/batch', {
      headers: t.staff,
      params,
      body: { resources: [{ id: shirts.id }] },
    })
    expect((await applied(discount.code)).body.cart).toMatchObject({ discount_total: 260 })
    await t.call('DELETE /admin/discounts/:discount_id/conditions/:condition_id/batch', {
      headers: t.staff,
      params,
      body: { resources: [{ id: mugs.id }] },
    })
    expect((await applied(discount.code)).body.cart).toMatchObject({ discount_total: 180 })
  })

  it('have one condition of a kind, each with one list, and none of another discount', async () => {
    const discount = await create({}, { conditions: [{ operator: 'in', products: [mugs.id] }] })
    const other = await create()
    const add = (given: object) =>
      t.try('POST /admin/discounts/:discount_id/conditions', {
        headers: t.staff,
        params: { discount_id: discount.id },
        body: { operator: 'in', ...given },
      })
    expect((await add({ products: [shirts.id] })).body.type).toBe('duplicate_error')
    expect((await add({ products: [shirts.id], product_tags: ['x'] })).body.type).toBe('invalid_data')
    expect((await add({})).body.type).toBe('invalid_data')
    const stranger = await t.try('DELETE /admin/discounts/:discount_id/conditions/:condition_id', {
      headers: t.staff,
      params: { discount_id: other.id, condition_id: discount.rule?.conditions?.[0]?.id ?? '' },
    })
    expect(stranger.body.type).toBe('invalid_data')
  })

  it('lose a condition once, and again without a word', async () => {
    const discount = await create({}, { conditions: [{ operator: 'in', products: [mugs.id] }] })
    const condition_id = discount.rule?.conditions?.[0]?.id ?? ''
    const remove = (discount_id: string) =>
      t.try('DELETE /admin/discounts/:discount_id/conditions/:condition_id', {
        headers: t.staff,
        params: { discount_id, condition_id },
      })
    const envelope = { id: condition_id, object: 'discount-condition', deleted: true }
    for (const { status, body } of [await remove(discount.id), await remove(discount.id)]) {
      expect([status, body]).toEqual([200, expect.objectContaining(envelope)])
      expect(body.discount).toMatchObject({ id: discount.id, rule: { conditions: [] } })
    }
    expect((await remove('disc_none')).status).toBe(404)
  })

  it('spawn codes that share the rule, while the template is no code itself', async () => {
    const template = await create({ is_dynamic: true, valid_duration: 'P1M' })
    const { discount } = await t.call('POST /admin/discounts/:id/dynamic-codes', {
      headers: t.staff,
      params: { id: template.id },
      body: { code: 'mine' },
    })
    expect(discount).toMatchObject({
      code: 'MINE',
      parent_discount_id: template.id,
      rule_id: template.rule_id,
    })
    expect(Date.parse(discount.ends_at ?? '') - Date.now()).toBeGreaterThan(27 * 24 * 3_600_000)
    expect((await applied('mine')).body.cart).toMatchObject({ discount_total: 260 })
    expect((await applied(template.code)).status).toBe(400)
  })

  it('never end where a template from before lasts longer than any date', async () => {
    const { id } = await create({ is_dynamic: true, valid_duration: 'P1M' })
    await t.shop.transaction((tx) =>
      tx.updateRows(tx.t.discount, { id }, { valid_duration: 'PT99999999999999H' }),
    )
    const { discount } = await t.call('POST /admin/discounts/:id/dynamic-codes', {
      headers: t.staff,
      params: { id },
      body: { code: 'for ever' },
    })
    expect(discount.ends_at).toBeNull()
  })

  it('are listed by status, region and template', async () => {
    const past = { starts_at: '2020-01-01T00:00:00.000Z' }
    const made: Record<string, string> = {
      active: (await create(past)).id,
      draft: (await create({ ...past, is_disabled: true })).id,
      expired: (await create({ ...past, ends_at: '2021-01-01T00:00:00.000Z' })).id,
      scheduled: (await create({ starts_at: '2090-01-01T00:00:00.000Z' })).id,
    }
    const far = await create({ regions: [us.id], is_dynamic: true })
    const listed = async (query: object) => {
      const { discounts } = await t.call('GET /admin/discounts', {
        headers: t.staff,
        query: { limit: 200, ...query },
      })
      return discounts.map(({ id }) => id)
    }
    for (const [status, id] of Object.entries(made)) {
      const ids = await listed({ status: [status] })
      expect(ids).toContain(id)
      for (const other of Object.values(made).filter((one) => one !== id)) expect(ids).not.toContain(other)
    }
    expect(await listed({ status: ['draft', 'expired'] })).toEqual(
      expect.arrayContaining([made.draft, made.expired]),
    )
    const inRegion = await listed({ regions: [us.id] })
    expect(inRegion).toContain(far.id)
    expect(inRegion).not.toContain(made.active)
    const params = { id: far.id }
    await t.call('POST /admin/discounts/:id/dynamic-codes', {
      headers: t.staff,
      params,
      body: { code: 'far-1' },
    })
    const codes = await listed({ parent_discount_id: far.id })
    expect(codes).toHaveLength(1)
    expect(await listed({ parent_discount_id: 'null' })).not.toContain(codes[0])
    expect(await listed({})).toContain(codes[0])
  })
})
