import type { Discount } from '@cartwright/contract'
import { refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { staff } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'
import { advent, america, discountAnswers } from './examples'

const at = (path: string, changes: object = {}) => renderAt(path, { ...discountAnswers, ...changes })
const reader = { ...staff, role: null }
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const next = () => press('Next')

it('lists codes with value, use and status, without those made from a template', async () => {
  const { sent } = at('/a/discounts')
  const row = await screen.findByRole('row', { name: /ADVENT10/ })
  expect(row).toHaveTextContent('10%')
  expect(row).toHaveTextContent('Europe')
  expect(row).toHaveTextContent('12 / 100')
  expect(row).toHaveTextContent('Active')
  expect(sent('GET /admin/discounts')[0]?.query.get('parent_discount_id')).toBe('null')
})

it('asks the shop for what the filters say', async () => {
  const { sent } = at(
    '/a/discounts?status=expired&status=used_up&rule=fixed&regions=reg_europe&is_dynamic=true',
  )
  await screen.findByRole('row', { name: /ADVENT10/ })
  const query = sent('GET /admin/discounts')[0]?.query
  expect(query?.toString()).toContain('used_up')
  expect(query?.get('is_dynamic')).toBe('true')
  expect(
    [...(query?.entries() ?? [])].some(([key, value]) => key.startsWith('rule') && value === 'fixed'),
  ).toBe(true)
  expect(
    [...(query?.entries() ?? [])].some(([key, value]) => key.startsWith('regions') && value === 'reg_europe'),
  ).toBe(true)
})

it('says what discounts are for where there are none', async () => {
  at('/a/discounts', { 'GET /admin/discounts': { discounts: [], count: 0, offset: 0, limit: 20 } })
  expect(await screen.findByText('No discounts yet')).toBeInTheDocument()
})

it('says who may read them to those who may not', async () => {
  at('/a/discounts', { 'GET /admin/auth': { user: { ...reader, role: 'nobody' } } })
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(screen.queryByRole('row', { name: /ADVENT10/ })).not.toBeInTheDocument()
})

it('turns a selection off', async () => {
  const { sent } = at('/a/discounts', { 'POST /admin/discounts/:id': { discount: advent } })
  await userEvent.click(await screen.findByRole('checkbox', { name: /ADVENT10/ }))
  await press('Turn off')
  await waitFor(() => expect(sent('POST /admin/discounts/:id')[0]?.body).toEqual({ is_disabled: true }))
})

it('says which of a selection were refused and why, and tries those again', async () => {
  const spring = { ...advent, id: 'disc_spring', code: 'SPRING' }
  let isRefusing = true
  const { sent } = at('/a/discounts', {
    'GET /admin/discounts': { discounts: [advent, spring], count: 2, offset: 0, limit: 20 },
    'POST /admin/discounts/:id': ({ params }: { params: Record<string, string> }) =>
      isRefusing && params.id === spring.id
        ? refuse(409, { type: 'conflict', message: 'SPRING is being changed by somebody else' })
        : { discount: advent },
  })
  await screen.findByRole('checkbox', { name: /SPRING/ })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await press('Turn off')
  const dialog = within(await screen.findByRole('dialog', { name: 'Not done: 1' }))
  expect(dialog.getByText(/^Done: 1\./)).toBeInTheDocument()
  expect(dialog.getByRole('row', { name: /SPRING/ })).toHaveTextContent('being changed by somebody else')
  expect(sent('POST /admin/discounts/:id')).toHaveLength(2)
  isRefusing = false
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  // Only what failed goes out once more.
  expect(sent('POST /admin/discounts/:id').map(({ params }) => params.id)).toEqual([
    advent.id,
    spring.id,
    spring.id,
  ])
})

it('deletes behind an undo', async () => {
  const { sent, router } = at('/a/discounts/disc_advent')
  await press('More')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/a/discounts'))
  expect(await screen.findByText('“ADVENT10” deleted')).toBeInTheDocument()
  await press('Undo')
  expect(await screen.findByRole('link', { name: /ADVENT10/ })).toBeInTheDocument()
  expect(sent('DELETE /admin/discounts/:id')).toHaveLength(0)
})

it('says the whole discount in one sentence', async () => {
  at('/a/discounts/disc_advent', {
    'GET /admin/discounts/:id': {
      discount: { ...advent, starts_at: '2020-12-01T12:00:00.000Z', ends_at: '2099-12-24T12:00:00.000Z' },
    },
  })
  expect(
    await screen.findByText(
      '10% off everything in Bags for customers of VIP in Europe, from Dec 1, 2020 to Dec 24, 2099, at most 100 times',
    ),
  ).toBeInTheDocument()
})

it('a new one is made in steps, and nothing wrong gets past its step', async () => {
  const { sent, router } = at('/a/discounts/new', { 'POST /admin/discounts': { discount: advent } })
  await screen.findByRole('dialog', { name: 'New discount' })
  await next()
  await next()
  expect(await screen.findByText('Choose at least one region')).toBeInTheDocument()
  expect(screen.getByText('Say how much, from 1 to 100')).toBeInTheDocument()
  await press(/Choose.*Regions/)
  await userEvent.click(await screen.findByRole('option', { name: /Europe/ }))
  await press('Apply')
  await userEvent.type(screen.getByRole('textbox', { name: /Per cent/ }), '15')
  await next()
  await press('Add condition')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Collections' }))
  await next()
  expect(await screen.findByText('Choose at least one')).toBeInTheDocument()
  await press(/Choose.*Choose collections/)
  await userEvent.click(await screen.findByRole('option', { name: /Lamps/ }))
  await press('Apply')
  await next()
  await userEvent.type(await screen.findByRole('textbox', { name: /^Code/ }), 'lamps15')
  await next()
  expect(await screen.findByText('15% off everything in Lamps in Europe')).toBeInTheDocument()
  expect(sent('POST /admin/discounts')).toHaveLength(0)
  await press('Create discount')
  await waitFor(() => expect(router.state.location.pathname).toBe('/a/discounts/disc_advent'))
  expect(sent('POST /admin/discounts')[0]?.body).toMatchObject({
    code: 'LAMPS15',
    regions: ['reg_europe'],
    is_disabled: false,
    rule: {
      type: 'percentage',
      value: 15,
      conditions: [{ operator: 'in', product_collections: ['pcol_lamps'] }],
    },
  })
})

it('an amount that cannot be read keeps its step', async () => {
  at('/a/discounts/new')
  await userEvent.click(await screen.findByRole('radio', { name: /^Amount/ }))
  await next()
  await press(/Choose.*Region/)
  await userEvent.click(await screen.findByRole('option', { name: /America/ }))
  const field = await screen.findByRole('textbox', { name: /^Amount/ })
  await userEvent.type(field, '5.O')
  await next()
  expect(field).toBeInvalid()
  expect(screen.getByRole('heading', { name: 'How much, and where' })).toBeInTheDocument()
})

it('what the shop refuses is said in the last step, and nothing typed is lost', async () => {
  at('/a/discounts/new?like=disc_advent', {
    'POST /admin/discounts': refuse(422, { type: 'duplicate_error', message: 'The code is taken' }),
  })
  await screen.findByRole('dialog', { name: 'New discount' })
  for (let step = 0; step < 3; step++) await next()
  await userEvent.type(await screen.findByRole('textbox', { name: /^Code/ }), 'advent10')
  await next()
  expect(await screen.findByText(/10% off everything in Bags/)).toBeInTheDocument()
  await press('Create discount')
  expect(await screen.findByText('The code is taken')).toBeInTheDocument()
  await press('Back')
  expect(await screen.findByRole('textbox', { name: /^Code/ })).toHaveValue('ADVENT10')
})

it('leaving a wizard half filled asks first', async () => {
  const { router } = at('/a/discounts/new')
  await userEvent.click(await screen.findByRole('radio', { name: /^Free shipping/ }))
  void router.navigate('/a/orders')
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/a/orders'))
})

it('value and dates are edited in place, and only what changed is sent', async () => {
  const { sent } = at('/a/discounts/disc_advent', { 'POST /admin/discounts/:id': { discount: advent } })
  const card = within(await screen.findByRole('region', { name: 'Configuration' }))
  await userEvent.click(card.getByRole('button', { name: 'Edit' }))
  const field = await screen.findByRole('textbox', { name: /Per cent/ })
  await userEvent.clear(field)
  await userEvent.type(field, '20')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent('POST /admin/discounts/:id')).toHaveLength(1))
  expect(sent('POST /admin/discounts/:id')[0]?.body).toEqual({
    rule: { id: 'dru_1', value: 20, allocation: 'total', description: 'Christmas letter' },
  })
})

