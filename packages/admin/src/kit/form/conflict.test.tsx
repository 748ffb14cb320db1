import type { ReturnReason } from '@cartwright/contract'
import { describe, expect, it } from 'vitest'
import { ada } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'
import { recordIn } from './meanwhile'
import { inWords } from './values'

describe('a record in an answer', () => {
  it.each([
    [{ customer: { id: 'a' } }, 1],
    [{ customers: [{ id: 'b' }, { id: 'a' }] }, 1],
    [{ order: { id: 'o', customer: { id: 'a' } } }, 2],
  ])('of %j lies %i deep', (answer, depth) => {
    expect(recordIn(answer, 'a')).toEqual({ record: { id: 'a' }, depth })
  })
  it('is not there', () => expect(recordIn({ customer: { id: 'b' }, count: null }, 'a')).toBeUndefined())
})

it.each([
  [null, ''],
  [true, 'Yes'],
  [12, '12'],
  [
    [
      { id: 'x', value: 'Red' },
      { id: 'y', value: 'Blue' },
    ],
    'Red, Blue',
  ],
  [{ id: 'x', title: 'Jugs' }, 'Jugs'],
  [{ care: 'by hand' }, 'care: by hand'],
])('%j reads as "%s"', (value, words) => expect(inWords(value, 'Yes', 'No')).toBe(words))

/** A customer whom somebody else changes. */
function shared() {
  let customer = { ...ada, first_name: 'Ada', phone: '1' }
  return {
    change: (fields: Partial<typeof customer>) => {
      customer = { ...customer, ...fields }
    },
    answers: {
      'GET /admin/customers/:id': () => ({ customer }),
      'POST /admin/customers/:id': ({ body }: { body: object | undefined }) => {
        customer = { ...customer, ...body }
        return { customer }
      },
    },
  }
}

/** The record is read until its part is opened to be changed. */
async function edit() {
  const [first] = await screen.findAllByRole('button', { name: 'Edit' })
  if (first) await userEvent.click(first)
}

async function type(field: RegExp, text: string) {
  const box = await screen.findByRole('textbox', { name: field })
  await userEvent.clear(box)
  await userEvent.type(box, text)
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

describe('a record that somebody else saved meanwhile', () => {
  it('is saved without a question where they changed another field', async () => {
    const { change, answers } = shared()
    const { sent } = renderAt('/a/customers/cus_ada', answers)
    await edit()
    await type(/Phone/, '2')
    change({ first_name: 'Augusta' })
    await save()
    await waitFor(() => expect(sent('POST /admin/customers/:id')[0]?.body).toEqual({ phone: '2' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('shows both values of a field, and mine is saved only when it was chosen', async () => {
    const { change, answers } = shared()
    const { sent } = renderAt('/a/customers/cus_ada', answers)
    await edit()
    await type(/Phone/, '2')
    change({ phone: '3' })
    await save()
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody changed this meanwhile' }))
    expect(dialog.getByRole('radiogroup', { name: 'Phone' })).toHaveTextContent(/Keep mine2.*Take theirs3/)
    expect(sent('POST /admin/customers/:id')).toHaveLength(0)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent('POST /admin/customers/:id')[0]?.body).toEqual({ phone: '2' }))
  })

  it('keeps theirs where that is chosen, and saves the rest', async () => {
    const { change, answers } = shared()
    const { sent } = renderAt('/a/customers/cus_ada', answers)
    await edit()
    await type(/Phone/, '2')
    await type(/Last name/, 'King')
    change({ phone: '3' })
    await save()
    await userEvent.click(await screen.findByRole('radio', { name: /Take theirs/ }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent('POST /admin/customers/:id')[0]?.body).toEqual({ last_name: 'King' }))
    expect(await screen.findByRole('link', { name: '3' })).toBeInTheDocument()
  })

  it('is not saved when the question is put off; what was typed stays', async () => {
    const { change, answers } = shared()
    const { sent } = renderAt('/a/customers/cus_ada', answers)
    await edit()
    await type(/Phone/, '2')
    change({ phone: '3' })
    await save()
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    expect(sent('POST /admin/customers/:id')).toHaveLength(0)
    expect(screen.getByRole('textbox', { name: /Phone/ })).toHaveValue('2')
  })

  it('asks in a dialog of a list, too, whose rows are read anew', async () => {
    let reason = {
      id: 'rr_1',
      label: 'Broken',
      value: 'broken',
      description: null,
      parent_return_reason_id: null,
    } as ReturnReason
    const { sent } = renderAt('/a/settings/return-reasons?open=rr_1', {
      'GET /admin/return-reasons': () => ({ return_reasons: [reason] }),
      'POST /admin/return-reasons/:id': { return_reason: reason },
    })
    await type(/Name/, 'Arrived broken')
    reason = { ...reason, label: 'Damaged' }
    await save()
    expect(await screen.findByRole('radiogroup', { name: 'Name' })).toHaveTextContent('Damaged')
    expect(sent('POST /admin/return-reasons/:id')).toHaveLength(0)
  })
})
