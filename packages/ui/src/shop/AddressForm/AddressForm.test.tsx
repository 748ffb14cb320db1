// @vitest-environment jsdom
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { type Address, AddressForm, type AddressFormProps } from './AddressForm.js'

function Kept(props: Partial<AddressFormProps>) {
  const [address, setAddress] = useState<Address>(props.value ?? {})
  return (
    <AddressForm
      countries={[{ iso_2: 'DE' }, { iso_2: 'us' }, { iso_2: 'JP' }]}
      {...props}
      value={address}
      onChange={(next) => {
        setAddress(next)
        props.onChange?.(next)
      }}
    />
  )
}
const labels = () =>
  screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).labels?.[0]?.textContent)

it('takes the order and the names of the country', async () => {
  const onChange = vi.fn()
  render(<Kept value={{ country_code: 'DE' }} onChange={onChange} />)
  expect(labels().slice(-3)).toEqual(['Postal code *', 'City *', 'Phone (optional)'])
  await userEvent.click(screen.getByRole('button', { name: /Country/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'United States' }))
  expect(onChange).toHaveBeenLastCalledWith({ country_code: 'us' })
  expect(labels().slice(-4)).toEqual(['City *', 'State *', 'ZIP code *', 'Phone (optional)'])
  await expectAccessible()
})

it('tells the browser what to fill in and shows what is wrong', () => {
  render(
    <Kept
      purpose="billing"
      namePrefix="billing_address."
      errors={{ city: 'Enter a city' }}
      without={['phone']}
    />,
  )
  const city = screen.getByRole('textbox', { name: /City/ })
  expect(city).toHaveAttribute('autocomplete', 'billing address-level2')
  expect(city).toHaveAttribute('name', 'billing_address.city')
  expect(city).toHaveAccessibleDescription('Enter a city')
  expect(screen.queryByRole('textbox', { name: /Phone/ })).not.toBeInTheDocument()
})

it('is saved when a field is left', async () => {
  const onBlur = vi.fn()
  render(<Kept onBlur={onBlur} />)
  await userEvent.type(screen.getByRole('textbox', { name: /First name/ }), 'Ada')
  await userEvent.tab()
  expect(onBlur).toHaveBeenCalledOnce()
})
