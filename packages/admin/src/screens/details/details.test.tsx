import { expect, it } from 'vitest'
import { store } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor } from '../../testing/render-at'
import { filledIn, linkProblem } from './link-template'

const path = '/a/settings/details'

it('only what was changed is sent', async () => {
  const { sent } = renderAt(path, { 'POST /admin/store': { store } })
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name of the shop/ }), '!')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent('POST /admin/store')[0]?.body).toEqual({ name: 'Kiln & Loom!' }))
})

it('a link with a word nobody fills in is not saved, and the right one is shown filled in', async () => {
  const { sent } = renderAt(path, { 'POST /admin/store': { store } })
  const link = await screen.findByRole('textbox', { name: /^Exchange link/ })
  await userEvent.type(link, 'https://a.example/{{cart}')
  expect(link).toHaveAccessibleDescription('Nothing is filled in for {cart}. Write {cart_id}.')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent('POST /admin/store')).toHaveLength(0)
  await userEvent.clear(link)
  await userEvent.type(link, 'https://a.example/{{cart_id}')
  expect(link).toHaveAccessibleDescription('Will read https://a.example/a1b2c3')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('POST /admin/store')[0]?.body).toEqual({ swap_link_template: 'https://a.example/{cart_id}' }),
  )
})

it.each([
  ['', undefined],
  ['https://a.example/{cart_id}', undefined],
  ['https://a.example/', 'missing'],
  ['https://a.example/{order_id}', 'unknown'],
  ['https://a.example/{cart_id', 'braces'],
  ['https://a.example/{cart_id}}', 'braces'],
])('the link %j has the problem %s', (text, problem) =>
  expect(linkProblem(text, 'cart_id')?.kind).toBe(problem),
)

it('every word of a link is filled in', () =>
  expect(filledIn('/{cart_id}?again={cart_id}', 'cart_id')).toBe('/a1b2c3?again=a1b2c3'))