it('a code the shop refuses stays typed, with the reason on its field', async () => {
  at('/a/discounts/disc_advent', {
    'POST /admin/discounts/:id': refuse(400, {
      type: 'invalid_data',
      message: 'code is taken',
      errors: [{ path: 'code', message: 'code is taken' }],
    }),
  })
  const card = within(await screen.findByRole('region', { name: 'Configuration' }))
  await userEvent.click(card.getByRole('button', { name: 'Edit' }))
  const code = await screen.findByRole('textbox', { name: /^Code/ })
  await userEvent.type(code, 'X')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(code).toBeInvalid())
  expect(code).toHaveValue('ADVENT10X')
  expect(code).toHaveAccessibleDescription(/Is taken/)
})

it('what a condition names is added and taken out by difference', async () => {
  const { sent } = at('/a/discounts/disc_advent', {
    'POST /admin/discounts/:discount_id/conditions/:condition_id/batch': { discount: advent },
    'DELETE /admin/discounts/:discount_id/conditions/:condition_id/batch': { discount: advent },
  })
  await press('Edit “Collections: Only these”')
  await press(/Choose.*Choose collections/)
  await userEvent.click(await screen.findByRole('option', { name: /Bags/ }))
  await userEvent.click(await screen.findByRole('option', { name: /Lamps/ }))
  await press('Apply')
  await press('Save')
  const batch = '/admin/discounts/:discount_id/conditions/:condition_id/batch'
  await waitFor(() => expect(sent(`DELETE ${batch}`)).toHaveLength(1))
  expect(sent(`POST ${batch}`)[0]?.body).toEqual({ resources: [{ id: 'pcol_lamps' }] })
  expect(sent(`DELETE ${batch}`)[0]?.body).toEqual({ resources: [{ id: 'pcol_bags' }] })
})

