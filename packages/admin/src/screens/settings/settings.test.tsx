import { languages } from '@cartwright/ui/strings'
import i18n from 'i18next'
import { afterEach, expect, it } from 'vitest'
import { renderAt, screen, userEvent, waitFor } from '../../testing/render-at'

afterEach(() => i18n.changeLanguage('en'))

it('the menu offers every language by its own name, and Tamil is taken by the tag of Tamil', async () => {
  renderAt('/a/settings/personal-information')
  await userEvent.click(await screen.findByRole('button', { name: /Language/ }))
  const offered = await screen.findAllByRole('option')
  expect(offered.map((one) => one.textContent)).toEqual(languages.map(({ name }) => name))
  await userEvent.click(screen.getByRole('option', { name: 'தமிழ்' }))
  await waitFor(() => expect(i18n.language).toBe('ta'))
  expect(document.documentElement).toHaveAttribute('lang', 'ta')
  expect(screen.getByRole('button', { name: /Language/ })).toHaveTextContent('தமிழ்')
})
