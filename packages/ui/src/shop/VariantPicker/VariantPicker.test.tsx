// @vitest-environment jsdom

import { availabilityOf, canBuy, variantOf } from '@cartwright/sdk/rules'
import { expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { VariantPicker } from './VariantPicker.js'

const variant = (size: string, glaze: string, inventory_quantity: number) => ({
  id: `${size}-${glaze}`,
  inventory_quantity,
  options: [
    { option_id: 'size', value: size },
    { option_id: 'glaze', value: glaze },
  ],
})
const jug = {
  options: [
    { id: 'size', title: 'Size' },
    { id: 'glaze', title: 'Glaze' },
  ],
  variants: [variant('S', 'Ash', 3), variant('S', 'Iron', 0), variant('L', 'Ash', 1)],
}

it('finds the variant once every option is chosen', () => {
  expect(variantOf(jug, { size: 'S' })).toBeUndefined()
  expect(variantOf(jug, { size: 'S', glaze: 'Iron' })?.id).toBe('S-Iron')
  expect(variantOf(jug, { size: 'L', glaze: 'Iron' })).toBeUndefined()
})

it.each([
  [{}, 'glaze', 'Iron', 'sold_out'],
  [{ size: 'S' }, 'glaze', 'Ash', 'available'],
  [{ size: 'S' }, 'glaze', 'Iron', 'sold_out'],
  [{ size: 'L' }, 'glaze', 'Iron', 'absent'],
  [{ size: 'S', glaze: 'Iron' }, 'size', 'L', 'absent'],
] as const)('with %o chosen, %s %s is %s', (choice, option, value, availability) =>
  expect(availabilityOf(jug, choice, option, value)).toBe(availability),
)

it.each([
  [{ inventory_quantity: 0 }, false],
  [{ inventory_quantity: 0, allow_backorder: true }, true],
  [{ inventory_quantity: 0, manage_inventory: false }, true],
  [{ inventory_quantity: 5, purchasable: false }, false],
])('%o can be bought: %s', (stock, isBuyable) => expect(canBuy({ id: 'v', ...stock })).toBe(isBuyable))

it('tells the variant and names what is sold out', async () => {
  const onChange = vi.fn()
  render(<VariantPicker product={jug} defaultVariantId="S-Ash" onChange={onChange} />)
  await userEvent.click(screen.getByRole('radio', { name: /Iron, Sold out/ }))
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'S-Iron' }))
  await userEvent.click(screen.getByRole('radio', { name: /^L/ }))
  expect(onChange).toHaveBeenLastCalledWith(null)
  await expectAccessible()
})
