// @vitest-environment jsdom
import { checkAddress } from '@cartwright/sdk/rules'
import { renderHook } from '@testing-library/react'
import { act, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { useStrings } from '../../strings/use-strings.js'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { type Address, AddressForm, type AddressFormProps } from './AddressForm.js'
import { addressErrors } from './address-errors.js'
import { useAddressForm } from './use-address-form.js'

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

it('takes the order and the names of the country, and keeps what was typed', async () => {
  const onChange = vi.fn()
  render(<Kept value={{ country_code: 'DE', city: 'Berlin' }} onChange={onChange} />)
  expect(labels().slice(-3)).toEqual(['Postal code *', 'City *', 'Phone (optional)'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Country/ }), 'United States')
  expect(onChange).toHaveBeenLastCalledWith({ country_code: 'us', city: 'Berlin' })
  expect(labels().slice(-3)).toEqual(['City *', 'ZIP code *', 'Phone (optional)'])
  expect(screen.getByRole('textbox', { name: /City/ })).toHaveValue('Berlin')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /State/ }), 'NY')
  expect(onChange).toHaveBeenLastCalledWith({ country_code: 'us', city: 'Berlin', province: 'NY' })
  await expectAccessible()
})

it('posts from the page of the server, and keeps itself what is typed', async () => {
  const page = (
    <AddressForm
      countries={[{ iso_2: 'gb' }]}
      defaultValue={{ country_code: 'gb', postal_code: 'SW1A 2AA' }}
    />
  )
  const form = Object.assign(document.createElement('form'), { innerHTML: renderToString(page) })
  expect(Object.fromEntries(new FormData(form))).toMatchObject({
    country_code: 'gb',
    postal_code: 'SW1A 2AA',
  })
  render(page)
  const postcode = screen.getByRole('textbox', { name: /Postcode/ })
  await userEvent.clear(postcode)
  await userEvent.type(postcode, 'E1 6AN')
  expect(postcode).toHaveValue('E1 6AN')
})

it.each([true, false])(
  'loses nothing of what changes before it is drawn again (controlled: %s)',
  (isControlled) => {
    const onChange = vi.fn()
    const { result } = renderHook(() => {
      const [address, setAddress] = useState<Address>({ country_code: 'gb' })
      const change = (next: Address) => {
        onChange(next)
        setAddress(next)
      }
      return useAddressForm({
        onChange: change,
        ...(isControlled ? { value: address } : { defaultValue: address }),
      })
    })
    const { change } = result.current
    act(() => {
      change('first_name', 'Ada')
      change('last_name', 'Byron')
    })
    const typed = { country_code: 'gb', first_name: 'Ada', last_name: 'Byron' }
    expect(onChange).toHaveBeenLastCalledWith(typed)
    expect(result.current.address).toEqual(typed)
  },
)

it('puts into words what is wrong with an address', () => {
  function Errors() {
    const t = useStrings()
    return (
      <AddressForm
        countries={[{ iso_2: 'gb' }]}
        value={{ country_code: 'gb', postal_code: '1' }}
        errors={addressErrors(checkAddress({ country_code: 'gb', postal_code: '1', city: '' }), t)}
      />
    )
  }
  render(<Errors />)
  expect(screen.getByRole('textbox', { name: /Postcode/ })).toHaveAccessibleDescription(
    'This does not look right, for example SW1A 2AA',
  )
  expect(screen.getByRole('textbox', { name: /City/ })).toHaveAccessibleDescription('Enter: City')
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
