// @vitest-environment jsdom

import { renderToString } from 'react-dom/server'
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

it('tells the variant and names what is sold out', async () => {
  const onChange = vi.fn()
  render(<VariantPicker product={jug} defaultVariantId="S-Ash" onChange={onChange} />)
  await userEvent.click(screen.getByRole('radio', { name: /Iron, Sold out/ }))
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'S-Iron' }))
  await expectAccessible()
})

it('takes the other options along to the nearest variant', async () => {
  const onChange = vi.fn()
  const onChoiceChange = vi.fn()
  render(
    <VariantPicker
      product={jug}
      defaultVariantId="S-Iron"
      onChange={onChange}
      onChoiceChange={onChoiceChange}
    />,
  )
  await userEvent.click(screen.getByRole('radio', { name: 'L, With another choice' }))
  expect(onChoiceChange).toHaveBeenLastCalledWith({ size: 'L', glaze: 'Ash' })
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'L-Ash' }))
  expect(screen.getByRole('radio', { name: /Ash/ })).toBeChecked()
})

it('shows the choice it is given', async () => {
  const onChoiceChange = vi.fn()
  render(<VariantPicker product={jug} choice={{ size: 'S' }} onChoiceChange={onChoiceChange} />)
  await userEvent.click(screen.getByRole('radio', { name: /Ash/ }))
  expect(onChoiceChange).toHaveBeenCalledWith({ size: 'S', glaze: 'Ash' })
  expect(screen.getByRole('radio', { name: /Ash/ })).not.toBeChecked()
})

it('posts its options from the page of the server, without any script', () => {
  const page = renderToString(<VariantPicker product={jug} defaultVariantId="S-Ash" />)
  const form = new FormData(Object.assign(document.createElement('form'), { innerHTML: page }))
  expect([...form]).toEqual([
    ['option:Size', 'S'],
    ['option:Glaze', 'Ash'],
  ])
})

it('becomes a list where there are many values and no pictures of them', async () => {
  const onChange = vi.fn()
  const variants = Array.from({ length: 20 }, (_, at) => ({
    id: `v${at}`,
    inventory_quantity: at % 2,
    options: [{ option_id: 'length', value: `${at} cm` }],
  }))
  const product = { options: [{ id: 'length', title: 'Length' }], variants }
  render(<VariantPicker product={product} onChange={onChange} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Length' }), '3 cm')
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'v3' }))
  expect(screen.getByRole('option', { name: '4 cm – Sold out' })).toBeInTheDocument()
  await expectAccessible()
})

it('shows pictures of values and still says their names', async () => {
  const swatches = { Glaze: { Ash: { color: '#ddd' }, Iron: { picture: '/iron.webp' } } }
  render(<VariantPicker product={jug} swatches={swatches} />)
  expect(screen.getByRole('radio', { name: 'Ash' })).toBeInTheDocument()
  expect(document.querySelector('img[src="/iron.webp"]')).toBeInTheDocument()
  await expectAccessible()
})