it('conditions are added and removed', async () => {
  const { sent } = at('/a/discounts/disc_advent', {
    'POST /admin/discounts/:discount_id/conditions': { discount: advent },
  })
  await press('Add condition')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Collections' }))
  // "Only these" is taken.
  await press(/Choose.*Choose collections/)
  await userEvent.click(await screen.findByRole('option', { name: /Lamps/ }))
  await press('Apply')
  await press('Save')
  await waitFor(() =>
    expect(sent('POST /admin/discounts/:discount_id/conditions')[0]?.body).toEqual({
      operator: 'not_in',
      product_collections: ['pcol_lamps'],
    }),
  )
  await press('Remove “Customer groups: Only these”')
  expect(screen.queryByText('VIP')).not.toBeInTheDocument()
  await press('Undo')
  expect(await screen.findByText('VIP')).toBeInTheDocument()
})

it('regions come and go by themselves, and the last one stays', async () => {
  const two = { ...advent, regions: [...(advent.regions ?? []), america] }
  let discount: Discount = advent
  const { sent } = at('/a/discounts/disc_advent', {
    'GET /admin/discounts/:id': () => ({ discount }),
    'POST /admin/discounts/:id/regions/:region_id': () => {
      discount = two
      return { discount }
    },
    'DELETE /admin/discounts/:id/regions/:region_id': { discount: advent },
  })
  const card = within(await screen.findByRole('region', { name: 'Regions' }))
  expect(card.queryByRole('button', { name: 'Take out Europe' })).not.toBeInTheDocument()
  await userEvent.click(card.getByRole('button', { name: 'Add' }))
  await userEvent.click(await screen.findByRole('option', { name: /America/ }))
  await press('Apply')
  await press('Take out Europe')
  await waitFor(() =>
    expect(sent('DELETE /admin/discounts/:id/regions/:region_id')[0]?.params).toMatchObject({
      region_id: 'reg_europe',
    }),
  )
  expect(sent('POST /admin/discounts/:id/regions/:region_id')[0]?.params).toMatchObject({
    region_id: 'reg_america',
  })
})

it('a draft is turned on from its strip', async () => {
  const { sent } = at('/a/discounts/disc_advent', {
    'GET /admin/discounts/:id': { discount: { ...advent, is_disabled: true } },
    'POST /admin/discounts/:id': { discount: advent },
  })
  await press('Turn on')
  await waitFor(() => expect(sent('POST /admin/discounts/:id')[0]?.body).toEqual({ is_disabled: false }))
})

it('codes are made from a template, listed and deleted', async () => {
  const template = { ...advent, is_dynamic: true, valid_duration: 'P6M' }
  const code = { ...advent, id: 'disc_child', code: 'ADVENT10-ADA', parent_discount_id: advent.id }
  const { sent } = at('/a/discounts/disc_advent', {
    'GET /admin/discounts/:id': { discount: template },
    'GET /admin/discounts': { discounts: [code], count: 1, offset: 0, limit: 10 },
    'POST /admin/discounts/:id/dynamic-codes': { discount: template },
  })
  expect(await screen.findByText(/each code for 6 months/)).toBeInTheDocument()
  await screen.findByRole('row', { name: /ADVENT10-ADA/ })
  expect(sent('GET /admin/discounts')[0]?.query.get('parent_discount_id')).toBe('disc_advent')
  await press('New code')
  await press('Suggest a code')
  await press('Create')
  await waitFor(() =>
    expect(sent('POST /admin/discounts/:id/dynamic-codes')[0]?.body).toMatchObject({
      code: expect.stringMatching(/^ADVENT10-[A-Z2-9]{8}$/),
    }),
  )
})

it('metadata are edited in place', async () => {
  const { sent } = at('/a/discounts/disc_advent', {
    'GET /admin/discounts/:id': { discount: { ...advent, metadata: { channel: 'letter' } } },
    'POST /admin/discounts/:id': { discount: advent },
  })
  const card = within(await screen.findByRole('region', { name: 'Metadata' }))
  await userEvent.click(card.getByRole('button', { name: 'Edit' }))
  const value = await screen.findByDisplayValue('letter')
  await userEvent.clear(value)
  await userEvent.type(value, 'poster')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('POST /admin/discounts/:id')[0]?.body).toEqual({ metadata: { channel: 'poster' } }),
  )
})
