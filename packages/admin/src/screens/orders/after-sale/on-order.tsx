import { renderAt, screen, userEvent, within } from '../../../testing/render-at'
import { afterSaleAnswers, sentOrder } from './examples'

type Changes = Parameters<typeof renderAt>[1]
/** The page of an order that was sent, with what the shop answers about it. */
export const open = (changes: Partial<typeof sentOrder> = {}, more: Changes = {}) =>
  renderAt('/a/orders/order_1042', {
    ...afterSaleAnswers,
    'GET /admin/orders/:id': { order: { ...sentOrder, ...changes } },
    ...more,
  })
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
/** Opens one of the order's wizards. */
export const start = async (name: string) => {
  await press('More actions')
  await userEvent.click(await screen.findByRole('menuitem', { name }))
  return within(await screen.findByRole('dialog'))
}
export const next = () => press('Next')
export const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.tab()
}
